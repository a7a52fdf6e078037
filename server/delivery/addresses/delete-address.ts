import { boolean } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { lockAddresses } from './default-address.ts'

/**
 * Deletes an address; false where the customer has no such address. When it was the default, the
 * newest of the others becomes the default. Orders have a copy of the address that they were sent to.
 */
export async function deleteAddress(tx: Tx, accountId: number, id: number): Promise<boolean> {
  await lockAddresses(tx, accountId)
  const deleted = await maybe(tx, deleteOne, [accountId, id])
  if (deleted?.is_default) await run(tx, makeNewestDefault, [accountId])
  return deleted !== null
}

const deleteOne = rareStatement(
  'delivery-delete-address',
  { is_default: boolean },
  'DELETE FROM delivery_addresses WHERE account_id = $1 AND id = $2 RETURNING is_default',
)
const makeNewestDefault = rareStatement(
  'delivery-newest-default',
  {},
  `UPDATE delivery_addresses SET is_default = true
   WHERE id = (SELECT max(id) FROM delivery_addresses WHERE account_id = $1)`,
)
