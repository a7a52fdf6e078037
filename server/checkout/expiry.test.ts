import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { addCoupon } from '#server/coupons/coupons.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { testApp } from '#server/test-app.ts'
import { pickUp, requireWhole, type Shopper, stockOf, testShopper } from './test-checkout.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database)
const beyondPickup = 3 * 24 * 3600 + 60
let ada: Shopper
let kettle: number

beforeAll(async () => {
  await addCategories(database)
  kettle = await addProduct(database, { amount: 1_000_000, stock: 50 })
  ada = await testShopper({ url, database, clock })
})

const expiry = () => http.jobs.filter(({ name }) => name === 'orders-expire')

async function onPickup(total: number, more = {}): Promise<string> {
  const body = pickUp([{ product_id: kettle, quantity: 1 }], total, {
    payment_code: 'pay-on-pickup',
    ...more,
  })
  const placed = await ada.place(body)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return placed.body.data.orders.order_code
}

async function statusOf(code: string): Promise<string> {
  return (await ada.get(`/api/v1/orders/single/order/${code}`)).body.data.orders.status
}

test('a coupon that gets limits while it is used by open orders is given back as it was taken', async () => {
  const startsAt = clock.now()
  await inTransaction(database.pool, (client) =>
    addCoupon(client, { code: 'OPEN10', off: { percent: 10 }, startsAt }),
  )
  const before = await onPickup(10_000, { coupon_code: 'OPEN10', total: 9_000 })
  await database.pool.query(
    "UPDATE coupons SET max_uses = 100, max_uses_each = 5 WHERE code = 'OPEN10'",
  )
  const after = await onPickup(10_000, { coupon_code: 'OPEN10', total: 9_000 })
  await database.pool.query("UPDATE coupons SET max_uses = NULL WHERE code = 'OPEN10'")

  await clock.advance(beyondPickup)
  await runJobs(expiry())
  expect([await statusOf(before), await statusOf(after)]).toEqual(['CANCELLED', 'CANCELLED'])
  const { rows } = await database.pool.query(
    `SELECT coupons.used, mine.used AS used_here
     FROM coupons JOIN coupon_customers AS mine ON coupon_id = id WHERE code = 'OPEN10'`,
  )
  expect(rows).toEqual([{ used: 0, used_here: 0 }])
  await requireWhole(database)
})

test('an order that cannot be ended does not stop the others from ending', async () => {
  const before = await stockOf(database, kettle)
  const stuck = await onPickup(10_000)
  const other = await onPickup(10_000)
  await database.pool.query(
    `CREATE FUNCTION refuse_the_end() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'not this one'; END $$;
     CREATE TRIGGER refuse_the_end BEFORE UPDATE ON orders FOR EACH ROW
     WHEN (NEW.order_code = '${stuck}' AND NEW.status = 'CANCELLED') EXECUTE FUNCTION refuse_the_end()`,
  )
  await clock.advance(beyondPickup)
  await expect(runJobs(expiry())).rejects.toThrow('could not be ended')
  expect([await statusOf(stuck), await statusOf(other)]).toEqual(['PENDING', 'CANCELLED'])

  await database.pool.query('DROP TRIGGER refuse_the_end ON orders')
  await runJobs(expiry())
  expect(await statusOf(stuck)).toBe('CANCELLED')
  expect(await stockOf(database, kettle)).toEqual(before)
})
