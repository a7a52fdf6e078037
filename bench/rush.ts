import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { addCoupon } from '#server/coupons/coupons.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Bench, Figure, RunningApp } from './bench.ts'
import {
  makeRegulars,
  openShoppers,
  orderOf,
  type PostAnswer,
  placeOrder,
  stockUp,
  tally,
} from './shoppers.ts'

const buyers = 1_000
const rounds = 20
const couponUses = 100
const paymentCodes = ['wallets', 'pay-on-pickup', 'flutterwave']

/** Whether the last unit is sold once, and a coupon used as often as it may, by buyers at the same moment. */
export const rush: Bench = {
  name: 'rush',
  how: `${buyers.toLocaleString('en')} regular customers over HTTP at the same moment for the last unit, ${rounds} times, with all payment methods; then with a coupon that ${couponUses} may use.`,
  async run({ small }) {
    const tokens = await openShoppers(small.pool, buyers, 1_000_000_000)
    await makeRegulars(small.pool, tokens)
    // No keep-alive: the mall would close idle connections between two rounds.
    const agent = new Agent({ maxSockets: buyers })
    try {
      return [...(await lastUnits(small, agent, tokens)), ...(await coupon(small, agent, tokens))]
    } finally {
      agent.destroy()
    }
  },
}

async function lastUnits(app: RunningApp, agent: Agent, tokens: string[]): Promise<Figure[]> {
  const answers: PostAnswer[] = []
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const [thing] = await stockUp(app.pool, 1, 1)
    if (!thing) throw new Error('there is nothing to sell')
    // Each round starts with another shopper: nobody may have more than a few unpaid orders.
    const inTurn = [...tokens.slice(round), ...tokens.slice(0, round)]
    const answered = await Promise.all(
      inTurn.map((token, place) =>
        placeOrder(agent, app.origin, token, orderOf(thing, paymentOf(place + round))),
      ),
    )
    if (tally(answered).get('200') !== 1) wrong += 1
    answers.push(...answered)
  }
  return [
    { what: 'rounds in which not exactly one got it', value: wrong, unit: '', atMost: 0 },
    ...clear(answers, 'last unit', /^(200|409 out_of_stock)$/),
  ]
}

async function coupon(app: RunningApp, agent: Agent, tokens: string[]): Promise<Figure[]> {
  const [thing] = await stockUp(app.pool, 1, 1_000_000)
  if (!thing) throw new Error('there is nothing to sell')
  const code = `RUSH-${randomBytes(3).toString('hex').toUpperCase()}`
  const startsAt = new Date(Date.now() - 60_000)
  await inTransaction(app.pool, (client) =>
    addCoupon(client, { code, off: { percent: 50 }, startsAt, maxUses: couponUses }),
  )
  const body = orderOf(thing, 'wallets', { coupon_code: code, total: thing.amount / 2 })
  const answers = await Promise.all(
    tokens.map((token) => placeOrder(agent, app.origin, token, body)),
  )
  const used = tally(answers).get('200') ?? 0
  return [
    { what: 'uses of the coupon', value: used, unit: '', atLeast: couponUses, atMost: couponUses },
    ...clear(answers, 'coupon', /^(200|400 coupon_refused)$/),
  ]
}

function paymentOf(place: number): string {
  return paymentCodes[place % paymentCodes.length] ?? 'wallets'
}

/** How many answers are not of the expected ones, and how long the slowest took. */
function clear(answers: PostAnswer[], what: string, expected: RegExp): Figure[] {
  const others = answers.filter(({ answer }) => !expected.test(answer))
  if (others.length > 0) console.log(tally(others))
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  return [
    { what: `${what}: other answers`, value: others.length, unit: '', atMost: 0 },
    { what: `${what}: slowest answer`, value: slowest, unit: 'ms' },
  ]
}
