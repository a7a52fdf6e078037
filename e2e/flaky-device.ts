import { setTimeout as rest } from 'node:timers/promises'
import type { z } from 'zod'
import { cart } from '#contract/cart.ts'
import { ApiError, createApi, fillPath, type Outgoing, queryString } from '#contract/client.ts'
import { fetchProfile } from '#storefront/accounts/profile.ts'
import { begin, end } from '#storefront/accounts/session-state.ts'
import type { CartItem } from '#storefront/cart/lines.ts'
import { keyText, linesOf } from '#storefront/cart/lines.ts'
import { changeCart } from '#storefront/cart/pending-changes.ts'
import { fetchCart, sendCart } from '#storefront/cart/send.ts'
import { type Memory, sessionOf } from '#storefront/state/memory.ts'
import { readState } from '#storefront/state/read-state.ts'
import { type AppState, guestState } from '#storefront/state/state.ts'

/** `deaf`: the next calls arrive, their answers do not. `stuttering`: calls arrive twice. */
export type Network = 'good' | 'away' | 'deaf' | 'stuttering'

/** A call that changes a cart and has arrived at the server. */
export type Arrived = (
  | { path: '/carts/add'; body: z.output<typeof cart.add.body> }
  | { path: '/carts/remove'; body: z.output<typeof cart.remove.body> }
) & {
  /** Whether the device learned of it. */
  isAnswered: boolean
}

/** The browser's state and what it sends, without the browser, over a network that can't be trusted. */
export class FlakyDevice {
  network: Network = 'good'
  readonly arrived: Arrived[] = []
  private state: AppState = guestState
  private readonly url: string
  private readonly api = createApi((outgoing) => this.carry(outgoing))

  constructor(url: string) {
    this.url = url
  }

  /** As a browser's: every change goes through storage, as over a reload. */
  private readonly memory: Memory = {
    get: () => this.state,
    change: (change) => {
      this.state = readState(JSON.parse(JSON.stringify(change(this.state))))
    },
  }

  get isSignedIn(): boolean {
    return this.state.auth.loggedIn
  }

  /** `keyText` of each line → quantity. Throws where a line stands twice. */
  get cart(): Map<string, number> {
    const lines = linesOf(this.state.cart.carts)
    const cart = new Map(lines.map(({ key, quantity }) => [keyText(key), quantity]))
    if (cart.size !== lines.length) throw new Error('a line stands twice')
    return cart
  }

  /** Whether anything is still to be sent. */
  get isWaiting(): boolean {
    const { lines, guestCarts, left } = this.state.pending
    return Object.keys(lines).length + guestCarts.length + left.length > 0
  }

  change(verb: (items: CartItem[]) => CartItem[]): void {
    this.memory.change((state) => changeCart(state, verb))
  }

  async signIn(token: string): Promise<void> {
    this.memory.change((state) => begin(state, token))
    await this.quietly(() => fetchProfile(this.api, sessionOf(this.memory)))
  }

  signOut(): void {
    this.memory.change(end)
  }

  /** What a visible tab does when it has something to send, or hears of news. */
  async exchange(): Promise<void> {
    const sending = { api: this.api, session: sessionOf(this.memory) }
    if (!sending.session.isOn()) return
    await this.quietly(async () => {
      if (this.state.auth.userDetails === null) await fetchProfile(this.api, sending.session)
      await sendCart(sending)
      await fetchCart(sending)
    })
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  private async carry({ call, params, query, body }: Outgoing): Promise<unknown> {
    const [method = '', path = ''] = call.split(' ')
    const { accessToken: token } = this.state.auth
    if (this.network === 'away') throw new ApiError(0, 'away')
    const isAnswered = this.network !== 'deaf'
    const ask = () =>
      fetch(`${this.url}/api/v1${fillPath(path, params)}${queryString(query)}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    const response = await ask()
    if (this.network === 'stuttering') await (await ask()).arrayBuffer()
    const answer = await response.json()
    if (method === 'POST' && response.ok) this.arrived.push(arrived(path, body, isAnswered))
    await rest(0)
    if (!isAnswered) throw new ApiError(0, 'no answer')
    if (response.status === 401 && this.state.auth.accessToken === token) this.signOut()
    if (!response.ok) throw new ApiError(response.status, answer.message, answer)
    return answer
  }
}

function arrived(path: string, body: unknown, isAnswered: boolean): Arrived {
  if (path === '/carts/remove') return { path, body: cart.remove.body.parse(body), isAnswered }
  return { path: '/carts/add', body: cart.add.body.parse(body), isAnswered }
}
