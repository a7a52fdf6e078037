import { officePageRows } from '#contract/limits.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { Total } from '#contract/office/answers.ts'
import type { PricePlan } from '#contract/office/price-plans.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import {
  boolean,
  list,
  nullable,
  number,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { maxCounted, totalOf } from '#server/platform/total.ts'
import { nairaOrNull } from '../cards.ts'
import { wordsOf } from '../products/fitting.ts'
import { keyOfItem } from '../stock/item-key.ts'
import { outcomes, planStates } from './plan-rows.ts'

export interface PlanFilter {
  when?: 'planned' | 'running' | 'past' | undefined
  product?: number | undefined
  search?: string | undefined
  after?: string | undefined
}

/** A page of plans, the newest first. Refuses a key that is none with `validation_failed`. */
export async function planPage(
  db: Db,
  { when, product, search, after }: PlanFilter,
  memberNames: MemberNames,
): Promise<{ rows: PricePlan[]; next: string | null; total: Total }> {
  const states = when === 'past' ? ['ended', 'cancelled'] : when ? [when] : null
  const words = search ? wordsOf(search) : null
  const filter = [states, product ?? null, search ?? null, words]
  const found = await many(db, listPlans, [...filter, null, keyIn(after), officePageRows + 1])
  const total = totalOf(await count(db, countPlans, [...filter, maxCounted]))
  const rows = found.slice(0, officePageRows)
  const last = rows.at(-1)
  return {
    rows: await toPlans(db, rows, memberNames),
    next: found.length > rows.length && last ? String(last.id) : null,
    total,
  }
}

function keyIn(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,9}$/.test(after)) refuse('validation_failed', { errors: { after: ['is no key'] } })
  return Number(after)
}

/** One plan. Refuses with `not_found`. */
export async function planById(db: Db, id: number, memberNames: MemberNames): Promise<PricePlan> {
  const rows = await many(db, listPlans, [null, null, null, null, id, null, 1])
  const [plan] = await toPlans(db, rows, memberNames)
  return plan ?? refuse('not_found')
}

async function toPlans(
  db: Db,
  rows: Row<typeof planRow>[],
  memberNames: MemberNames,
): Promise<PricePlan[]> {
  const nameOf = await namesOfActors(
    db,
    rows.map(({ created_by }) => created_by),
    memberNames,
  )
  return rows.map(({ combination_id, amount_kobo, present_kobo, before_kobo, ...row }) => {
    const { created_by, starts_at, ends_at, ...plan } = row
    return {
      ...plan,
      item: keyOfItem({ productId: row.product_id, combinationId: combination_id }),
      amount: toNaira(kobo(amount_kobo)),
      present_amount: nairaOrNull(present_kobo),
      before_amount: nairaOrNull(before_kobo),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      by: nameOf(created_by),
    }
  })
}

const optionNames = `ARRAY (
       SELECT option_values.name
       FROM combination_values
       JOIN product_options ON product_options.id = combination_values.option_id
       JOIN option_values ON option_values.id = value_id
       WHERE combination_values.combination_id = combinations.id
       ORDER BY product_options.position
     ) AS options`

const planRow = {
  id: number,
  product_id: number,
  combination_id: nullable(number),
  name: text,
  code: text,
  options: list(text),
  amount_kobo: number,
  present_kobo: nullable(number),
  before_kobo: nullable(number),
  starts_at: time,
  ends_at: time,
  state: oneOf(planStates),
  outcome: nullable(oneOf(outcomes)),
  is_overridden: boolean,
  created_by: text,
  version: number,
}

const fitting = `($1::text[] IS NULL OR plans.state = ANY ($1))
     AND ($2::integer IS NULL OR plans.product_id = $2)
     AND ($3::text IS NULL OR lower(code) = lower($3)
       OR ($4 <> '' AND to_tsvector('simple', search_fold(products.name)) @@ to_tsquery('simple', $4)))`

const listPlans = rareStatement(
  'price-plans-list',
  planRow,
  `SELECT plans.id, plans.product_id, plans.combination_id, products.name, products.code, ${optionNames},
     plans.amount_kobo, coalesce(combinations.amount_kobo, products.amount_kobo) AS present_kobo,
     before_amount_kobo AS before_kobo, starts_at, ends_at, plans.state, outcome,
     plans.state = 'running' AND (
       coalesce(combinations.amount_kobo, products.amount_kobo),
       CASE WHEN combinations.id IS NULL THEN products.previous_amount_kobo
         ELSE combinations.previous_amount_kobo END
     ) IS DISTINCT FROM (plans.amount_kobo, set_previous_kobo) AS is_overridden,
     created_by, plans.version
   FROM price_plans AS plans
   JOIN products ON products.id = plans.product_id
   LEFT JOIN combinations ON combinations.id = plans.combination_id
   WHERE ${fitting} AND ($5::integer IS NULL OR plans.id = $5)
     AND ($6::integer IS NULL OR plans.id < $6)
   ORDER BY plans.id DESC LIMIT $7`,
)

const countPlans = rareStatement(
  'price-plans-count',
  counted,
  `SELECT count(*) FROM (
     SELECT FROM price_plans AS plans JOIN products ON products.id = plans.product_id
     WHERE ${fitting} LIMIT $5
   ) AS fitting`,
)
