-- Up Migration

-- Who may stop a bulk change of somebody else. Owner: server/staff.
INSERT INTO staff_role_permissions (role_id, permission)
SELECT id, 'imports.stop' FROM staff_roles WHERE name = 'Manager' ON CONFLICT DO NOTHING;
