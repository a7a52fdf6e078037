import { randomInt } from 'node:crypto'
import { number } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { testCarriers } from '../terminal/test-carriers.ts'

const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A paid carrier order in the orders' tables; answers its id and code. */
export async function testOrder(db: Db, accountId: number, at: Date) {
  const code = Array.from({ length: 10 }, () => characters[randomInt(characters.length)]).join('')
  const { id } = await one(db, addOrder, [code, accountId, at])
  return { id, code }
}

const addOrder = rareStatement(
  'test-add-order',
  { id: number },
  `INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
     product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method,
     recipient, phone, street, state, placed_at, moved_at, moved_by)
   VALUES ($1, $2, 'PROCESSING', 'wallets', 'PAID', 'sold', 1, 1000, 0, 1000, 'carrier',
     'Carrier', 'Ngozi Eze', '+2348031234567', '5 Adelabu Street', 'Lagos', $3, $3, 'provider:flutterwave')
   RETURNING id`,
)

type Carriers = Awaited<ReturnType<typeof testCarriers>>

/** The cheapest quote for a kettle to Ikeja, stored; answers its id. */
export async function testQuote({ quote, database }: Carriers, accountId: number) {
  const { data } = await quote(accountId, await one(database, ikeja))
  return data[0]?.id ?? ''
}

const ikeja = rareStatement(
  'test-ikeja',
  { state: number, lg: number },
  `SELECT state_id AS state, id AS lg FROM location_lgas WHERE name = 'Ikeja'`,
)
