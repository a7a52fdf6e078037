import type { ClientBase, Pool } from 'pg'
import type { Call } from '#server/platform/http/handler.ts'
import { hashOfToken, isToken, newToken } from './tokens.ts'

const cookieName = 'known-device'
/** The longest that browsers keep a cookie. */
export const knownForMs = 400 * 24 * 3_600_000

/** The hash of the cookie that this browser was given when somebody signed in with it. */
export function deviceHashOf(call: Call): Buffer | undefined {
  const token = call.cookie(cookieName)
  return isToken(token) ? hashOfToken(token) : undefined
}

/**
 * Lets a browser be known to an account. A browser that is new to the
 * account gets a new cookie, which takes over what the old one knew: one that somebody else has put
 * into the browser is worth nothing afterwards.
 */
export async function knowDevice(
  client: ClientBase | Pool,
  call: Call,
  accountId: number,
  now: Date,
): Promise<void> {
  const sent = deviceHashOf(call)
  if (sent && (await isKnown(client, accountId, sent, now))) return
  const { token, hash } = newToken()
  if (sent) {
    await client.query('UPDATE account_devices SET device_hash = $2 WHERE device_hash = $1', [
      sent,
      hash,
    ])
  }
  await client.query({
    name: 'device-know',
    text: 'INSERT INTO account_devices (account_id, device_hash, last_used_at) VALUES ($1, $2, $3)',
    values: [accountId, hash, now],
  })
  call.setCookie({ name: cookieName, value: token, maxAge: knownForMs / 1000 })
}

async function isKnown(client: ClientBase | Pool, accountId: number, hash: Buffer, now: Date) {
  const { rowCount } = await client.query(
    'UPDATE account_devices SET last_used_at = $3 WHERE account_id = $1 AND device_hash = $2',
    [accountId, hash, now],
  )
  return rowCount === 1
}

/** For a new password: whoever knew the old one is not known any more. */
export async function deleteDevices(client: ClientBase, accountId: number): Promise<void> {
  await client.query('DELETE FROM account_devices WHERE account_id = $1', [accountId])
}
