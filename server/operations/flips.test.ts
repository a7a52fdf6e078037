import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type SwitchName, switchNames } from '#contract/switches.ts'
import { auditRecorder } from '#server/audit/audit.ts'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import {
  decide,
  pickUp,
  requireWhole,
  type Shopper,
  stockOf,
} from '#server/checkout/test-checkout.ts'
import { concurrently, testShoppers } from '#server/checkout/test-shoppers.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { testApp } from '#server/test-app.ts'
import { proofMs, sized } from '#server/test-size.ts'
import { setSwitch } from './operations.ts'

const database = await testDatabase()
const { url, clock, http } = await testApp(database, { RATE_LIMIT: '1000000' })
const keys = await openKeysOnce({ database, clock, secret: testSecret })
const deps = { database, clock, recordAudit: auditRecorder({ clock, keys }) }
const source = { actor: { command: 'test' }, sessionId: null, call: 'a test', requestId: null }
const runs = sized(3, 20)
const buyers = sized(60, 200)

interface Flip {
  name: SwitchName
  isOn: boolean
  afterMs: number
}

const flips = fc.array(
  fc.record({
    name: fc.constantFrom(...switchNames),
    isOn: fc.boolean(),
    afterMs: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 5, maxLength: 25 },
)

beforeAll(() => addCategories(database))

test(
  `switches flipped at random during checkouts lose neither money nor stock, ${runs} times`,
  async () => {
    await fc.assert(
      fc.asyncProperty(flips, async (drawn) => {
        const stock = buyers / 2
        const product = await addProduct(database, { stock })
        const shoppers = await testShoppers({ url, database, clock }, buyers, 10_000_000)
        await Promise.all([
          flipAll(drawn),
          concurrently(shoppers, 20, (shopper, place) => buy(shopper, product, place)),
        ])
        await requireWhole(database)
        // What is left open runs out, whatever is closed meanwhile.
        await clock.advance(4 * 24 * 3_600)
        await runJobs(http.jobs)
        await requireWhole(database)
        expect((await stockOf(database, product)).held).toBe(0)
        for (const name of switchNames) await flip({ name, isOn: false, afterMs: 0 })
      }),
      { numRuns: runs },
    )
  },
  proofMs,
)

async function flipAll(drawn: Flip[]): Promise<void> {
  for (const one of drawn) {
    await wait(one.afterMs)
    await flip(one)
  }
}

async function flip({ name, isOn }: Flip): Promise<void> {
  await setSwitch(deps, { name, isOn, reason: 'a test' }, source)
}

/** Some pay at once, some at the provider's page, some never. */
async function buy(shopper: Shopper, product: number, place: number): Promise<void> {
  const payment_code = place % 3 === 0 ? 'wallets' : 'flutterwave'
  const order = pickUp([{ product_id: product, quantity: 1 }], 1_000, { payment_code })
  const { status, body } = await shopper.place(order)
  expect([200, 409, 503]).toContain(status)
  if (!body.link) return
  // Paid after it was closed, too: the provider knows nothing of switches.
  const outcome = (['success', 'fail', 'success_without_return', 'abandon'] as const)[place % 4]
  if (outcome && outcome !== 'abandon') await decide(url, { link: body.link, outcome })
}
