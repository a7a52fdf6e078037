import type pg from 'pg'
import type { z } from 'zod'
import type { DeliveryAddress } from '#contract/delivery.ts'

type Address = z.input<typeof DeliveryAddress>

const select = `
  SELECT address.id, first_name, last_name, phone_number, address, landmark, 161 AS country,
    json_build_object('id', state.id, 'name', state.name) AS state, address.state_id,
    json_build_object('id', lga.id, 'name', lga.name) AS lg, lga.id AS lg_id,
    city, address_type_id, is_default::integer AS is_default
  FROM delivery_addresses AS address
  JOIN location_states AS state ON state.id = address.state_id
  JOIN location_lgas AS lga ON lga.id = address.lga_id`

/** The default first, then the newest. */
export async function readAddresses(
  pool: Pick<pg.Pool, 'query'>,
  accountId: number,
): Promise<Address[]> {
  const { rows } = await pool.query<Address>({
    name: 'delivery-addresses',
    text: `${select} WHERE account_id = $1 ORDER BY is_default DESC, address.id DESC`,
    values: [accountId],
  })
  return rows
}

/** Null where there is no such address, or it is another customer's. */
export async function readAddress(
  pool: Pick<pg.ClientBase, 'query'>,
  accountId: number,
  id: number,
): Promise<Address | null> {
  const { rows } = await pool.query<Address>({
    name: 'delivery-address',
    text: `${select} WHERE account_id = $1 AND address.id = $2`,
    values: [accountId, id],
  })
  return rows[0] ?? null
}

export async function readDefaultAddress(
  pool: Pick<pg.Pool, 'query'>,
  accountId: number,
): Promise<Address | null> {
  const { rows } = await pool.query<Address>({
    name: 'delivery-default-address',
    text: `${select} WHERE account_id = $1 AND is_default`,
    values: [accountId],
  })
  return rows[0] ?? null
}
