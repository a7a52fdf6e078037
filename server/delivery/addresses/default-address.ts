import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const lockAccountAddresses = rareStatement(
  'delivery-lock-addresses',
  {},
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('delivery ' || $1, 0))",
)

/** One transaction at a time changes an account's addresses: two tabs can't both set the default. */
export async function lockAddresses(tx: Tx, accountId: number): Promise<void> {
  await run(tx, lockAccountAddresses, [String(accountId)])
}

const findAddress = rareStatement(
  'delivery-find-address',
  {},
  'SELECT FROM delivery_addresses WHERE account_id = $1 AND id = $2',
)
const setDefault = rareStatement(
  'delivery-set-default',
  {},
  'UPDATE delivery_addresses SET is_default = true WHERE id = $1 AND NOT is_default',
)

/** Makes one address the default and no other; false where the customer has no such address. */
export async function makeDefault(tx: Tx, accountId: number, id: number): Promise<boolean> {
  await lockAddresses(tx, accountId)
  if ((await run(tx, findAddress, [accountId, id])) === 0) return false
  await clearDefault(tx, accountId, id)
  await run(tx, setDefault, [id])
  return true
}

const unsetDefault = rareStatement(
  'delivery-clear-default',
  {},
  `UPDATE delivery_addresses SET is_default = false
   WHERE account_id = $1 AND is_default AND id IS DISTINCT FROM $2`,
)

/** So that another can become it. The lock is the caller's. */
export async function clearDefault(
  tx: Tx,
  accountId: number,
  except: number | null = null,
): Promise<void> {
  await run(tx, unsetDefault, [accountId, except])
}
