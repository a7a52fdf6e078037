import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Passwords } from '#server/accounts/accounts.ts'
import type { Bench, RunningApp } from './bench.ts'
import { percentile } from './load.ts'
import {
  deleteAccounts,
  makeRegulars,
  openAccounts,
  openShoppers,
  orderOf,
  type PostAnswer,
  placeOrder,
  post,
  stockUp,
  type Thing,
} from './shoppers.ts'

const people = 100
const hostileAccounts = 200
const password = 'Basket#4711'
/** Quiet and attacked in turns. */
const turns = 4
const turnMs = 15_000
/** A second. */
const honestLogins = 3
const honestOrders = 5
const attacks = 80

/** Whether honest shoppers notice an attack: strangers, stuffed passwords, pumps, hostile orders, a stolen token. */
export const attack: Bench = {
  name: 'attack',
  how: `${honestLogins} logins and ${honestOrders} orders a second of honest shoppers, in quiet and beside ${attacks} hostile calls a second in turns, ${turns} times ${turnMs / 1000} s each: a fifth each guessed codes, stuffed passwords, codes to phones, large pick-up orders of new accounts, and a stolen token that changes the phone number.`,
  async run({ small }) {
    await small.pool.query('DELETE FROM account_attempts')
    const passwordHash = await new Passwords().hash(password)
    await openAccounts(small.pool, 'honest', { count: people, passwordHash })
    const shoppers = await openShoppers(small.pool, people, 1_000_000_000_000)
    await makeRegulars(small.pool, shoppers)
    const hostile = await openShoppers(small.pool, hostileAccounts, 100)
    const things = await stockUp(small.pool, 100, 100_000)
    const agent = new Agent({ keepAlive: true, maxSockets: 500 })
    const times = { quiet: new Times(), attacked: new Times() }
    const crowd: Crowd = { app: small, agent, browsers: [], shoppers, hostile, things }
    try {
      for (let person = 0; person < people; person++) {
        crowd.browsers.push(await firstLogin(crowd, person))
      }
      await honest(crowd, new Times())
      for (let turn = 0; turn < turns; turn++) {
        await honest(crowd, times.quiet)
        await Promise.all([honest(crowd, times.attacked), attackFor(crowd)])
      }
    } finally {
      agent.destroy()
      await deleteAccounts(small.pool, 'honest')
    }
    const { quiet, attacked } = times
    const refusals = [...quiet.refusals, ...attacked.refusals]
    if (refusals.length > 0) console.log(refusals)
    const refused = refusals.reduce((sum, [, count]) => sum + count, 0)
    return [
      { what: 'honest calls refused', value: refused, unit: '', atMost: 0 },
      { what: 'login in quiet, 95 % of them', value: percentile(quiet.logins, 0.95), unit: 'ms' },
      {
        what: 'login beside the attack, as long as in quiet',
        value: percentile(attacked.logins, 0.95) / percentile(quiet.logins, 0.95),
        unit: '×',
        atMost: 1.5,
      },
      { what: 'order in quiet, 95 % of them', value: percentile(quiet.orders, 0.95), unit: 'ms' },
      {
        what: 'order beside the attack, as long as in quiet',
        value: percentile(attacked.orders, 0.95) / percentile(quiet.orders, 0.95),
        unit: '×',
        atMost: 1.5,
      },
    ]
  },
}

class Times {
  logins: number[] = []
  orders: number[] = []
  readonly refusals = new Map<string, number>()

  add(to: number[], { answer, ms }: PostAnswer): void {
    to.push(ms)
    if (answer === '200') return
    this.refusals.set(answer, (this.refusals.get(answer) ?? 0) + 1)
  }
}

interface Crowd {
  app: RunningApp
  agent: Agent
  /** What browsers that have logged in before send along, one for each person. */
  browsers: Record<string, string>[]
  /** Tokens of regular customers with money, and of new accounts without. */
  shoppers: string[]
  hostile: string[]
  things: Thing[]
}

let call = 0

/** Evenly for one turn; waits for all answers. */
async function evenly(perSecond: number, work: (i: number) => Promise<void>): Promise<void> {
  const count = (perSecond * turnMs) / 1000
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await wait((place * 1000) / perSecond)
      call += 1
      await work(call)
    }),
  )
}

/** A stranger's wrong passwords close an account to browsers that it does not know. */
async function firstLogin({ app }: Crowd, person: number): Promise<Record<string, string>> {
  const response = await fetch(`${app.origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(person) },
    body: JSON.stringify(loginOf(person)),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return {
    'x-forwarded-for': addressOf(person),
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  }
}

const loginOf = (person: number) => ({
  mode: 'email',
  email: `honest${person}@example.com`,
  password,
})
const addressOf = (person: number) => `102.89.${person}.9`

async function honest(
  { app, agent, browsers, shoppers, things }: Crowd,
  times: Times,
): Promise<void> {
  await Promise.all([
    evenly(honestLogins, async (i) => {
      const person = i % people
      const body = loginOf(person)
      const from = browsers[person] ?? {}
      times.add(times.logins, await post(agent, `${app.origin}/api/v1/login`, body, from))
    }),
    evenly(honestOrders, async (i) => {
      const [thing, token] = [things[i % things.length], shoppers[i % shoppers.length]]
      if (!thing || !token) throw new Error('there is nothing to sell, or nobody to buy it')
      const from = { 'x-forwarded-for': `102.90.${i % 200}.9` }
      const body = orderOf(thing, 'wallets')
      times.add(times.orders, await placeOrder(agent, app.origin, token, body, from))
    }),
  ])
}

function attackFor({ app, agent, shoppers, hostile, things }: Crowd): Promise<void> {
  const [stolen = ''] = shoppers
  return evenly(attacks, async (i) => {
    const from = { 'x-forwarded-for': `10.${i % 250}.${(i * 7) % 250}.3` }
    const send = (path: string, body: object, more: Record<string, string> = {}) =>
      post(agent, `${app.origin}/api/v1${path}`, body, { ...from, ...more })
    const email = `honest${i % 7}@example.com`
    const digits = String(i).padStart(7, '0')
    switch (i % 5) {
      case 0:
        await send('/forgot/password', { mode: 'email', email })
        await send('/reset/password', {
          mode: 'email',
          email,
          code: String(100_000 + (i % 900_000)),
          password: 'Kettle-mango9',
          password_confirmation: 'Kettle-mango9',
        })
        break
      case 1:
        await send('/login', { mode: 'email', email, password: `Wrong#${i}` })
        break
      case 2:
        await send('/register-otp', {
          mode: 'phone',
          option: 'sms',
          name: 'Ngozi Eze',
          phone_number: `+234803${digits}`,
        })
        break
      case 3:
        await placeOrder(agent, app.origin, hostile[i % hostile.length] ?? '', hoard(things), from)
        break
      default:
        await send(
          '/accounts/phone-number/code',
          { mode: 'phone', option: 'sms', phone_number: `+234806${digits}` },
          { authorization: `Bearer ${stolen}` },
        )
    }
  })
}

/** 100 lines, to be paid at the counter. */
function hoard(things: Thing[]): object {
  const total = things.reduce((sum, { amount }) => sum + 100 * amount, 0)
  return {
    product_orders: things.map(({ product_id }) => ({ product_id, quantity: 100 })),
    shipping_method_id: 3,
    payment_code: 'pay-on-pickup',
    sub_total: total,
    shipping: 0,
    total,
  }
}
