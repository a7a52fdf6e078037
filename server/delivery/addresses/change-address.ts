import type { z } from 'zod'
import type { AddressInput } from '#contract/address.ts'
import { namesOf, valuesOf } from '#server/platform/database/columns.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { requirePlaces } from './add-address.ts'
import { makeDefault } from './default-address.ts'
import { enteredColumns, enteredRow } from './saved-addresses.ts'

/**
 * Replaces a saved address, in the caller's transaction; false where the customer has no such address. The default
 * stays the default. Orders have a copy of the address that they were placed with, and quotes for the former area
 * are no longer accepted. Refuses with `validation_failed`, as `addAddress` does.
 */
export async function changeAddress(
  tx: Tx,
  accountId: number,
  { id, address }: { id: number; address: z.output<typeof AddressInput> },
): Promise<boolean> {
  await requirePlaces(tx, address)
  const changed = await run(tx, updateAddress, [
    accountId,
    id,
    ...valuesOf(enteredColumns, enteredRow(address)),
    address.state,
    address.lg,
    address.city,
    address.address_type_id,
  ])
  if (changed === 0) return false
  if (address.is_default === 1) await makeDefault(tx, accountId, id)
  return true
}

const updateAddress = rareStatement(
  'delivery-change-address',
  {},
  `UPDATE delivery_addresses
   SET (${namesOf(enteredColumns)}, state_id, lga_id, city, address_type_id)
     = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
   WHERE account_id = $1 AND id = $2`,
)
