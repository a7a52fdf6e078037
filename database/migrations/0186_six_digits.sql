-- Up Migration

-- Every browser that asks for a code has a row of its own. Owner: server/accounts.

ALTER TABLE account_codes
  -- One right code came before it, in the same browser: strangers have guessed a lot at this contact's.
  ADD COLUMN is_second boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT account_codes_purpose_check;
ALTER TABLE account_codes
  ADD CONSTRAINT account_codes_purpose_check
    CHECK (purpose = ANY (ARRAY['register', 'reset', 'phone', 'confirm', 'login'])) NOT VALID;
ALTER TABLE account_codes VALIDATE CONSTRAINT account_codes_purpose_check;

-- A row without a device counts what browsers that the account does not know do together; the codes of six digits
-- that are under way move to rows of those who asked. `requester` equals `device` in these.
INSERT INTO account_codes (purpose, contact, device, requester, requester_range, issue, sent_at, expires_at,
    attempts, neighbour_attempts, other_attempts, used_at, is_confirmed, is_long, digits_expire_at, wait_until,
    messages_end_at, wrong_end_at)
  SELECT purpose, contact, requester, requester, requester_range, issue, sent_at, digits_expire_at,
    attempts, neighbour_attempts, other_attempts, used_at, is_confirmed, false, digits_expire_at, sent_at,
    sent_at, sent_at
  FROM account_codes
  WHERE device = '' AND requester <> '' AND used_at IS NULL AND digits_expire_at > sent_at
  ON CONFLICT DO NOTHING;
UPDATE account_codes SET wait_until = least(wait_until, sent_at + interval '2 minutes');
