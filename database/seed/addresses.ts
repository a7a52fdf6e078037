import { addAddress } from '#server/delivery/delivery.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { DemoAddress } from './demo/person.ts'

/** Saves a demo person's addresses, the default first; answers their ids. The states must exist. */
export async function seedAddresses(
  tx: Tx,
  accountId: number,
  addresses: DemoAddress[],
  now: Date,
): Promise<number[]> {
  const ids = []
  for (const { stateCode, lg, type, ...address } of addresses) {
    const place = await maybe(tx, findArea, [stateCode, lg])
    if (!place) throw new Error(`there is no ${lg} in ${stateCode}`)
    const saved = { ...address, ...place, country: 161 as const, address_type_id: type }
    ids.push(await addAddress(tx, accountId, { ...saved, is_default: 0 }, now))
  }
  return ids
}

const findArea = rareStatement(
  'seed-find-area',
  { state: number, lg: number },
  `SELECT state.id AS state, lga.id AS lg
   FROM location_lgas AS lga JOIN location_states AS state ON state.id = state_id
   WHERE iso_code = $1 AND lga.name = $2`,
)
