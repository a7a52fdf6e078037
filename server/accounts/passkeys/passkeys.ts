import type { Passkey } from '#contract/shop/sign-in.ts'
import {
  boolean,
  bytes,
  list,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { MadePasskey, Signature } from './webauthn.ts'

/** Of one account, and of one member of the staff. */
export const maxPasskeys = 20

/** A passkey as the tables of customers and of staff have it. */
export const passkeyRow = {
  id: number,
  credential_id: bytes,
  transports: list(text),
  name: text,
  is_backed_up: boolean,
  created_at: time,
  last_used_at: nullable(time),
}
export type PasskeyRow = Row<typeof passkeyRow>
export const passkeyColumns = Object.keys(passkeyRow).join(', ')

/** An account's passkeys, the oldest first. */
export function passkeysOf(db: Db, accountId: number): Promise<PasskeyRow[]> {
  return many(db, listPasskeys, [accountId])
}

const listPasskeys = rareStatement(
  'passkeys-of',
  passkeyRow,
  `SELECT ${passkeyColumns}
   FROM account_passkeys WHERE account_id = $1 ORDER BY id`,
)

export async function hasPasskeys(db: Db, accountId: number): Promise<boolean> {
  return (await run(db, anyPasskey, [accountId])) > 0
}

const anyPasskey = rareStatement(
  'passkeys-any',
  {},
  'SELECT FROM account_passkeys WHERE account_id = $1 LIMIT 1',
)

/** A passkey as calls answer it. */
export function toPasskey(row: Omit<PasskeyRow, 'credential_id' | 'transports'>): Passkey {
  return {
    id: row.id,
    name: row.name,
    is_backed_up: row.is_backed_up,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

const keyRow = {
  id: number,
  account_id: number,
  public_key: bytes,
  counter: number,
  slug: text,
  password_hash: text,
}
/** A passkey with the account that it opens. */
export type PasskeyKey = Row<typeof keyRow>

/** The passkey with this credential id (Base64url), whosever it is. */
export function findPasskey(db: Db, credentialId: string): Promise<PasskeyKey | null> {
  return maybe(db, passkeyByCredential, [Buffer.from(credentialId, 'base64url')])
}

const passkeyByCredential = rareStatement(
  'passkey-by-credential',
  keyRow,
  `SELECT account_passkeys.id, account_id, public_key, counter, slug, password_hash
   FROM account_passkeys JOIN accounts ON accounts.id = account_id
   WHERE credential_id = $1 AND deleted_at IS NULL`,
)

/**
 * Stores that a passkey has signed. False where another signature was stored meanwhile whose counter is not
 * lower: of two calls with one signature, one counts.
 */
export async function markPasskeyUsed(
  db: Db,
  passkeyId: number,
  { counter, isBackedUp }: Signature,
  now: Date,
): Promise<boolean> {
  return (await run(db, passkeyUsed, [passkeyId, counter, isBackedUp, now])) === 1
}

const passkeyUsed = rareStatement(
  'passkey-used',
  {},
  `UPDATE account_passkeys SET counter = $2, is_backed_up = $3, last_used_at = $4
   WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
)

export interface NewPasskey extends MadePasskey {
  name: string
  transports: string[]
}

/** Null where the credential is stored already, for this account or another. */
export function insertPasskey(
  tx: Tx,
  accountId: number,
  passkey: NewPasskey,
  now: Date,
): Promise<PasskeyRow | null> {
  const { credentialId, publicKey, counter, transports, name, isBackedUp } = passkey
  const values = [accountId, credentialId, publicKey, counter, transports, name, isBackedUp, now]
  return maybe(tx, addPasskeyRow, values)
}

const addPasskeyRow = rareStatement(
  'passkey-add',
  passkeyRow,
  `INSERT INTO account_passkeys
     (account_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (credential_id) DO NOTHING
   RETURNING ${passkeyColumns}`,
)

/** Refuses with `not_found` where the passkey is not the account's. */
export async function renamePasskey(
  db: Db,
  accountId: number,
  passkeyId: number,
  name: string,
): Promise<void> {
  if ((await run(db, setName, [passkeyId, accountId, name])) === 0) refuse('not_found')
}

const setName = rareStatement(
  'passkey-rename',
  {},
  'UPDATE account_passkeys SET name = $3 WHERE id = $1 AND account_id = $2',
)

/** False where the passkey is not the account's. */
export async function deletePasskey(
  tx: Tx,
  accountId: number,
  passkeyId: number,
): Promise<boolean> {
  return (await run(tx, deleteOne, [passkeyId, accountId])) === 1
}

const deleteOne = rareStatement(
  'passkey-delete',
  {},
  'DELETE FROM account_passkeys WHERE id = $1 AND account_id = $2',
)

export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteAll, [accountId])
}

const deleteAll = rareStatement(
  'passkeys-delete',
  {},
  'DELETE FROM account_passkeys WHERE account_id = $1',
)
