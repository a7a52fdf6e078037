import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  fund,
  type OrderBody,
  pickUp,
  type Shopper,
  testShopper,
} from '#server/checkout/test-checkout.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type OfficeBrowser, testStaff } from '#server/staff/test-staff.ts'

interface Placed {
  code: string
  link: string
}

/** A mall with an office, and shoppers with full wallets who order lamps at ₦2,000. */
export async function testOrderOffice(database: Database) {
  const staff = await testStaff(database)
  const { app, clock } = staff
  await addCategories(database)
  const lamp = await addProduct(database, { amount: 200_000, stock: 10_000 })

  async function funded(): Promise<Shopper> {
    const shop = { url: app.url, database, clock }
    const someone = await testShopper(shop)
    await fund(shop, someone, 1_000_000_000)
    return someone
  }
  const shopper = await funded()

  /** An order that is picked up; paid from the wallet unless the caller says otherwise. */
  async function place(
    payment_code: PaymentCode = 'wallets',
    { by = shopper, units = 2 }: { by?: Shopper; units?: number } = {},
  ): Promise<Placed> {
    const lines: OrderBody['product_orders'] = [{ product_id: lamp, quantity: units }]
    const { body, status } = await by.place(pickUp(lines, units * 2_000, { payment_code }))
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return { code: String(body.data.orders.order_code), link: String(body.link) }
  }

  return { ...staff, lamp, funded, place }
}

/** The order as the office reads it. */
export async function read(by: OfficeBrowser, code: string) {
  return (await by.get(`/office/orders/${code}`)).data
}
