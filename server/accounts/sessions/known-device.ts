import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Call } from '#server/platform/http/handler.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const cookieName = 'known-device'
/** Browsers limit a cookie's age to 400 days. */
export const knownForMs = 400 * 24 * 3_600_000

/** The hash of the cookie that this browser got at an earlier login. */
export function deviceHashOf(call: Call): Buffer | undefined {
  const token = call.cookie(cookieName)
  return isToken(token) ? hashOfToken(token) : undefined
}

/**
 * Makes a browser known to an account. A browser that is new to the account gets a new cookie, which
 * takes over the accounts of the old one: a cookie that an attacker planted is worthless afterwards.
 */
export async function rememberDevice(
  db: Db,
  call: Call,
  accountId: number,
  now: Date,
): Promise<void> {
  const sent = deviceHashOf(call)
  if (sent && (await run(db, touchDevice, [accountId, sent, now])) === 1) return
  const { token, hash } = newToken()
  if (sent) await run(db, replaceHash, [sent, hash])
  await run(db, addDevice, [accountId, hash, now])
  call.setCookie({ name: cookieName, value: token, maxAge: knownForMs / 1000 })
}

const touchDevice = rareStatement(
  'device-touch',
  {},
  'UPDATE account_devices SET last_used_at = $3 WHERE account_id = $1 AND device_hash = $2',
)

const replaceHash = rareStatement(
  'device-replace-hash',
  {},
  'UPDATE account_devices SET device_hash = $2 WHERE device_hash = $1',
)

const addDevice = statement(
  'device-remember',
  {},
  'INSERT INTO account_devices (account_id, device_hash, last_used_at) VALUES ($1, $2, $3)',
)

/** The hash of this browser's cookie where the account knows it: what happens in it is counted apart. */
export async function knownDevice(
  db: Db,
  call: Call,
  accountId: number,
): Promise<string | undefined> {
  const sent = deviceHashOf(call)
  const known = sent && (await maybe(db, knowsDevice, [accountId, sent]))
  return known ? sent.toString('hex') : undefined
}

const knowsDevice = rareStatement(
  'device-known',
  { account_id: number },
  'SELECT account_id FROM account_devices WHERE account_id = $1 AND device_hash = $2',
)

/** For a new password: no browser that knew the old one stays known. */
export async function deleteDevices(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteAllDevices, [accountId])
}

const deleteAllDevices = rareStatement(
  'devices-delete',
  {},
  'DELETE FROM account_devices WHERE account_id = $1',
)
