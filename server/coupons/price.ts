import { newcomersPercent } from '#server/catalogue/catalogue.ts'
import {
  boolean,
  json,
  list,
  nullable,
  number,
  object,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { Refusal, refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { spread } from '#server/platform/spread.ts'

/** What a coupon needs to know of a line. */
export interface CoveredLine {
  productId: number
  categoryId: number
  parentCategoryId: number
  /** Of all its units. */
  totalKobo: number
}

export interface PricedCoupon {
  couponId: number
  code: string
  /** Each customer may use it so many times only. */
  isLimitedEach: boolean
  /** Whether one more unpaid order of a customer without a delivered order may have a use of it. */
  isLeftForNewcomers: boolean
  /** Of the subtotal, with at most two decimals; for a fixed sum: its share. */
  percent: number
  /** What it takes off. */
  amountKobo: number
  /** Of that, what it takes off each line: nothing off those that it does not cover. */
  shares: number[]
}

interface CouponRequest {
  /** As the shopper typed it. */
  code: string
  /** Null for visitors, whose earlier orders are unknown. */
  accountId: number | null
  lines: CoveredLine[]
  /** By the application's clock. */
  at: Date
}

/**
 * What a coupon takes off these lines now; nothing is claimed. Refuses with `coupon_refused` and the
 * reason in words for the shopper; where there is no such coupon, that is an `UnknownCoupon`.
 */
export async function priceCoupon(db: Db, request: CouponRequest): Promise<PricedCoupon> {
  const { code, accountId } = request
  const coupon = await maybe(db, findCoupon, [code.trim().toUpperCase(), accountId])
  if (!coupon || request.at < coupon.starts_at) throw new UnknownCoupon()
  if (coupon.ends_at && request.at >= coupon.ends_at)
    return refuseCoupon('This coupon has expired.')
  if (coupon.is_used_up) return refuseCoupon(usedUp)
  if (coupon.is_used_up_here) return refuseCoupon(usedByCustomer)

  const covered = request.lines.filter((line) => covers(coupon.scopes, line))
  if (covered.length === 0) return refuseCoupon('This coupon does not cover anything in your cart.')
  const coveredKobo = sum(covered)
  if (coveredKobo < coupon.minimum_kobo) {
    return refuseCoupon(
      `This coupon needs items worth at least ${formatNaira(coupon.minimum_kobo)}.`,
    )
  }
  // Rounded down to a whole kobo, in integers.
  const amountKobo = coupon.amount_kobo ?? Math.floor((coveredKobo * (coupon.percent ?? 0)) / 100)
  if (amountKobo === 0) return refuseCoupon('This coupon gives no discount on such a small amount.')
  const percent = coupon.percent ?? Math.round((amountKobo / sum(request.lines)) * 10_000) / 100
  const weights = request.lines.map((line) => (covered.includes(line) ? line.totalKobo : 0))
  const shares = spread(amountKobo, weights)
  return {
    couponId: coupon.id,
    code: coupon.code,
    isLimitedEach: coupon.is_limited_each,
    isLeftForNewcomers: coupon.is_left_for_newcomers,
    percent,
    amountKobo,
    shares,
  }
}

/** There is no such coupon: a mistake, or a guess. */
export class UnknownCoupon extends Refusal {
  constructor() {
    super('coupon_refused', { message: 'This coupon code is not valid.' })
  }
}

export const usedUp = 'This coupon has been used up.'
export const usedByCustomer = 'You have already used this coupon.'

/**
 * In SQL, of a row of `coupons`: of the uses that nobody else has, unpaid orders of newcomers take a share. The database
 * refuses more (`coupons_newcomers_share`), and another percentage means nothing to it.
 */
export const isLeftForNewcomers = `held_by_newcomers < (max_uses - used + held_by_newcomers)::bigint * ${newcomersPercent} / 100`

const scopeRow = {
  is_excluded: boolean,
  /** One of the two. */
  product_id: nullable(number),
  /** With its sub-categories. */
  category_id: nullable(number),
}
type Scope = Row<typeof scopeRow>

const findCoupon = statement(
  'coupon-find',
  {
    id: number,
    code: text,
    /** Percent or a fixed sum: one of the two. */
    percent: nullable(number),
    amount_kobo: nullable(number),
    minimum_kobo: number,
    starts_at: time,
    ends_at: nullable(time),
    is_limited_each: boolean,
    is_left_for_newcomers: boolean,
    is_used_up: boolean,
    is_used_up_here: boolean,
    /** None: the coupon covers everything. */
    scopes: json(list(object(scopeRow))),
  },
  `SELECT id, code, percent, amount_kobo, minimum_kobo, starts_at, ends_at,
     max_uses_each IS NOT NULL AS is_limited_each,
     coalesce(${isLeftForNewcomers}, true) AS is_left_for_newcomers,
     coalesce(used >= max_uses, false) AS is_used_up,
     EXISTS (
       SELECT FROM coupon_customers
       WHERE coupon_id = coupons.id AND account_id = $2 AND coupon_customers.used >= max_uses_each
     ) AS is_used_up_here,
     (
       SELECT coalesce(json_agg(json_build_object('is_excluded', is_excluded,
         'product_id', product_id, 'category_id', category_id)), '[]')
       FROM coupon_scopes WHERE coupon_id = coupons.id
     ) AS scopes
   FROM coupons WHERE code = $1`,
)

function covers(scopes: Scope[], line: CoveredLine): boolean {
  const categories = [line.categoryId, line.parentCategoryId]
  const names = ({ product_id, category_id }: Scope) =>
    product_id === line.productId || (category_id !== null && categories.includes(category_id))
  const included = scopes.filter((scope) => !scope.is_excluded)
  const excluded = scopes.filter((scope) => scope.is_excluded)
  return (included.length === 0 || included.some(names)) && !excluded.some(names)
}

function sum(lines: CoveredLine[]): number {
  return lines.reduce((total, line) => total + line.totalKobo, 0)
}

function refuseCoupon(message: string): never {
  refuse('coupon_refused', { message })
}
