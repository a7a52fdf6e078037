import type pg from 'pg'
import type { z } from 'zod'
import type { AddressInput } from '#contract/delivery.ts'
import { requireActive } from '#server/accounts/accounts.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { isAddressType } from './address-types.ts'
import { clearDefault, lockAddresses } from './default-address.ts'

/** Addresses of one customer. */
const maxAddresses = 50

type Address = z.output<typeof AddressInput>

/**
 * Saves an address in the caller's transaction; answers its id. The first one becomes the default,
 * and a new default takes the place of the old. Refuses with `validation_failed` (a local government
 * area of another state, an unknown kind of address) and `list_full`.
 */
export async function addAddress(
  client: pg.ClientBase,
  accountId: number,
  address: Address,
  at: Date,
): Promise<number> {
  await requireActive(client, accountId)
  await requirePlaces(client, address)
  await lockAddresses(client, accountId)
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*) AS count FROM delivery_addresses WHERE account_id = $1',
    [accountId],
  )
  const others = rows[0]?.count ?? 0
  if (others >= maxAddresses) refuse('list_full')
  const isDefault = others === 0 || address.is_default === 1
  if (isDefault) await clearDefault(client, accountId)
  return insert(client, accountId, { ...address, isDefault, at })
}

/** Refuses an area of another state, and an unknown kind of address. */
export async function requirePlaces(
  client: Pick<pg.ClientBase, 'query'>,
  { state, lg, address_type_id }: { state: number; lg: number; address_type_id: number },
): Promise<void> {
  if (!isAddressType(address_type_id)) {
    const errors = { address_type_id: ['Choose one of the kinds of address'] }
    refuse('validation_failed', { errors })
  }
  const { rowCount } = await client.query({
    name: 'delivery-lga-of-state',
    text: 'SELECT FROM location_lgas WHERE id = $1 AND state_id = $2',
    values: [lg, state],
  })
  if (rowCount === 0) {
    const errors = { lg: ['Choose a local government area of the state'] }
    refuse('validation_failed', { errors })
  }
}

async function insert(
  client: pg.ClientBase,
  accountId: number,
  address: Address & { isDefault: boolean; at: Date },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>({
    name: 'delivery-add-address',
    text: `
      INSERT INTO delivery_addresses
        (account_id, first_name, last_name, phone_number, address, landmark, state_id, lga_id,
         city, address_type_id, is_default, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
    values: [
      accountId,
      address.first_name,
      address.last_name,
      address.phone_number,
      address.address,
      address.landmark || null,
      address.state,
      address.lg,
      address.city,
      address.address_type_id,
      address.isDefault,
      address.at,
    ],
  })
  const [row] = rows
  if (!row) throw new Error('an insert answers its row')
  return row.id
}
