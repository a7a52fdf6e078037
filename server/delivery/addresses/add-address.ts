import type { z } from 'zod'
import type { AddressInput } from '#contract/address.ts'
import { requireActive } from '#server/accounts/accounts.ts'
import { namesOf, number, valuesOf } from '#server/platform/database/columns.ts'
import { count, counted, type Db, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { clearDefault, lockAddresses } from './default-address.ts'
import { enteredColumns, enteredRow } from './saved-addresses.ts'

/** Kinds of addresses; addresses store the ids, so they never change. The first is the default. */
export const addressTypes = [
  { id: 1, name: 'Home' },
  { id: 2, name: 'Office' },
  { id: 3, name: 'Shop or market stall' },
  { id: 4, name: 'Campus or hostel' },
] as const

/** Addresses of one customer. */
const maxAddresses = 50

type Address = z.output<typeof AddressInput>

/**
 * Saves an address in the caller's transaction; answers its id. The first one becomes the default,
 * and a new default takes the place of the old. Refuses with `validation_failed` (a local government
 * area of another state, an unknown kind of address) and `list_full`.
 */
export async function addAddress(
  tx: Tx,
  accountId: number,
  address: Address,
  at: Date,
): Promise<number> {
  await requireActive(tx, accountId)
  await requirePlaces(tx, address)
  await lockAddresses(tx, accountId)
  const others = await count(tx, addressCount, [accountId])
  if (others >= maxAddresses) refuse('list_full')
  const isDefault = others === 0 || address.is_default === 1
  if (isDefault) await clearDefault(tx, accountId)
  const { id } = await one(tx, insertAddress, [
    accountId,
    ...valuesOf(enteredColumns, enteredRow(address)),
    address.state,
    address.lg,
    address.city,
    address.address_type_id,
    isDefault,
    at,
  ])
  return id
}

const addressCount = rareStatement(
  'delivery-address-count',
  counted,
  'SELECT count(*) AS count FROM delivery_addresses WHERE account_id = $1',
)

const insertAddress = statement(
  'delivery-add-address',
  { id: number },
  `INSERT INTO delivery_addresses
     (account_id, ${namesOf(enteredColumns)}, state_id, lga_id, city, address_type_id,
      is_default, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
)

/** Refuses an unknown state, an area of another state, and an unknown kind of address. */
export async function requirePlaces(
  db: Db,
  { state, lg, address_type_id }: { state: number; lg: number; address_type_id: number },
): Promise<void> {
  if (!addressTypes.some(({ id }) => id === address_type_id)) {
    const errors = { address_type_id: ['Choose one of the kinds of address'] }
    refuse('validation_failed', { errors })
  }
  if ((await run(db, lgaOfState, [lg, state])) === 0) {
    if ((await run(db, stateById, [state])) === 0) {
      refuse('validation_failed', { errors: { state: ['Choose one of the states'] } })
    }
    const errors = { lg: ['Choose a local government area of the state'] }
    refuse('validation_failed', { errors })
  }
}

const stateById = rareStatement(
  'delivery-state-by-id',
  {},
  'SELECT FROM location_states WHERE id = $1',
)

const lgaOfState = statement(
  'delivery-lga-of-state',
  {},
  'SELECT FROM location_lgas WHERE id = $1 AND state_id = $2',
)
