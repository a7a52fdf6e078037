import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { ItemRef } from '../product/current-prices.ts'

export const planStates = ['planned', 'running', 'ended', 'cancelled'] as const
export const outcomes = ['restored', 'changed', 'never_ran'] as const

const planRow = {
  id: number,
  product_id: number,
  combination_id: nullable(number),
  amount_kobo: number,
  starts_at: time,
  ends_at: time,
  state: oneOf(planStates),
  before_amount_kobo: nullable(number),
  before_previous_kobo: nullable(number),
  set_previous_kobo: nullable(number),
  version: number,
  created_by: text,
  changed_at: nullable(time),
  changed_by: nullable(text),
}
export type PlanRow = Row<typeof planRow>

const columns = `id, product_id, combination_id, amount_kobo, starts_at, ends_at, state,
     before_amount_kobo, before_previous_kobo, set_previous_kobo, version, created_by, changed_at,
     changed_by`

/**
 * Locks a plan for a change: its product first, as the job and edits of prices do. Refuses with `not_found`.
 */
export async function lockPlan(tx: Tx, id: number): Promise<PlanRow> {
  const { product_id: productId } = (await maybe(tx, productOf, [id])) ?? refuse('not_found')
  await lockProduct(tx, productId)
  return (await maybe(tx, planById, [id])) ?? refuse('not_found')
}

const productOf = rareStatement(
  'price-plan-product',
  { product_id: number },
  'SELECT product_id FROM price_plans WHERE id = $1',
)

const planById = rareStatement(
  'price-plan-lock',
  planRow,
  `SELECT ${columns} FROM price_plans WHERE id = $1 FOR UPDATE`,
)

/** Plans, prices and edits of one product wait for each other here. Refuses with `not_found`. */
export async function lockProduct(tx: Tx, id: number): Promise<void> {
  ;(await maybe(tx, lock, [id])) ?? refuse('not_found')
}

const lock = rareStatement(
  'price-plan-lock-product',
  { id: number },
  'SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE',
)

/** A product's plans that are to end or to start by now, in their order. */
export function plansDue(tx: Tx, productId: number, now: Date): Promise<PlanRow[]> {
  return many(tx, due, [productId, now])
}

const due = rareStatement(
  'price-plans-due-of',
  planRow,
  `SELECT ${columns} FROM price_plans
   WHERE product_id = $1
     AND (state = 'planned' AND starts_at <= $2 OR state = 'running' AND ends_at <= $2)
   ORDER BY state = 'planned', starts_at, id FOR UPDATE`,
)

export interface PresentPrice {
  amountKobo: number | null
  previousKobo: number | null
}

/** What an item costs now; null where it is not sold so, or no longer. */
export async function presentPrice(
  db: Db,
  { productId, combinationId }: ItemRef,
): Promise<PresentPrice | null> {
  const row = await maybe(db, priceOf, [productId, combinationId])
  return row && { amountKobo: row.amount_kobo, previousKobo: row.previous_amount_kobo }
}

const priceOf = rareStatement(
  'price-plan-present-price',
  { amount_kobo: nullable(number), previous_amount_kobo: nullable(number) },
  `SELECT CASE WHEN is_fixed THEN products.amount_kobo ELSE combinations.amount_kobo END AS amount_kobo,
     CASE WHEN is_fixed THEN products.previous_amount_kobo
       ELSE combinations.previous_amount_kobo END AS previous_amount_kobo
   FROM products
   LEFT JOIN combinations ON combinations.product_id = products.id AND combinations.id = $2
     AND combinations.retired_at IS NULL
   WHERE products.id = $1 AND is_fixed = ($2::integer IS NULL)
     AND (is_fixed OR combinations.id IS NOT NULL)`,
)
