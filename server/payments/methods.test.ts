import { expect, test } from 'vitest'
import { paymentCodes } from '#contract/shop/payment-methods.ts'
import { text } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { deadlinesOf } from './methods.ts'

const database = await testDatabase()

test('the database takes the methods of the table, and no other', async () => {
  const { definition } = await one(database, codeCheck)
  const codes = [...definition.matchAll(/'([^']+)'/g)].map((match) => match[1])
  expect(codes.sort()).toEqual([...paymentCodes].sort())
})

const codeCheck = rareStatement(
  'test-payment-code-check',
  { definition: text },
  `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
   WHERE contypid = 'order_row'::regtype AND conname = 'orders_payment_code_check'`,
)

test('an order waits for its money as its method says', () => {
  const at = new Date('2026-11-22T08:00:00Z')
  const waiting = { cardMinutes: 30, pickupHours: 72 }
  expect(deadlinesOf('wallets', at, waiting)).toEqual({ payUntil: null, pickupUntil: null })
  expect(deadlinesOf('flutterwave', at, waiting)).toEqual({
    payUntil: new Date('2026-11-22T08:30:00Z'),
    pickupUntil: null,
  })
  expect(deadlinesOf('pay-on-pickup', at, waiting)).toEqual({
    payUntil: null,
    pickupUntil: new Date('2026-11-25T08:00:00Z'),
  })
})
