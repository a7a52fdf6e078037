import { kobo, toNaira } from '#contract/money.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { requireVersion } from '#server/records/records.ts'
import { refuseField, refuseMistake } from '../manage/mistakes.ts'
import { requireTypedTwice } from '../manage/prices.ts'
import type { ItemRef } from '../product/current-prices.ts'
import { endPlan, withdrawPlan } from './move-plan.ts'
import { lockPlan, lockProduct, type PlanRow, presentPrice } from './plan-rows.ts'
import { raiseProduct } from './run-plans.ts'

export interface PlanFields {
  amountKobo: number
  /** Typed the second time; null: it was typed once. */
  confirmedKobo: number | null
  /** UTC, at whole minutes; `endsAt` is the first minute without it. */
  startsAt: Date
  endsAt: Date
}

interface PlanEdit {
  id: number
  /** The version that was read. */
  version: number
  by: Actor
}

export interface PlanDeps {
  clock: Clock
  memberNames: MemberNames
}

/**
 * Plans a price, in the caller's transaction. Refuses `not_found` where the item is not sold, `price_unconfirmed`, and
 * `validation_failed` for times that are over or another plan's.
 */
export async function createPlan(
  { clock }: Pick<PlanDeps, 'clock'>,
  tx: Tx,
  { item, fields, by }: { item: ItemRef; fields: PlanFields; by: Actor },
): Promise<number> {
  await lockProduct(tx, item.productId)
  const present = (await presentPrice(tx, item)) ?? refuse('not_found')
  const now = clock.now()
  if (fields.startsAt.getTime() < startOfMinute(now)) {
    refuseField('starts_at', 'The start is in the past.')
  }
  if (present.amountKobo !== null) {
    requireTypedTwice(present.amountKobo, fields.amountKobo, fields.confirmedKobo)
  }
  const values = [fields.amountKobo, fields.startsAt, fields.endsAt, now, actorText(by)]
  const added = one(tx, insert, [item.productId, item.combinationId, ...values])
  return (await added.catch(refuseMistake)).id
}

const insert = rareStatement(
  'price-plan-add',
  { id: number },
  `INSERT INTO price_plans (product_id, combination_id, amount_kobo, starts_at, ends_at, created_at,
     created_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
)

/**
 * Changes a plan that has not started, or the end of one that runs, in the caller's transaction. Answers what it was.
 * Refuses as `createPlan`, `edited_meanwhile`, and `conflict` for one that is over.
 */
export async function changePlan(
  deps: PlanDeps,
  tx: Tx,
  { fields, ...edit }: PlanEdit & { fields: PlanFields },
): Promise<PlanRow> {
  const plan = await lockOpenPlan(deps, tx, edit, fields)
  const now = deps.clock.now()
  if (plan.state === 'running') {
    const isSame =
      fields.amountKobo === plan.amount_kobo && sameTime(fields.startsAt, plan.starts_at)
    if (!isSame) refuse('conflict', { message: 'It is running: only its end can change.' })
    if (fields.endsAt <= now) refuseField('ends_at', 'The end is in the past.')
  } else {
    if (
      fields.startsAt.getTime() < startOfMinute(now) &&
      !sameTime(fields.startsAt, plan.starts_at)
    ) {
      refuseField('starts_at', 'The start is in the past.')
    }
    const item = { productId: plan.product_id, combinationId: plan.combination_id }
    const present = await presentPrice(tx, item)
    if (present?.amountKobo && fields.amountKobo !== plan.amount_kobo) {
      requireTypedTwice(present.amountKobo, fields.amountKobo, fields.confirmedKobo)
    }
  }
  const values = [fields.amountKobo, fields.startsAt, fields.endsAt, now, actorText(edit.by)]
  await run(tx, update, [edit.id, ...values]).catch(refuseMistake)
  return plan
}

const update = rareStatement(
  'price-plan-change',
  {},
  `UPDATE price_plans SET amount_kobo = $2, starts_at = $3, ends_at = $4, changed_at = $5,
     changed_by = $6, version = version + 1
   WHERE id = $1`,
)

/**
 * Cancels a plan, in the caller's transaction; where it runs, the price before is back unless somebody has changed it.
 * Answers what it was. Refuses `not_found`, `edited_meanwhile`, and `conflict` for one that is over.
 */
export async function cancelPlan(deps: PlanDeps, tx: Tx, edit: PlanEdit): Promise<PlanRow> {
  const plan = await lockOpenPlan(deps, tx, edit, null)
  const values = [deps.clock.now(), actorText(edit.by)]
  await run(tx, sign, [plan.id, ...values])
  if (plan.state === 'planned') await withdrawPlan(tx, plan)
  else if (await endPlan(tx, plan, 'cancelled')) {
    await run(tx, raiseProduct, [plan.product_id, ...values])
  }
  return plan
}

const sign = rareStatement(
  'price-plan-sign',
  {},
  'UPDATE price_plans SET changed_at = $2, changed_by = $3 WHERE id = $1',
)

async function lockOpenPlan(
  deps: PlanDeps,
  tx: Tx,
  { id, version }: PlanEdit,
  sent: PlanFields | null,
): Promise<PlanRow> {
  const plan = await lockPlan(tx, id)
  if (plan.state === 'ended' || plan.state === 'cancelled') {
    refuse('conflict', { message: 'This plan is over.' })
  }
  const row = {
    version: plan.version,
    changed_at: plan.changed_at ?? deps.clock.now(),
    changed_by: plan.changed_by ?? plan.created_by,
  }
  const { amount_kobo: amountKobo, starts_at: startsAt, ends_at: endsAt } = plan
  const fields = formFields({ amountKobo, startsAt, endsAt })
  await requireVersion(deps, tx, { row, version, fields, sent: sent && formFields(sent) })
  return plan
}

/** As a form has them. */
function formFields({ amountKobo, startsAt, endsAt }: Omit<PlanFields, 'confirmedKobo'>) {
  const [starts_at, ends_at] = [lagosMinute(startsAt), lagosMinute(endsAt)]
  return { amount: naira(amountKobo), starts_at, ends_at }
}

/** As a form has it: '12500.50'. */
function naira(amountKobo: number): string {
  return toNaira(kobo(amountKobo)).toFixed(2)
}

/** As a form has it, in Lagos: '2026-11-24T09:00'. */
function lagosMinute(time: Date): string {
  return new Date(time.getTime() + 3_600_000).toISOString().slice(0, 16)
}

function sameTime(one: Date | undefined, other: Date): boolean {
  return one?.getTime() === other.getTime()
}

/** ms since 1970. */
function startOfMinute(now: Date): number {
  return Math.floor(now.getTime() / 60_000) * 60_000
}
