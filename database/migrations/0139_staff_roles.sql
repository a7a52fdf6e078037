-- Up Migration

-- The roles that the office comes with. Staff may change all but the owner's. Owner: server/staff.
INSERT INTO staff_roles (name, is_owner, edited_at, edited_by)
SELECT name, name = 'Owner', '2026-01-01T00:00:00Z', 'command:migration'
FROM unnest(ARRAY['Owner', 'Manager', 'Catalogue', 'Store', 'Support', 'Finance', 'Auditor'])
  WITH ORDINALITY AS roles (name, place)
ORDER BY place;

INSERT INTO staff_role_permissions (role_id, permission)
SELECT id, unnest(granted) FROM staff_roles JOIN (VALUES
  ('Manager', ARRAY['products.edit', 'products.publish', 'categories.edit', 'prices.edit', 'stock.adjust',
    'imports.run', 'exports.run', 'content.edit', 'search.tune', 'orders.read', 'orders.edit', 'refunds.make',
    'payments.review', 'coupons.edit', 'customers.read', 'customers.edit', 'reviews.moderate',
    'messages.answer', 'staff.manage', 'audit.read', 'operations.read']),
  ('Catalogue', ARRAY['products.edit', 'products.publish', 'categories.edit', 'prices.edit', 'imports.run',
    'exports.run', 'content.edit', 'search.tune']),
  ('Store', ARRAY['stock.adjust', 'orders.read', 'orders.edit']),
  ('Support', ARRAY['orders.read', 'orders.edit', 'customers.read', 'reviews.moderate', 'messages.answer']),
  ('Finance', ARRAY['exports.run', 'orders.read', 'refunds.make', 'payments.review', 'coupons.edit',
    'customers.read']),
  ('Auditor', ARRAY['audit.read', 'orders.read', 'operations.read'])
) AS roles (role, granted) ON role = name;
