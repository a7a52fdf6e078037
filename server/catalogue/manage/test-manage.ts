import { addCoupon, isInCoupon } from '#server/coupons/coupons.ts'
import { isOrdered, soldUnits } from '#server/orders/orders.ts'
import { type Clock, stoppedClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { draftFacts } from '../product-facts.ts'
import { brandIds, subIds } from '../test-catalogue.ts'
import type { ManageDeps } from './change.ts'
import type { NewPicture } from './pictures.ts'
import type { NewProduct } from './products.ts'

export const staff = { staff: 3 }
export const at = new Date('2026-11-20T10:00:00Z')

export const picture: NewPicture = {
  hash: 'b'.repeat(64),
  width: 1_200,
  height: 900,
  placeholder_color: '#aabbcc',
  alt: 'From the front',
}
export const missingHash = 'f'.repeat(64)

/** The verbs' dependencies as an app would give them; the media store lacks `missingHash`. */
export function testManage(database: Database, clock: Clock = stoppedClock(at)): ManageDeps {
  return {
    database,
    clock,
    hasPicture: async (hash) => hash !== missingHash,
    isNamed: async (tx, item) =>
      (await isOrdered(tx, item)) ||
      (item.combinationId === null && (await isInCoupon(tx, item.productId))),
    soldUnits,
  }
}

let added = 0

/** A product that is fixed and in order, but for what is given. */
export function newProduct(
  given: Partial<NewProduct['facts']> = {},
  sold: NewProduct['sold'] = { amountKobo: 100_000, previousAmountKobo: 125_000, onHand: 10 },
): NewProduct {
  added++
  return {
    facts: {
      slug: `kettle-${added}x`,
      code: `K-${added}`,
      name: `Kettle ${added}`,
      brand_id: brandIds[0] ?? 0,
      seller_id: 1,
      ...draftFacts,
      category_id: subIds[0] ?? 0,
      weight_grams: 900,
      color: 'Blue',
      key_features: 'Light\nStrong',
      description: '<p>Good.</p>',
      popularity: 500,
      ...given,
    },
    sold,
    pictures: [picture],
    state: 'live',
    by: staff,
  }
}

/** Three sizes in two colors, of which four combinations are on sale. */
export function sizesAndColors(): Extract<NewProduct['sold'], { options: unknown }> {
  const price = { previousAmountKobo: null, onHand: 5 }
  return {
    options: [
      { name: 'Size', values: plain('S', 'M', 'L') },
      {
        name: 'Color',
        values: [
          { name: 'Red', swatch: '#b8272f' },
          { name: 'Green', swatch: '#2f7a48' },
        ],
      },
    ],
    combinations: [
      { ...price, places: [0, 0], amountKobo: 300_000 },
      { ...price, places: [0, 1], amountKobo: 250_000, previousAmountKobo: 275_000 },
      { ...price, places: [1, 0], amountKobo: 400_000 },
      { ...price, places: [2, 1], amountKobo: 500_000, onHand: 0 },
    ],
  }
}

/** Values that are no colours. */
export function plain(...names: string[]) {
  return names.map((name) => ({ name, swatch: null }))
}

/** An order of one unit, as rows alone. */
export async function order(
  db: Pick<Tx, 'query'>,
  productId: number,
  combinationId: number | null = null,
): Promise<void> {
  added++
  await db.query(
    `WITH account AS (
       INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
       VALUES (lpad($4, 12, 'a'), 'Ada', $4 || '@example.com', '$argon2id$', $3) RETURNING id
     ), placed AS (
       INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
         product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method,
         placed_at, moved_at, moved_by)
       SELECT translate(lpad($4, 10, '0'), '0123456789', 'ABCDEFGHJK'), id, 'PROCESSING', 'wallets', 'PAID', 'sold', 1, 100, 0, 100, 'pick-up',
         'Pick-up', $3, $3, 'job:test' FROM account RETURNING id
     )
     INSERT INTO order_lines (order_id, position, product_id, combination_id, quantity, p_slug, name,
       amount_kobo, weight_grams, options, images)
     SELECT id, 0, $1, $2, 1, 'kettle', 'Kettle', 100, 1, '{}', '[]' FROM placed`,
    [productId, combinationId, at, String(added)],
  )
}

/** A coupon for one product, or one category, alone. */
export async function coupon(
  { pool }: Database,
  scope: { productId?: number; categoryId?: number },
): Promise<void> {
  added++
  const code = `TEN-${added}`
  await inTransaction(pool, (tx) =>
    addCoupon(tx, {
      code,
      off: { percent: 10 },
      startsAt: at,
      scopes: [{ ...scope, isExcluded: false }],
    }),
  )
}
