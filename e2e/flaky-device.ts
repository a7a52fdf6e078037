import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { ApiError, createApi, fillPath, type Outgoing, queryString } from '#contract/client.ts'
import { cart } from '#contract/shop/cart.ts'
import { changeCart } from '#storefront/cart/pending-changes.ts'
import { fetchCart, sendCart } from '#storefront/cart/send.ts'
import { fetchProfile } from '#storefront/session/profile.ts'
import { withoutSession, withSession } from '#storefront/session/session-state.ts'
import type { CartItem } from '#storefront/state/cart-lines.ts'
import { keyText, linesOf } from '#storefront/state/cart-lines.ts'
import { type Memory, sessionOf } from '#storefront/state/memory.ts'
import { readState } from '#storefront/state/read-state.ts'
import { type AppState, guestState } from '#storefront/state/state.ts'

/** `no-answers`: calls arrive, their answers do not. `duplicating`: calls arrive twice. */
export type Network = 'good' | 'offline' | 'no-answers' | 'duplicating'

/** A call that changes a cart, as the server received it. */
export type ReceivedCall = (
  | { path: '/carts/add'; body: z.output<typeof cart.add.body> }
  | { path: '/carts/remove'; body: z.output<typeof cart.remove.body> }
) & {
  /** Whether the device got the answer. */
  isAnswered: boolean
}

/** The browser's state and API calls, without a browser, over an unreliable network. */
export class FlakyDevice {
  network: Network = 'good'
  readonly received: ReceivedCall[] = []
  private state: AppState = guestState
  private readonly url: string
  private readonly api = createApi((outgoing) => this.send(outgoing))

  constructor(url: string) {
    this.url = url
  }

  /** Every change is serialized and read again, as a browser's storage does over a reload. */
  private readonly memory: Memory = {
    get: () => this.state,
    change: (change) => {
      this.state = readState(JSON.parse(JSON.stringify(change(this.state))))
    },
  }

  get isSignedIn(): boolean {
    return this.state.auth.loggedIn
  }

  /** `keyText` of each line → quantity. Throws for a duplicate line. */
  get cart(): Map<string, number> {
    const lines = linesOf(this.state.cart.carts)
    const cart = new Map(lines.map(({ key, quantity }) => [keyText(key), quantity]))
    if (cart.size !== lines.length) throw new Error('a line is in the cart twice')
    return cart
  }

  get hasPendingChanges(): boolean {
    const { lines, guestCarts, left } = this.state.pending
    return Object.keys(lines).length + guestCarts.length + left.length > 0
  }

  change(verb: (items: CartItem[]) => CartItem[]): void {
    this.memory.change((state) => changeCart(state, verb))
  }

  async signIn(token: string): Promise<void> {
    this.memory.change((state) => withSession(state, token))
    await this.ignoreApiErrors(() => fetchProfile(this.api, sessionOf(this.memory)))
  }

  signOut(): void {
    this.memory.change(withoutSession)
  }

  /** What a visible tab does when it has pending changes or receives an event. */
  async exchange(): Promise<void> {
    const sending = { api: this.api, session: sessionOf(this.memory) }
    if (!sending.session.isActive()) return
    await this.ignoreApiErrors(async () => {
      if (this.state.auth.userDetails === null) await fetchProfile(this.api, sending.session)
      await sendCart(sending)
      await fetchCart(sending)
    })
  }

  private async ignoreApiErrors(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  private async send({ call, params, query, body }: Outgoing): Promise<unknown> {
    const [method = '', path = ''] = call.split(' ')
    const { accessToken: token } = this.state.auth
    if (this.network === 'offline') throw new ApiError(0, 'offline')
    const isAnswered = this.network !== 'no-answers'
    const fetchOnce = () =>
      fetch(`${this.url}/api/v1${fillPath(path, params)}${queryString(query)}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    const response = await fetchOnce()
    if (this.network === 'duplicating') await (await fetchOnce()).arrayBuffer()
    const answer = await response.json()
    if (method === 'POST' && response.ok) this.received.push(received(path, body, isAnswered))
    await wait(0)
    if (!isAnswered) throw new ApiError(0, 'no answer')
    if (response.status === 401 && this.state.auth.accessToken === token) this.signOut()
    if (!response.ok) throw new ApiError(response.status, answer.message, answer)
    return answer
  }
}

function received(path: string, body: unknown, isAnswered: boolean): ReceivedCall {
  if (path === '/carts/remove') return { path, body: cart.remove.body.parse(body), isAnswered }
  return { path: '/carts/add', body: cart.add.body.parse(body), isAnswered }
}
