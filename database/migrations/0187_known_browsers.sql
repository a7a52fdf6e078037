-- Up Migration

-- The office's second step ends within a day's limit, and its sessions are bounded. Owner: server/staff.

-- Until when wrong digits from browsers that the member's account does not know are counted together.
ALTER TABLE staff_totp ADD COLUMN wrong_until timestamptz;

-- Twenty sessions a member: one that waits for its second step goes first, then the one that was unused the longest. Sign-ins
-- at once wait for each other here, so that each sees the sessions of the one before.
CREATE FUNCTION staff_sessions_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM staff_members WHERE id = NEW.member_id FOR NO KEY UPDATE;
  DELETE FROM staff_sessions WHERE id IN (
    SELECT id FROM staff_sessions WHERE member_id = NEW.member_id AND id <> NEW.id
    ORDER BY factor_at IS NOT NULL DESC, last_seen_at DESC, id DESC OFFSET 19
  );
  RETURN NULL;
END $$;
CREATE TRIGGER staff_sessions_bounded AFTER INSERT ON staff_sessions
  FOR EACH ROW EXECUTE FUNCTION staff_sessions_bounded();
