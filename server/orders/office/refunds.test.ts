import { expect, test } from 'vitest'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome } from '#server/staff/test-staff.ts'
import { read, testOrderOffice } from './test-order-office.ts'

const database = await testDatabase()
const { clock, rows, member, signedIn, prove, funded, place } = await testOrderOffice(database)

async function refund(by: OfficeBrowser, code: string, body: object, more: object = {}) {
  const { newest_move: seen_move } = await read(by, code)
  const sent = { seen_move, refund: body, reason: 'It came broken', ...more }
  return by.post(`/office/orders/${code}/refunds`, sent)
}

test('money goes back by step-up and with a reason: a sum, lines, or all that is left', async () => {
  const who = await member('Finance')
  const finance = await signedIn(who)
  const { code } = await place('wallets', { units: 4 })
  await clock.advance(6 * 60)
  expect(outcome(await refund(finance, code, { of: 'all' }))).toBe('403 step_up_needed')
  await prove(finance, who)
  expect(outcome(await refund(finance, code, { of: 'all' }, { reason: '' }))).toBe(
    '422 validation_failed',
  )
  const part = await refund(finance, code, { of: 'amount', value: 500 })
  expect(part.data).toMatchObject({ refunded: 500, refundable: 7500 })
  const lines = { of: 'lines', lines: [{ line: 1, units: 1 }] }
  expect(await refund(finance, code, lines)).toMatchObject({ status: 409 })
  expect((await refund(finance, code, lines, { is_again: true })).data).toMatchObject({
    refunded: 2500,
  })
  expect((await refund(finance, code, { of: 'all' })).data).toMatchObject({
    status: 'REFUNDED',
    refunded: 8000,
    refundable: 0,
  })
  expect(
    await rows('SELECT reason FROM audit_entries WHERE subject = $1', [`order:${code}`]),
  ).toContainEqual({ reason: 'It came broken' })
  await requireWhole(database)
})

test('one member sends back ₦50,000 of an order and ₦200,000 in a day, also with many at once', async () => {
  const finance = await signedIn(await member('Finance'))
  const { code } = await place('wallets', { by: await funded(), units: 30 })
  const above = await refund(finance, code, { of: 'all' })
  expect([above.status, above.data.refunded, above.message]).toEqual([
    200,
    0,
    'Another member has to approve this refund: the request waits.',
  ])
  await rows(`UPDATE approvals SET state = 'withdrawn' WHERE state = 'waiting'`)
  await rows('UPDATE member_refunds_of_days SET requested_kobo = 0')
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => place('wallets', { by: await funded(), units: 25 })),
  )
  const done = await Promise.all(orders.map((order) => refund(finance, order.code, { of: 'all' })))
  const waiting = done.filter(({ data }) => data.refunded === 0)
  expect(waiting).toHaveLength(2)
  const sent = await Promise.all(
    orders.map(async (order) => (await read(finance, order.code)).refunded),
  )
  expect(sent.reduce((sum, naira) => sum + naira, 0)).toBe(200_000)
  await expect(
    rows('UPDATE member_refunds_of_days SET amount_kobo = amount_kobo + 1'),
  ).rejects.toThrow('too much in a day')
  await expect(
    rows(
      'UPDATE order_refunds_by_members SET amount_kobo = amount_kobo + 1 WHERE amount_kobo = 5000000',
    ),
  ).rejects.toThrow('too much of order')
  await requireWhole(database)
})
