-- Up Migration

-- A permission's action may be of two words: 'orders.hand-over'. Owner: server/staff.
ALTER TABLE staff_role_permissions DROP CONSTRAINT staff_role_permissions_permission_check;
ALTER TABLE staff_role_permissions ADD CONSTRAINT staff_role_permissions_permission_check
  CHECK (permission ~ '^[a-z]+\.[a-z]+(-[a-z]+)?$') NOT VALID;
ALTER TABLE staff_role_permissions VALIDATE CONSTRAINT staff_role_permissions_permission_check;

-- Whoever picks and packs hands over too, but for Support, who is not in the store.
INSERT INTO staff_role_permissions (role_id, permission)
SELECT id, 'orders.hand-over'
FROM staff_roles JOIN staff_role_permissions AS edit
  ON edit.role_id = id AND edit.permission = 'orders.edit'
WHERE NOT is_owner AND name <> 'Support'
ON CONFLICT DO NOTHING;
