import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Price, writePrices } from '../manage/prices.ts'
import { type PlanRow, presentPrice } from './plan-rows.ts'

/** What a step did: the item's price before and after it, in kobo; null where it changed none. */
export type PriceStep = { beforeKobo: number; afterKobo: number } | null

/**
 * Starts a plan whose product is locked: the item costs what the plan says, with the price before struck through
 * where that is higher. One whose time is over, or whose item is not sold, never runs.
 */
export async function startPlan(tx: Tx, plan: PlanRow, now: Date): Promise<PriceStep> {
  const present = plan.ends_at <= now ? null : await presentPrice(tx, itemOf(plan))
  if (!present || present.amountKobo === null) {
    await run(tx, endOne, [plan.id, 'ended', 'never_ran'])
    return null
  }
  const before = present.previousKobo ?? present.amountKobo
  const price = {
    amountKobo: plan.amount_kobo,
    previousAmountKobo: before > plan.amount_kobo ? before : null,
  }
  await write(tx, plan, price)
  const { amountKobo, previousKobo } = present
  await run(tx, startOne, [plan.id, amountKobo, previousKobo, price.previousAmountKobo])
  return { beforeKobo: amountKobo, afterKobo: plan.amount_kobo }
}

const startOne = rareStatement(
  'price-plan-start',
  {},
  `UPDATE price_plans SET state = 'running', before_amount_kobo = $2, before_previous_kobo = $3,
     set_previous_kobo = $4
   WHERE id = $1`,
)

/**
 * Ends a plan that is running and whose product is locked: the price before is back, unless somebody has changed
 * what the plan set.
 */
export async function endPlan(
  tx: Tx,
  plan: PlanRow,
  state: 'ended' | 'cancelled',
): Promise<PriceStep> {
  const present = await presentPrice(tx, itemOf(plan))
  const isOurs =
    present?.amountKobo === plan.amount_kobo && present.previousKobo === plan.set_previous_kobo
  if (!isOurs || plan.before_amount_kobo === null) {
    await run(tx, endOne, [plan.id, state, 'changed'])
    return null
  }
  await write(tx, plan, {
    amountKobo: plan.before_amount_kobo,
    previousAmountKobo: plan.before_previous_kobo,
  })
  await run(tx, endOne, [plan.id, state, 'restored'])
  return { beforeKobo: plan.amount_kobo, afterKobo: plan.before_amount_kobo }
}

const endOne = rareStatement(
  'price-plan-end',
  {},
  'UPDATE price_plans SET state = $2, outcome = $3, version = version + 1 WHERE id = $1',
)

/** Cancels a plan that has not started. */
export async function withdrawPlan(tx: Tx, plan: PlanRow): Promise<void> {
  await run(tx, endOne, [plan.id, 'cancelled', 'never_ran'])
}

function itemOf({ product_id: productId, combination_id: combinationId }: PlanRow) {
  return { productId, combinationId }
}

function write(tx: Tx, plan: PlanRow, price: Price): Promise<void> {
  return writePrices(tx, plan.product_id, [{ ...price, combinationId: plan.combination_id }])
}
