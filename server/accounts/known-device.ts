import type { ClientBase, Pool } from 'pg'
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
  client: ClientBase | Pool,
  call: Call,
  accountId: number,
  now: Date,
): Promise<void> {
  const sent = deviceHashOf(call)
  if (sent && (await touchDevice(client, accountId, sent, now))) return
  const { token, hash } = newToken()
  if (sent) {
    await client.query('UPDATE account_devices SET device_hash = $2 WHERE device_hash = $1', [
      sent,
      hash,
    ])
  }
  await client.query({
    name: 'device-remember',
    text: 'INSERT INTO account_devices (account_id, device_hash, last_used_at) VALUES ($1, $2, $3)',
    values: [accountId, hash, now],
  })
  call.setCookie({ name: cookieName, value: token, maxAge: knownForMs / 1000 })
}

async function touchDevice(client: ClientBase | Pool, accountId: number, hash: Buffer, now: Date) {
  const { rowCount } = await client.query(
    'UPDATE account_devices SET last_used_at = $3 WHERE account_id = $1 AND device_hash = $2',
    [accountId, hash, now],
  )
  return rowCount === 1
}

/** For a new password: no browser that knew the old one stays known. */
export async function deleteDevices(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM account_devices WHERE account_id = $1', [accountId])
}
