-- Up Migration
-- outside a transaction

-- Codes go out before all else: somebody waits for one, while thousands of mails about orders may be due before it.
DROP INDEX CONCURRENTLY IF EXISTS messages_codes_due;

CREATE INDEX CONCURRENTLY messages_codes_due ON messages (channel, next_attempt_at)
  WHERE state = 'waiting' AND right(template, 5) = '_code';
