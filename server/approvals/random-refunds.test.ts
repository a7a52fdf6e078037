import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { dispositions } from '#contract/office/dispositions.ts'
import { requireWhole, type Shopper } from '#server/checkout/test-checkout.ts'
import { read, testOrderOffice } from '#server/orders/office/test-order-office.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import type { OfficeBrowser } from '#server/staff/test-staff.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'

const steps = sized(240, 20_000)
const atOnce = 6
const database = await testDatabase()
const { rows, member, signedIn, prove, funded, place } = await testOrderOffice(database)
const people = [await member('Finance'), await member('Finance')]
const browsers: OfficeBrowser[] = []
for (const who of people) browsers.push(await signedIn(who))

interface Order {
  code: string
  shopper: Shopper
}

const one = <T>(of: readonly T[]): T => of[randomInt(of.length)] ?? expect.fail('nothing to choose')

const choices = [
  () => ({ of: 'all', disposition: one(dispositions) }),
  () => ({ of: 'amount', value: randomInt(1, 9_000) / 2, disposition: one(dispositions) }),
  () => ({ of: 'delivery' }),
  () => ({
    of: 'lines',
    lines: [{ line: 1, units: randomInt(1, 12), disposition: one(dispositions) }],
  }),
]

/** Money back by a member, alone or as a request that anybody of both decides then. */
async function refund({ code }: Order): Promise<number> {
  const by = one(browsers)
  const { newest_move: seen_move } = await read(by, code)
  const body = { seen_move, refund: one(choices)(), is_again: true, reason: 'At random' }
  const { status } = await by.post(`/office/orders/${code}/refunds`, body)
  return status
}

async function adjust({ shopper }: Order): Promise<number> {
  const body = {
    direction: one(['in', 'out']),
    value: randomInt(1, 500_000) / 4,
    reason: 'At random',
  }
  return (await one(browsers).post(`/office/customers/${shopper.accountId}/adjustments`, body))
    .status
}

async function decide(): Promise<number> {
  const by = one(browsers)
  const { data } = await by.get('/office/approvals')
  if (data.rows.length === 0) return 404
  const verb = one(['approve', 'approve', 'refuse', 'withdraw'])
  return (
    await by.post(`/office/approvals/${one<{ id: number }>(data.rows).id}/${verb}`, {
      reason: 'At random',
    })
  ).status
}

async function cancel({ code, shopper }: Order): Promise<number> {
  return (await shopper.post(`/api/v1/orders/${code}/cancel`, {})).status
}

test(
  `of ${formatCount(steps)} refunds, cancellations, adjustments and decisions none gives back more than was paid`,
  async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, funded))
    const orders = await Promise.all(
      Array.from({ length: Math.ceil(steps / 12) }, async (_, n) => {
        const shopper = one(shoppers)
        const units = n % 4 === 0 ? 30 : randomInt(1, 12)
        return { shopper, code: (await place('wallets', { by: shopper, units })).code }
      }),
    )
    const statuses = new Set<number>()
    for (let done = 0; done < steps; done += atOnce) {
      // The second step holds for five minutes.
      if (done % 300 === 0) {
        for (const [n, who] of people.entries()) await prove(browsers[n] ?? expect.fail(), who)
      }
      const works = Array.from({ length: atOnce }, () =>
        one([refund, refund, adjust, decide, decide, cancel]),
      )
      for (const status of await Promise.all(works.map((work) => work(one(orders)))))
        statuses.add(status)
    }
    for (const status of statuses) expect([200, 400, 403, 404, 409]).toContain(status)
    const beyond = await rows(
      `SELECT order_code FROM orders WHERE refunded_kobo > total_kobo OR refunded_kobo <> (
         SELECT coalesce(sum(amount_kobo), 0) FROM wallet_transactions
         JOIN wallet_entries ON transaction_id = wallet_transactions.id AND book = 'wallet'
         WHERE kind = 'refund' AND reference = order_code
       )`,
    )
    expect(beyond).toEqual([])
    const [{ refunds, adjustments }] = await rows(
      `SELECT count(*) FILTER (WHERE kind = 'refund')::integer AS refunds,
         count(*) FILTER (WHERE kind = 'adjustment')::integer AS adjustments FROM wallet_transactions`,
    )
    expect(Math.min(refunds, adjustments)).toBeGreaterThan(0)
    await requireWhole(database)
  },
  proofMs,
)
