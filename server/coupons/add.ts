import { number } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** A new coupon. Money is kobo. */
export interface NewCoupon {
  /** In capitals. */
  code: string
  /** Percent off, or a fixed sum, which must be below the minimum. */
  off: { percent: number } | { amountKobo: number }
  minimumKobo?: number
  startsAt: Date
  /** Null: never. */
  endsAt?: Date | null
  maxUses?: number | null
  maxUsesEach?: number | null
  /** Uses that are counted already. */
  used?: number
  /** What it covers; without inclusions: everything that is not excluded. */
  scopes?: Scope[]
}

interface Scope {
  isExcluded: boolean
  /** One of the two. */
  productId?: number
  categoryId?: number
}

/** Adds a coupon; answers its id. */
export async function addCoupon(tx: Tx, coupon: NewCoupon): Promise<number> {
  const { code, off, minimumKobo = 0, startsAt, endsAt = null, used = 0, scopes = [] } = coupon
  const { id } = await one(tx, insertCoupon, [
    code,
    'percent' in off ? off.percent : null,
    'amountKobo' in off ? off.amountKobo : null,
    minimumKobo,
    startsAt,
    endsAt,
    coupon.maxUses ?? null,
    coupon.maxUsesEach ?? null,
    used,
  ])
  for (const { isExcluded, productId = null, categoryId = null } of scopes) {
    await run(tx, insertScope, [id, isExcluded, productId, categoryId])
  }
  return id
}

const insertCoupon = rareStatement(
  'coupon-add',
  { id: number },
  `INSERT INTO coupons (code, percent, amount_kobo, minimum_kobo, starts_at, ends_at, max_uses,
     max_uses_each, used)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
)

const insertScope = rareStatement(
  'coupon-add-scope',
  {},
  `INSERT INTO coupon_scopes (coupon_id, is_excluded, product_id, category_id)
   VALUES ($1, $2, $3, $4)`,
)
