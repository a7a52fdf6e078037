import { randomBytes, randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import sharp from 'sharp'
import { pickUp } from '#server/checkout/test-checkout.ts'
import { testShoppers } from '#server/checkout/test-shoppers.ts'
import { openClock } from '#server/platform/clock.ts'
import { number } from '#server/platform/database/columns.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { type Answer, call as callOnce, failureOf } from '../calls.ts'
import type { RehearsedShop } from '../cluster/rehearsed-shop.ts'
import { type Answers, atRate } from './load.ts'

/** A second. Half of the reads are of lists that nobody has called for before. */
const rates = { reads: 30, orders: 3, others: 1 }

/** More than all calls of a whole drill: whose identity is checked once is not checked again. */
const strangersCount = 4_000

export interface Phase {
  reads: Answers
  orders: Answers
}

export interface Callers {
  /** Everything at once for so long. */
  during(ms: number): Promise<Phase>
}

/** Readers, buyers who pay from the wallet, and a caller of what each provider is there for. */
export async function openCallers(
  opened: AsyncDisposableStack,
  { database, productIds, load }: RehearsedShop,
): Promise<Callers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 300 })
  opened.defer(() => agent.destroy())
  const { url, shoppers, bodies, paths } = load
  const clock = await openClock(database)
  const strangers = await testShoppers({ url, database, clock }, strangersCount, 0)
  const selfie = await noise()
  const lagos = await one(database, placeInLagos)
  const api = `${url}/api/v1`
  let turn = 0
  let called = 0
  const next = () => ({ ...strangers[called++ % strangers.length]?.headers })

  /** From an address of its own. */
  function call(
    address: string,
    { headers, body }: { headers?: Record<string, string>; body?: object } = {},
  ): Promise<Answer> {
    const from = Array.from({ length: 3 }, () => randomInt(256)).join('.')
    const own = { 'x-forwarded-for': `102.${from}`, ...headers }
    return callOnce(agent, address, own, body)
  }

  function read(place: number): Promise<Answer> {
    turn += 1
    if (place % 2) return call(`${url}${paths[turn % paths.length]}`)
    return call(`${api}/products/all/category/null?min_price=1&max_price=${1_000_000 + turn}`)
  }

  function order(place: number): Promise<Answer> {
    turn += 1
    const headers = {
      authorization: shoppers[turn % shoppers.length] ?? '',
      'idempotency-key': randomBytes(12).toString('hex'),
    }
    return call(`${api}/orders/checkout`, { headers, body: bodies[place % bodies.length] ?? {} })
  }

  /** Nobody minds what becomes of these: the mall's own metrics tell. */
  async function others(place: number): Promise<undefined> {
    const lines = [{ product_id: productIds[place % productIds.length] ?? 0, quantity: 1 }]
    const payer = next()
    const checked = next()
    const quoted = next()
    const phone = `+23480${randomInt(10_000_000, 99_999_999)}`
    const bvn = `${randomInt(200_000_000, 399_999_999)}11`
    await Promise.all([
      call(`${api}/orders/checkout`, {
        headers: { ...payer, 'idempotency-key': randomBytes(12).toString('hex') },
        body: pickUp(lines, 1_000, { payment_code: 'flutterwave' }),
      }),
      call(`${api}/accounts/kyc/liveliness-check`, {
        headers: checked,
        body: { bvn, media_file: selfie },
      }),
      call(`${api}/register-otp`, {
        body: { mode: 'phone', option: 'sms', phone_number: phone, name: 'Ngozi Eze' },
      }),
      call(`${api}/carts/add`, { headers: quoted, body: { product_orders: lines } }).then(() =>
        call(`${api}/shipment/rate`, {
          headers: quoted,
          body: { delivery_address: { ...address, ...lagos } },
        }),
      ),
    ])
    return undefined
  }

  return {
    async during(ms) {
      const [reads, orders] = await Promise.all([
        atRate(rates.reads, ms, async (place) => failureOf(await read(place))),
        atRate(rates.orders, ms, async (place) => failureOf(await order(place))),
        atRate(rates.others, ms, others),
      ])
      return { reads, orders }
    },
  }
}

/** What a camera sends, small. */
async function noise(): Promise<string> {
  const raw = { width: 96, height: 96, channels: 3 } as const
  const picture = await sharp(randomBytes(96 * 96 * 3), { raw })
    .jpeg()
    .toBuffer()
  return picture.toString('base64')
}

const address = {
  first_name: 'Ngozi',
  last_name: 'Eze',
  phone_number: '8031234567',
  address: '5 Adelabu Street',
  country: 161,
  city: 'Ikeja',
}

const placeInLagos = rareStatement(
  'drill-place-in-lagos',
  { state: number, lg: number },
  `SELECT state.id AS state, lga.id AS lg
   FROM location_states AS state JOIN location_lgas AS lga ON state_id = state.id
   WHERE state.name = 'Lagos' ORDER BY lga.id LIMIT 1`,
)
