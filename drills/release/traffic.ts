import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pickUp } from '#server/checkout/test-checkout.ts'
import { type Answer, call } from '../calls.ts'
import type { RehearsedShop } from '../cluster/rehearsed-shop.ts'
import { readStream } from './streams.ts'

interface Cart {
  authorization: string
  /** The units of each product, as last answered. */
  units: Map<number, number>
  /** A cart changes in turns, as in one tab. */
  isBusy: boolean
}

/** Naira. */
const price = 1_000
/** Shoppers whose page listens to events. */
const listeners = 20

/**
 * Requests at a steady rate, as pages send them: pages, their scripts, calls that read, carts that change, and orders of carts
 * that were filled long before. Nothing is sent a second time. Streams of events are open meanwhile.
 */
export class Traffic {
  /** What was answered other than as it should, and how often. */
  readonly failed = new Map<string, number>()
  /** The codes of orders that were answered as placed. */
  readonly orders: string[] = []
  /** Those of every build that a page had. */
  readonly scripts = new Set<string>()
  sent = 0
  /** Until an answer, ms. */
  slowestMs = 0
  /** Streams that ended with a hint, and were opened again. */
  moved = 0
  private readonly url: string
  private readonly shop: RehearsedShop
  private readonly carts: Cart[]
  private readonly reads: string[]
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 })
  private readonly over = new AbortController()

  constructor(url: string, shop: RehearsedShop) {
    this.url = url
    this.shop = shop
    this.reads = shop.load.paths.filter((path) => path.startsWith('/api/'))
    this.carts = shop.load.shoppers.map((authorization) => {
      return { authorization, units: new Map(), isBusy: false }
    })
  }

  /** Fills all carts, and goes on in the background until `end`. */
  async start(perSecond: number): Promise<void> {
    for (const [n, cart] of this.carts.entries()) {
      // Those of an earlier run have been filled before.
      cart.units = (await this.read(cart)) ?? cart.units
      await this.fill(cart, this.productAt(n), 2)
    }
    await this.open('/')
    for (const cart of this.carts.slice(0, listeners)) void this.listen(cart)
    this.sending = this.sendAtRate(perSecond)
  }

  private sending: Promise<Promise<unknown>[]> = Promise.resolve([])

  /** Ends, and holds each cart to what was answered: how many there are, and how many are not as they should be. */
  async end(): Promise<{ carts: number; lostCarts: number }> {
    this.over.abort()
    await Promise.all(await this.sending)
    let lostCarts = 0
    for (const cart of this.carts) {
      if (!isDeepStrictEqual(await this.read(cart), cart.units)) lostCarts += 1
    }
    this.agent.destroy()
    return { carts: this.carts.length, lostCarts }
  }

  private async sendAtRate(perSecond: number): Promise<Promise<unknown>[]> {
    const begun: Promise<unknown>[] = []
    const startedAt = performance.now()
    while (!this.over.signal.aborted) {
      const due = ((performance.now() - startedAt) / 1_000) * perSecond
      while (begun.length < due) begun.push(this.sendOne(begun.length))
      await wait(20)
    }
    return begun
  }

  /** Of twenty: four pages, four scripts, three carts, one order, eight calls that read. */
  private sendOne(n: number): Promise<unknown> {
    const round = Math.floor(n / 20)
    const place = n % 20
    const cart = this.carts[(round * 7 + place) % this.carts.length]
    if (cart && place === 0) return this.order(cart)
    if (cart && place < 4) return this.fill(cart, this.productAt(round + place), 1 + (n % 3))
    if (place < 8) return this.open(place % 2 === 0 ? '/' : '/categories')
    if (place < 12) return this.send([...this.scripts][n % this.scripts.size] ?? '/')
    return this.send(this.reads[n % this.reads.length] ?? '/')
  }

  private productAt(n: number): number {
    const { productIds } = this.shop
    return productIds[n % productIds.length] ?? 0
  }

  private async read(cart: Cart): Promise<Map<number, number> | null> {
    return unitsIn(await this.send('/api/v1/carts', { cart }))
  }

  private async fill(cart: Cart, product_id: number, quantity: number): Promise<void> {
    await this.inTurn(cart, async () => {
      const body = { product_orders: [{ product_id, quantity }] }
      const { status } = await this.send('/api/v1/carts/add', { cart, body })
      if (status === 200) cart.units.set(product_id, quantity)
    })
  }

  /** A line of the cart; what is ordered leaves it. */
  private async order(cart: Cart): Promise<void> {
    await this.inTurn(cart, async () => {
      const [line] = cart.units
      if (!line) return
      const [product_id, quantity] = line
      const body = pickUp([{ product_id, quantity }], quantity * price)
      const headers = { 'idempotency-key': randomUUID() }
      const { text } = await this.send('/api/v1/orders/checkout', { cart, body, headers })
      const code = /"order_code":"(\w+)"/.exec(text)?.[1]
      if (!code) return
      this.orders.push(code)
      cart.units.delete(product_id)
    })
  }

  private async inTurn(cart: Cart, work: () => Promise<void>): Promise<void> {
    if (cart.isBusy) return
    cart.isBusy = true
    await work()
    cart.isBusy = false
  }

  private async open(path: string): Promise<void> {
    const { status, text } = await this.send(path, { headers: { accept: 'text/html' } })
    const scripts = text.match(/\/assets\/[\w.-]+\.js/g) ?? []
    if (status === 200 && scripts.length === 0) this.fail(`no scripts on ${path}`)
    for (const script of scripts) this.scripts.add(script)
  }

  private async send(
    path: string,
    { cart, body, headers }: { cart?: Cart; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    this.sent += 1
    const begun = performance.now()
    const own = cart && { authorization: cart.authorization }
    const answer = await call(this.agent, this.url + path, { ...headers, ...own }, body)
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
    if (answer.status !== 200) this.fail(`${answer.status || answer.text} ${path}`)
    return answer
  }

  private async listen({ authorization }: Cart): Promise<void> {
    const { signal } = this.over
    while (!signal.aborted) {
      const { status, retryMs } = await readStream(this.url, authorization, signal)
      if (signal.aborted) return
      if (status !== 200) this.fail(`${status} /api/v1/events`)
      else if (retryMs === null) this.fail('/api/v1/events broke')
      else this.moved += 1
      await wait(retryMs ?? 1_000)
    }
  }

  private fail(what: string): void {
    this.failed.set(what, (this.failed.get(what) ?? 0) + 1)
  }
}

const CartAnswer = z.object({
  data: z.object({
    cart: z.array(z.object({ product: z.object({ id: z.number() }), quantity: z.number() })),
  }),
})

/** The units of each product that a cart has; null where it could not be read. */
function unitsIn({ status, text }: Answer): Map<number, number> | null {
  if (status !== 200) return null
  const { data } = CartAnswer.parse(JSON.parse(text))
  return new Map(data.cart.map(({ product, quantity }) => [product.id, quantity]))
}
