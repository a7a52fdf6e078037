-- Up Migration

-- Whose messages cost money: one budget counts them for the account too, whatever they are about. Owner: server/messages.
ALTER TABLE messages ADD COLUMN account_id bigint;
