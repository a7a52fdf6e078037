import { kobo, toKobo, toNaira } from '#contract/money.ts'
import type { pricePlans } from '#contract/office/price-plans.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { itemOfKey } from '../stock/item-key.ts'
import {
  cancelPlan,
  changePlan,
  createPlan,
  type PlanDeps,
  type PlanFields,
} from './change-plan.ts'
import { planById, planPage } from './plan-list.ts'
import type { PlanRow } from './plan-rows.ts'
import { pricedItems } from './priced-items.ts'

export interface PlanOfficeDeps extends PlanDeps {
  database: Database
  recordAudit: RecordAudit
  /** Called after each change of a plan has committed. */
  plansChanged: () => void
}

export function pricePlanHandlers(deps: PlanOfficeDeps): Handlers<typeof pricePlans> {
  const { database, memberNames, recordAudit, plansChanged } = deps
  return {
    async pricePlans({ query }) {
      return { data: await planPage(database, query, memberNames) }
    },
    async pricePlan({ params }) {
      return { data: await planById(database, params.id, memberNames) }
    },
    async pricedItems({ query: { search } }) {
      return { data: { items: await pricedItems(database, search) } }
    },
    async createPricePlan({ body }, call) {
      const by = { staff: staffOf(call).id }
      const fields = fieldsOf(body)
      const data = await inTransaction(database.pool, async (tx) => {
        const id = await createPlan(deps, tx, { item: itemOfKey(body.item), fields, by })
        await recordAudit(tx, auditSource(call), {
          subject: `price-plan:${id}`,
          after: { item: body.item, ...auditFields(fields) },
        })
        return planById(tx, id, memberNames)
      })
      plansChanged()
      return { message: 'The price is planned.', data }
    },
    async editPricePlan({ params: { id }, body }, call) {
      const by = { staff: staffOf(call).id }
      const fields = fieldsOf(body)
      const data = await inTransaction(database.pool, async (tx) => {
        const former = await changePlan(deps, tx, { id, version: body.version, by, fields })
        const [before, after] = [auditFields(formerFields(former)), auditFields(fields)]
        await recordAudit(tx, auditSource(call), { subject: `price-plan:${id}`, before, after })
        return planById(tx, id, memberNames)
      })
      plansChanged()
      return { message: 'The plan is changed.', data }
    },
    async cancelPricePlan({ params: { id }, body: { version } }, call) {
      const by = { staff: staffOf(call).id }
      const data = await inTransaction(database.pool, async (tx) => {
        const { state } = await cancelPlan(deps, tx, { id, version, by })
        const plan = await planById(tx, id, memberNames)
        await recordAudit(tx, auditSource(call), {
          subject: `price-plan:${id}`,
          before: { state },
          after: { state: plan.state, present_amount: plan.present_amount },
        })
        return plan
      })
      plansChanged()
      return { message: 'The plan is cancelled.', data }
    },
  }
}

interface Body {
  amount: number
  confirmed_amount?: number | null | undefined
  starts_at: string
  ends_at: string
}

function fieldsOf({ amount, confirmed_amount: confirmed, starts_at, ends_at }: Body): PlanFields {
  return {
    amountKobo: toKobo(amount),
    confirmedKobo: confirmed === null || confirmed === undefined ? null : toKobo(confirmed),
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
  }
}

function formerFields({ amount_kobo, starts_at, ends_at }: PlanRow): PlanFields {
  return { amountKobo: amount_kobo, confirmedKobo: null, startsAt: starts_at, endsAt: ends_at }
}

function auditFields({ amountKobo, startsAt, endsAt }: PlanFields) {
  const [starts_at, ends_at] = [startsAt.toISOString(), endsAt.toISOString()]
  return { amount: toNaira(kobo(amountKobo)), starts_at, ends_at }
}
