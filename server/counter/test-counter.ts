import { addProduct } from '#server/catalogue/test-catalogue.ts'
import { pickUp, type Shopper } from '#server/checkout/test-checkout.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { read, testOrderOffice } from '#server/orders/office/test-order-office.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { OfficeBrowser } from '#server/staff/test-staff.ts'

export interface Line {
  line_id: number
  units: number
  placed_amount: number
  today_amount: number
  coupon: number
}

/** A mall with a counter, and customers called Ngozi who order two lamps at ₦2,000 and three bulbs at ₦500. */
export async function testCounter(database: Database) {
  const office = await testOrderOffice(database)
  const { clock, rows, lamp, member, signedIn, funded } = office
  const bulb = await addProduct(database, { amount: 50_000, stock: 100_000 })
  await addCoupons(database, new Date(clock.now().getTime() - 1_000), bulb)
  /** By the code of what they ordered. */
  const buyers = new Map<string, Shopper>()

  function priced(product: number, kobo: number) {
    return rows('UPDATE products SET amount_kobo = $2 WHERE id = $1', [product, kobo])
  }

  /** An order, made ready; unless the caller says otherwise not paid. */
  async function ready(by: OfficeBrowser, more: Parameters<typeof pickUp>[2] = {}) {
    const shopper = await funded()
    await priced(lamp, 200_000)
    await priced(bulb, 50_000)
    const lines = [
      { product_id: lamp, quantity: 2 },
      { product_id: bulb, quantity: 3 },
    ]
    const order = pickUp(lines, 5_500, { payment_code: 'pay-on-pickup', ...more })
    const { status, body } = await shopper.place(order)
    if (status !== 200) throw new Error(`${status} ${body.message}`)
    const code = String(body.data.orders.order_code)
    buyers.set(code, shopper)
    const { newest_move: seen_move, status: state } = await read(by, code)
    const move = { seen_move, status: 'PROCESSING' }
    if (state === 'PENDING') await by.post(`/office/orders/${code}/moves`, move)
    return code
  }

  function seenBy(by: OfficeBrowser, code: string) {
    return by.get(`/office/counter/${code}?proof=Ngozi`)
  }

  /** The body that the counter sends: of each line so many units; `tendered` null: no money. */
  async function sale(
    by: OfficeBrowser,
    code: string,
    taken: number[],
    tendered: number | null = 1_000_000,
  ) {
    const { data } = await seenBy(by, code)
    return {
      seen_move: data.newest_move,
      proof: 'Ngozi',
      lines: data.lines.map(({ line_id, today_amount }: Line, place: number) => ({
        line_id,
        taken: taken[place] ?? 0,
        seen_price: today_amount,
      })),
      payment: tendered === null ? null : { by: 'cash', tendered },
    }
  }

  function hand(by: OfficeBrowser, code: string, body: object, key?: string) {
    return by.call('POST', `/office/counter/${code}`, body, key)
  }

  /** The order as its customer reads it. */
  async function orderOf(code: string) {
    const answer = await buyers.get(code)?.get(`/api/v1/orders/single/order/${code}`)
    return answer?.body.data.orders
  }

  /** The ledger's entries of the order in the book of the till. */
  async function booked(code: string): Promise<number[]> {
    const found = await rows(
      `SELECT amount_kobo::integer AS kobo FROM wallet_entries
       JOIN wallet_transactions ON wallet_transactions.id = transaction_id
       WHERE key = $1 AND book = 'till'`,
      [`till:${code}`],
    )
    return found.map(({ kobo }) => kobo)
  }

  /** A member of the store with this till open. */
  async function cashier(till_id: number, cash = 10_000): Promise<OfficeBrowser> {
    const by = await signedIn(await member('Store'))
    await by.post('/office/till-sessions', { till_id, cash })
    return by
  }

  const calls = { priced, ready, seenBy, sale, hand, orderOf, booked, cashier }
  return { ...office, bulb, buyers, ...calls }
}

/** A tenth off everything, and half off the bulbs. */
async function addCoupons(database: Database, startsAt: Date, bulb: number): Promise<void> {
  const common = { startsAt, maxUses: 500, maxUsesEach: 500 }
  const scopes = [{ isExcluded: false, productId: bulb }]
  await inTransaction(database.pool, async (tx) => {
    await addCoupon(tx, { ...common, code: 'TENTH', off: { percent: 10 } })
    await addCoupon(tx, { ...common, code: 'BULBS', off: { percent: 50 }, scopes })
  })
}
