import { kobo, toNaira } from '#contract/money.ts'
import type { RecordAudit } from '#server/audit/audit.ts'
import { actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Logger } from '#server/platform/log.ts'
import { endPlan, type PriceStep, startPlan } from './move-plan.ts'
import { lockProduct, type PlanRow, plansDue } from './plan-rows.ts'

export interface RunDeps {
  database: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  recordAudit: RecordAudit
}

export const plansJob = 'price-plans'
const by = { job: plansJob }

/**
 * Ends and starts all plans whose minute has come, however long ago. A product's plans go in one transaction, those
 * that end first, so that its price is never for a moment what no plan says. Two runs at once wait for each other at
 * the product, and the second finds nothing to do.
 */
export async function runPlans(deps: RunDeps): Promise<void> {
  const now = deps.clock.now()
  for (const { product_id: productId } of await many(deps.database.pool, productsDue, [now])) {
    try {
      await inTransaction(deps.database.pool, (tx) => runProduct(deps, tx, productId, now))
    } catch (error) {
      deps.log.error({ err: error, product: productId }, 'price plans of a product failed')
    }
  }
}

const productsDue = rareStatement(
  'price-plans-products-due',
  { product_id: number },
  `SELECT DISTINCT product_id FROM price_plans
   WHERE state = 'planned' AND starts_at <= $1 OR state = 'running' AND ends_at <= $1
   ORDER BY product_id`,
)

async function runProduct(deps: RunDeps, tx: Tx, productId: number, now: Date): Promise<void> {
  await lockProduct(tx, productId)
  const steps: { plan: PlanRow; step: PriceStep }[] = []
  for (const plan of await plansDue(tx, productId, now)) {
    const isEnd = plan.state === 'running'
    const step = isEnd ? await endPlan(tx, plan, 'ended') : await startPlan(tx, plan, now)
    steps.push({ plan, step })
  }
  if (steps.some(({ step }) => step)) await run(tx, raiseProduct, [productId, now, actorText(by)])
  const source = { actor: by, sessionId: null, call: plansJob, requestId: null }
  for (const { plan, step } of steps) {
    await deps.recordAudit(tx, source, {
      subject: `price-plan:${plan.id}`,
      before: { state: plan.state, ...(step && { amount: toNaira(kobo(step.beforeKobo)) }) },
      after: {
        state: plan.state === 'running' || !step ? 'ended' : 'running',
        ...(step && { amount: toNaira(kobo(step.afterKobo)) }),
      },
    })
  }
}

/** A changed price is an edit: whoever has the product open learns of it. */
export const raiseProduct = rareStatement(
  'price-plans-raise-product',
  {},
  `UPDATE products SET version = version + 1, changed_at = $2, changed_by = $3 WHERE id = $1`,
)
