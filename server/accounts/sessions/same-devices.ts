import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** A subquery of the caller's statement: the accounts that were signed in to in a browser of account $1. */
export const accountsOfDevices = `
  SELECT other.account_id FROM account_devices AS mine
  JOIN account_devices AS other USING (device_hash)
  WHERE mine.account_id = $1`

/**
 * Until the end of the transaction, callers with accounts that share a browser run one at a time: whoever counts
 * rows of these accounts counts them all. Lock the account before.
 */
export async function lockDevices(tx: Db, accountId: number): Promise<void> {
  await run(tx, lock, [accountId])
}

// In one order, so that nobody waits in a circle.
const lock = statement(
  'devices-lock',
  {},
  `SELECT FROM (
     SELECT hashtextextended(encode(device_hash, 'hex'), 0) AS key
     FROM account_devices WHERE account_id = $1 ORDER BY key OFFSET 0
   ) AS devices
   CROSS JOIN LATERAL pg_advisory_xact_lock(key)`,
)
