import type { ClientBase, Pool } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'

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
  /** Of the subtotal, with at most two decimals; for a fixed sum: its share. */
  percent: number
  /** What it takes off. */
  amountKobo: number
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

interface Scope {
  is_excluded: boolean
  product_id: number | null
  category_id: number | null
}

interface CouponRow {
  id: number
  code: string
  percent: number | null
  amount_kobo: number | null
  minimum_kobo: number
  starts_at: Date
  ends_at: Date | null
  is_used_up: boolean
  is_used_up_here: boolean
  scopes: Scope[]
}

/**
 * What a coupon takes off these lines now; nothing is claimed. Refuses with `coupon_refused` and the
 * reason in words for the shopper.
 */
export async function priceCoupon(
  client: ClientBase | Pool,
  request: CouponRequest,
): Promise<PricedCoupon> {
  const coupon = await findCoupon(client, request)
  if (!coupon || request.at < coupon.starts_at)
    return refuseCoupon('This coupon code is not valid.')
  if (coupon.ends_at && request.at >= coupon.ends_at)
    return refuseCoupon('This coupon has expired.')
  if (coupon.is_used_up) return refuseCoupon(usedUp)
  if (coupon.is_used_up_here) return refuseCoupon(usedByCustomer)

  const covered = request.lines.filter((line) => covers(coupon.scopes, line))
  if (covered.length === 0) return refuseCoupon('This coupon does not cover anything in your cart.')
  const coveredKobo = sum(covered)
  if (coveredKobo < coupon.minimum_kobo) {
    return refuseCoupon(`This coupon needs goods for at least ${formatNaira(coupon.minimum_kobo)}.`)
  }
  // Rounded down to a whole kobo, in integers.
  const amountKobo = coupon.amount_kobo ?? Math.floor((coveredKobo * (coupon.percent ?? 0)) / 100)
  if (amountKobo === 0) return refuseCoupon('This coupon takes nothing off so small a sum.')
  const percent = coupon.percent ?? Math.round((amountKobo / sum(request.lines)) * 10_000) / 100
  return { couponId: coupon.id, code: coupon.code, percent, amountKobo }
}

export const usedUp = 'This coupon has been used up.'
export const usedByCustomer = 'You have used this coupon already.'

async function findCoupon(
  client: ClientBase | Pool,
  { code, accountId }: CouponRequest,
): Promise<CouponRow | undefined> {
  const { rows } = await client.query<CouponRow>({
    name: 'coupon-find',
    text: `
      SELECT id, code, percent, amount_kobo, minimum_kobo, starts_at, ends_at,
        coalesce(used >= most_uses, false) AS is_used_up,
        EXISTS (
          SELECT FROM coupon_customers
          WHERE coupon_id = coupons.id AND account_id = $2 AND coupon_customers.used >= most_uses_each
        ) AS is_used_up_here,
        (
          SELECT coalesce(json_agg(json_build_object('is_excluded', is_excluded,
            'product_id', product_id, 'category_id', category_id)), '[]')
          FROM coupon_scopes WHERE coupon_id = coupons.id
        ) AS scopes
      FROM coupons WHERE code = $1`,
    values: [code.trim().toUpperCase(), accountId],
  })
  return rows[0]
}

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
