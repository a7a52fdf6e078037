import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { generateProducts } from '#database/seed/generate/generate.ts'
import { generateOrders } from '#database/seed/generate/orders.ts'
import { seedDemo } from '#database/seed/seed.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { openClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore } from '#server/platform/media/media.ts'
import { openSecret } from '#server/platform/secret.ts'
import { openShoppers, orderOf, stockUp } from '../../bench/shoppers.ts'

/** A mall that takes orders. */
export interface Shop {
  origin: string
  database: Database
}

/** Fills an empty database: the demo mall, generated products and orders. */
export async function fill(
  url: string,
  config: Config,
  { products, orders }: { products: number; orders: number },
): Promise<void> {
  await migrate(url)
  const database = openDatabase(url)
  const media = openMedia(openStore(config), openLog('warn'))
  const report = (message: string) => console.log(`  ${message}`)
  try {
    const clock = await openClock(database)
    const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
    const keys = await openKeysOnce({ database, clock, secret })
    await seedDemo({ database, media, now: clock.now(), report, keys })
    await generateProducts(database.pool, products, clock.now(), report)
    await generateOrders(database.pool, orders, clock.now(), report)
  } finally {
    media.close()
    await database.close()
  }
}

/** The API of a mall on this database, in this process, on a free port. */
export async function openShop(
  opened: AsyncDisposableStack,
  url: string,
  config: Config,
): Promise<Shop> {
  const log = openLog('fatal')
  const database = openDatabase(url, { log })
  opened.defer(() => database.close())
  const clock = await openClock(database)
  const media = openMedia(openStore(config), log)
  opened.defer(() => media.close())
  const http = await createApp({ config, database, clock, log, media })
  opened.defer(() => http.close())
  return { origin: await http.app.listen({ port: 0, host: '127.0.0.1' }), database }
}

/** An order that a shopper was told is placed. */
export interface Placed {
  code: string
  at: Date
}

/** Places orders, one every 100 ms or so, until the answers stop or `isOver`; adds each to `placed`. */
export async function placeOrders(
  { origin, database }: Shop,
  placed: Placed[],
  isOver: () => boolean,
): Promise<void> {
  const tokens = await openShoppers(database.pool, 4, 1_000_000_000_00)
  const things = await stockUp(database.pool, 20, 1_000_000)
  const buy = async (token: string) => {
    for (let turn = 0; !isOver(); turn++) {
      const thing = things[turn % things.length]
      if (!thing) throw new Error('nothing is on sale')
      const code = await order(origin, token, orderOf(thing, 'wallets'))
      if (code) placed.push({ code, at: new Date() })
      await wait(300)
    }
  }
  await Promise.all(tokens.map(buy))
}

async function order(origin: string, token: string, body: object): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}/api/v1/orders/checkout`, request).catch(() => null)
  if (!answer?.ok) return null
  return Answer.parse(await answer.json()).data.orders.order_code
}

const Answer = z.object({ data: z.object({ orders: z.object({ order_code: z.string() }) }) })
