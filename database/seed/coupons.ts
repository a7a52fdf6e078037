import { addCoupon } from '#server/coupons/coupons.ts'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const dayMs = 24 * 3_600_000

/** The demo mall's coupons: one for each rule that a coupon can have. */
export async function seedCoupons(tx: Tx, now: Date): Promise<void> {
  const startsAt = new Date(now.getTime() - 30 * dayMs)
  const add = (code: string, coupon: Omit<Parameters<typeof addCoupon>[1], 'code' | 'startsAt'>) =>
    addCoupon(tx, { code, startsAt, ...coupon })

  await add('WELCOME10', { off: { percent: 10 } })
  await add('ONCE20', { off: { percent: 20 }, maxUsesEach: 1 })
  await add('BIG15', { off: { percent: 15 }, minimumKobo: 50_000_000 })
  await add('EXPIRED10', { off: { percent: 10 }, endsAt: new Date(now.getTime() - dayMs) })
  await add('GONE5', { off: { percent: 5 }, maxUses: 100, used: 100 })
  await add('TAKE5000', { off: { amountKobo: 500_000 }, minimumKobo: 5_000_000 })
  await add('FIRST100', { off: { percent: 25 }, maxUses: 100, maxUsesEach: 1 })
  const soon = new Date(now.getTime() + 30 * dayMs)
  await addCoupon(tx, { code: 'SOON30', off: { percent: 30 }, startsAt: soon })

  const [first, second] = await many(tx, firstCategories)
  if (!first || !second) return
  const scope = (isExcluded: boolean, categoryId: number) => ({ isExcluded, categoryId })
  await add('AISLE12', { off: { percent: 12 }, scopes: [scope(false, first.id)] })
  await add('ELSE8', { off: { percent: 8 }, scopes: [scope(true, second.id)] })
}

const firstCategories = rareStatement(
  'seed-first-categories',
  { id: number },
  'SELECT id FROM categories WHERE parent_id IS NULL ORDER BY position, id LIMIT 2',
)
