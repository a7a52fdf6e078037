-- Up Migration

-- Saved views of the office's lists. Owner: server/views.

CREATE TABLE office_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A member of the staff, who alone changes it.
  member_id bigint NOT NULL REFERENCES staff_members (id),
  -- The list's name in the office: `members`.
  list text NOT NULL CHECK (list ~ '^[a-z-]{1,40}$'),
  name text NOT NULL CHECK (name <> ''),
  -- Filters, order and columns as the list's address has them.
  query text NOT NULL CHECK (length(query) <= 1000),
  is_for_all boolean NOT NULL,
  UNIQUE (member_id, list, name)
);
CREATE INDEX office_views_for_all ON office_views (list) WHERE is_for_all;
