import { addOrder, noTraces } from '#server/orders/orders.ts'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { publicCode } from '#server/platform/secret.ts'
import type { TestApp } from '#server/test-customer.ts'

export interface TestOrder {
  id: number
  code: string
  /** Of its lines, in the order of the products. */
  lineIds: number[]
}

/** A wallet order of one unit of each product, delivered by default. */
export async function testOrder(
  { database, clock }: TestApp,
  accountId: number,
  productIds: number[],
  status = 'DELIVERED',
): Promise<TestOrder> {
  const lines = productIds.map((productId) => ({
    productId,
    combinationId: null,
    quantity: 1,
    pSlug: `product-${productId}`,
    name: `Product ${productId}`,
    amountKobo: 100_000,
    weightGrams: 500,
    options: [],
    images: [],
  }))
  const sum = 100_000 * productIds.length
  return inTransaction(database.pool, async (tx) => {
    const order = await addOrder(tx, {
      orderCode: publicCode(),
      accountId,
      by: { customer: accountId },
      lines,
      isPaid: true,
      paymentCode: 'wallets',
      subTotalKobo: sum,
      coupon: null,
      totalKobo: sum,
      shipping: {
        code: 'pick-up',
        method: 'Pick-up',
        feeKobo: 0,
        deliveryTime: '1 day',
        deliveryDate: null,
        carrierName: null,
        quoteId: null,
        address: null,
        phone: null,
      },
      payUntil: null,
      pickupUntil: null,
      hold: 'whole',
      traces: noTraces,
      at: clock.now(),
    })
    if (status !== 'PROCESSING') {
      await tx.query('UPDATE orders SET status = $2 WHERE id = $1', [order.id, status])
    }
    const sold = await many(tx, lineIdsOfOrder, [order.id])
    return { id: order.id, code: order.orderCode, lineIds: sold.map(({ id }) => id) }
  })
}

const lineIdsOfOrder = rareStatement(
  'test-line-ids',
  { id: number },
  'SELECT id FROM order_lines WHERE order_id = $1 ORDER BY position',
)
