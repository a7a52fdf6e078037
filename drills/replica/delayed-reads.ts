import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { LaggingShop } from './lagging-shop.ts'

/** At once. */
const readers = 10
/** ms between two changes, and that the standby stands still, or goes on, at most; each at random. */
const longest = { change: 30, pause: 80, replay: 60 }
/** Naira of a product whose price never changed; each change adds one. */
const first = 1_000

export interface DelayedReads {
  reads: number
  /** Products in answers whose price was older than one that was announced before the call. */
  older: number
  changes: number
  pauses: number
  /** Statements that the standby answered. */
  copied: number
  /** Calls that the primary answered in its place, by reason; only those that there were. */
  replaced: Record<string, number>
}

/**
 * Changes the prices of a mall's products all the time, stops the replay of its standby at random, and asks for lists,
 * searches and pages meanwhile: each product that is shown has the price that the mall last heard of, or a newer one.
 */
export async function readThroughDelays(
  shop: LaggingShop,
  reads: number,
  { isPaused = true }: { isPaused?: boolean } = {},
): Promise<DelayedReads> {
  const before = await figuresOf(shop)
  const heard = new Map<number, number>(shop.products.map((id) => [id, first]))
  shop.listen((tag) => {
    const [kind, id, price] = tag.split(':')
    if (kind === 'price') heard.set(Number(id), Number(price))
  })
  let isOver = false
  const changing = changePrices(shop, () => isOver)
  const pausing = isPaused ? pauseAtRandom(shop, () => isOver) : 0
  const older = await readAll(shop, heard, reads).finally(() => {
    isOver = true
  })
  const [changes, pauses] = await Promise.all([changing, pausing])
  const after = await figuresOf(shop)
  const replaced = [...after.replaced].map(([reason, count]): [string, number] => [
    reason,
    count - (before.replaced.get(reason) ?? 0),
  ])
  return {
    reads,
    older,
    changes,
    pauses,
    copied: after.copied - before.copied,
    replaced: Object.fromEntries(replaced.filter(([, count]) => count > 0)),
  }
}

/** One change after the other, each announced by its own triggers, and then, for the rehearsal, with its price. */
async function changePrices({ database, products }: LaggingShop, isOver: () => boolean) {
  let changes = 0
  for (; !isOver(); changes++) {
    const id = products[changes % products.length]
    const price = first + 1 + Math.floor(changes / products.length)
    await database.pool.query('UPDATE products SET amount_kobo = $2 WHERE id = $1', [
      id,
      price * 100,
    ])
    await database.pool.query('SELECT pg_notify($1, $2)', ['oja_changed', `price:${id}:${price}`])
    await wait(Math.random() * longest.change)
  }
  return changes
}

async function pauseAtRandom({ standby }: LaggingShop, isOver: () => boolean) {
  let pauses = 0
  for (; !isOver(); pauses++) {
    await standby.pause()
    await wait(Math.random() * longest.pause)
    await standby.resume()
    await wait(Math.random() * longest.replay)
  }
  return pauses
}

async function readAll(shop: LaggingShop, heard: Map<number, number>, reads: number) {
  let begun = 0
  let older = 0
  async function readOn(): Promise<void> {
    while (begun < reads) {
      begun += 1
      const known = new Map(heard)
      for (const { id, amount } of await readOne(shop, begun))
        if (amount < (known.get(id) ?? first)) older += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, readOn))
  return older
}

const Item = z.object({ id: z.number(), amount: z.number() })
const Listed = z.object({ products: z.object({ data: z.array(Item) }) })
const Listing = z.object({ data: Listed })
const Details = z.object({ data: z.object({ product: Item }) })

/** A list, a search or a page in turns; of lists and searches each is another one, so that none is kept. */
async function readOne({ url, products }: LaggingShop, turn: number) {
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}/api/v1${path}`)
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    return response.json()
  }
  const within = `min_price=1&max_price=${1_000_000 + turn}`
  if (turn % 3 === 0)
    return Listing.parse(await get(`/products/all/category/null?${within}`)).data.products.data
  if (turn % 3 === 1)
    return Listed.parse(await get(`/search-and-filter-products?search_term=product&${within}`))
      .products.data
  const { data } = Details.parse(await get(`/products/details/${products[turn % products.length]}`))
  return [data.product]
}

async function figuresOf({ url }: LaggingShop) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const numbers = [...text.matchAll(/^oja_replica_replaced_total\{reason="(\w+)"\} (\d+)$/gm)]
  const copied = /^oja_statement_seconds_count\{target="replica"\} (\d+)$/m.exec(text)?.[1]
  return {
    copied: Number(copied ?? 0),
    replaced: new Map(numbers.map(([, reason = '', count]) => [reason, Number(count)])),
  }
}
