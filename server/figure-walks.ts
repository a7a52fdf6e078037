import { paymentMethods } from '#contract/shop/payment-methods.ts'
import {
  type HeldStock,
  heldStockAfter,
  heldStockOf,
  promisedUnits,
} from './catalogue/catalogue.ts'
import { heldUnits, type PaidOrder, paidOrdersAfter, paidOrdersOf } from './orders/orders.ts'
import { ordersWithPayment } from './payments/payments.ts'
import type { Db } from './platform/database/query.ts'
import type { BrokenRow, Walk } from './platform/walk.ts'
import { postedKeys } from './wallet/wallet.ts'

/** Orders that are looked at for what they hold, in a rush those that wait longest. */
const maxOrders = 20_000

/** Units that orders hold, and that the store holds for nobody. `db` has one snapshot for all statements. */
export async function promisedBeyondStock(db: Db): Promise<number> {
  return promisedUnits(db, (await heldUnits(db, maxOrders)).items)
}

/**
 * Items of which more is held than orders hold; in a rush, when there are more orders than can be looked at, none.
 * `db` has one snapshot for all statements.
 */
export async function abandonedHolds(db: Db): Promise<Walk> {
  const { items, isWhole } = await heldUnits(db, maxOrders)
  const key = (productId: number, combinationId: number | null) => `${productId}:${combinationId}`
  const held = new Map(
    items.map((item) => [key(item.productId, item.combinationId), item.quantity]),
  )
  const broken = (rows: readonly HeldStock[]): BrokenRow[] =>
    rows
      .filter((row) => row.held > (held.get(key(row.product_id, row.combination_id)) ?? 0))
      .map(({ id }) => ({ id, size: 1 }))
  return {
    async next(_, after, limit) {
      const { last, items: rows } = await heldStockAfter(db, after, limit)
      return { last, broken: isWhole ? broken(rows) : [] }
    },
    again: async (_, ids) => (isWhole ? broken(await heldStockOf(db, ids)) : []),
  }
}

/** Orders that count as paid and whose money did not come. */
export const unpaidOrders: Walk = {
  async next(db, after, limit) {
    const { last, orders } = await paidOrdersAfter(db, after, limit)
    return { last, broken: await withoutMoney(db, orders) }
  },
  again: async (db, ids) => withoutMoney(db, await paidOrdersOf(db, ids)),
}

async function withoutMoney(db: Db, orders: readonly PaidOrder[]): Promise<BrokenRow[]> {
  const byCard = orders.filter((order) => ledgerKeyOf(order) === null)
  const paid = await ordersWithPayment(
    db,
    byCard.map(({ id }) => id),
  )
  const posted = await postedKeys(
    db,
    orders.map(ledgerKeyOf).filter((key) => key !== null),
  )
  const hasMoney = (order: PaidOrder) => {
    const key = ledgerKeyOf(order)
    return key === null ? paid.has(order.id) : posted.has(key)
  }
  return orders.filter((order) => !hasMoney(order)).map(({ id }) => ({ id, size: 1 }))
}

/** The key of an order's money in the ledger; null: a payment of the card provider has it. */
function ledgerKeyOf({ orderCode, paymentCode }: PaidOrder): string | null {
  const { ledgerKey } = paymentMethods[paymentCode]
  return ledgerKey && `${ledgerKey}:${orderCode}`
}
