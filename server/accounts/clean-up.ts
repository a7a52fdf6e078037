import type { Pool } from 'pg'
import { knownForMs } from './known-device.ts'
import { idleMs } from './sessions.ts'

/** Deletes expired rows. */
export async function cleanUpAccounts(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM account_codes WHERE expires_at <= $1', [now])
  await pool.query('DELETE FROM account_resets WHERE expires_at <= $1', [now])
  await pool.query('DELETE FROM account_tries WHERE ends_at <= $1', [now])
  await pool.query('DELETE FROM account_sessions WHERE expires_at <= $1 OR last_seen_at <= $2', [
    now,
    new Date(now.getTime() - idleMs),
  ])
  await pool.query('DELETE FROM account_devices WHERE last_used_at <= $1', [
    new Date(now.getTime() - knownForMs),
  ])
}
