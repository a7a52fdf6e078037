-- Up Migration

-- Words of members to each other about a customer, who never reads them. Owner: server/customers.
CREATE TABLE customer_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  comment text NOT NULL CHECK (comment <> ''),
  written_by text NOT NULL
    CHECK (written_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  written_at timestamptz NOT NULL
);
CREATE INDEX customer_comments_account ON customer_comments (account_id, id);

-- Members who answer the telephone see a contact that the pages mask. Owner: server/staff.
INSERT INTO staff_role_permissions (role_id, permission)
SELECT id, 'customers.contact' FROM staff_roles WHERE name IN ('Manager', 'Support') AND NOT is_owner
ON CONFLICT DO NOTHING;
