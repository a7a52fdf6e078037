import { expect, test } from 'vitest'
import { z } from 'zod'
import { requireWhole } from '#server/checkout/test-checkout.ts'
import { testOrderOffice } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome } from '#server/staff/test-staff.ts'
import { balanceOf } from '../balance.ts'

const database = await testDatabase()
const { rows, member, signedIn, funded, place } = await testOrderOffice(database)

async function two(): Promise<[OfficeBrowser, OfficeBrowser]> {
  return [await signedIn(await member('Finance')), await signedIn(await member('Finance'))]
}

const adjust = (by: OfficeBrowser, id: number, direction: 'in' | 'out', value: number) =>
  by.post(`/office/customers/${id}/adjustments`, { direction, value, reason: 'For the broken lid' })

const approve = (by: OfficeBrowser, id: number) =>
  by.post(`/office/approvals/${id}/approve`, { reason: 'As agreed' })

test('two members adjust a wallet, and its customer reads why', async () => {
  const [requester, decider] = await two()
  const customer = await funded()
  const { accountId } = customer
  const before = await balanceOf(database.pool, accountId)
  const { data, message } = await adjust(requester, accountId, 'in', 500.5)
  expect(message).toBe('The request waits for another member.')
  expect(await balanceOf(database.pool, accountId)).toBe(before)
  expect(outcome(await adjust(requester, accountId, 'out', 1))).toBe('409 conflict')
  expect(outcome(await approve(requester, data.approval))).toBe('403 forbidden')
  expect((await approve(decider, data.approval)).data.state).toBe('done')
  expect(await balanceOf(database.pool, accountId)).toBe(before + 50_050)
  const out = (await adjust(requester, accountId, 'out', 100)).data.approval
  expect((await approve(decider, out)).data.state).toBe('done')
  expect(await balanceOf(database.pool, accountId)).toBe(before + 40_050)
  const listed = async (type: string) => {
    const { body } = await customer.get(`/api/v1/wallet-order/transactions/all/${type}`)
    const of = z.object({ mode: z.string(), amount: z.number(), description: z.string() })
    return z
      .array(of)
      .parse(body.data)
      .filter(({ description }) => description === 'For the broken lid')
  }
  const [taken, added] = [
    { mode: 'purchase', amount: 100, description: 'For the broken lid' },
    { mode: 'deposit', amount: 500.5, description: 'For the broken lid' },
  ]
  expect(await listed('all')).toEqual([taken, added])
  expect(await listed('purchase')).toEqual([taken])
  expect(await listed('deposit')).toEqual([added])
  const heard = await rows(
    `SELECT content FROM notifications WHERE account_id = $1 AND content LIKE '%broken lid'`,
    [accountId],
  )
  expect(heard).toHaveLength(2)
  await requireWhole(database)
})

test('a wallet gives no more than it has, when it is requested as when it is decided', async () => {
  const [requester, decider] = await two()
  const customer = await funded()
  const { accountId } = customer
  const naira = (await balanceOf(database.pool, accountId)) / 100
  expect(outcome(await adjust(requester, accountId, 'out', naira + 1))).toBe('409 conflict')
  expect(outcome(await adjust(requester, 999_999, 'in', 1))).toBe('404 not_found')
  const { data } = await adjust(requester, accountId, 'out', naira)
  await place('wallets', { by: customer })
  const decided = await approve(decider, data.approval)
  expect(decided.data).toMatchObject({
    state: 'overtaken',
    decision: expect.stringContaining('only'),
  })
  expect(await balanceOf(database.pool, accountId)).toBe(naira * 100 - 400_000)
  await requireWhole(database)
})
