import { randomId } from '#client/browser.ts'
import { isRecord, isWhole } from '#client/guards.ts'
import { orRefusal } from '#client/retry.ts'
import { type Api, ApiError } from '#contract/client.ts'
import { readKey } from '../state/cart-lines.ts'
import type { Session } from '../state/memory.ts'
import type { GuestCart } from '../state/state.ts'
import {
  acknowledge,
  lowerQuantity,
  reconcileCart,
  replaceGuest,
  withGuest,
  withSpace,
} from './pending-changes.ts'

interface Sending {
  api: Api
  session: Session
}

/**
 * Sends all pending changes: guests' carts, then the quantity of each line. Calls are idempotent,
 * so they may be lost or repeated: a guest's cart has its id, and a line is set to its quantity.
 * Resolves to whether the server refused a change, so that its cart is to be fetched. Throws
 * failures that may pass; the rest is then sent later.
 */
export async function sendCart(sending: Sending): Promise<boolean> {
  const { session } = sending
  let refused = false
  while (session.isActive()) {
    const { guestCarts, lines, isCleared } = session.get().pending
    const guest = guestCarts.find(({ isFull }) => !isFull)
    const [line] = Object.entries(lines)
    let taken: boolean
    if (guest) taken = await sendGuestCart(sending, guest)
    else if (isCleared) taken = await sendClearing(sending, Object.keys(lines))
    else if (!line) break
    else if (line[1] === 0) taken = await sendRemoval(sending, line[0])
    else taken = await sendLine(sending, line)
    refused ||= !taken
  }
  return refused
}

/** The server's cart replaces the local one. */
export async function fetchCart({ api, session }: Sending): Promise<void> {
  const { data } = await api('GET /carts')
  session.change((state) => reconcileCart(state, data.cart))
}

async function sendGuestCart({ api, session }: Sending, guest: GuestCart): Promise<boolean> {
  const product_orders = Object.entries(guest.lines).flatMap(orderOf)
  const call = api('POST /carts/add', { body: { product_orders, merge_id: guest.id } })
  const sent = await orRefusal(call)
  session.change((state) => {
    if (sent instanceof ApiError) {
      return replaceGuest(state, guest, sent.code === 'cart_full' ? partsOf(guest, sent) : [])
    }
    return reconcileCart(replaceGuest(state, guest, []), sent.data.cart)
  })
  return !(sent instanceof ApiError)
}

async function sendLine({ api, session }: Sending, line: [string, number]): Promise<boolean> {
  const [text, quantity] = line
  const call = api('POST /carts/add', { body: { product_orders: orderOf(line) } })
  const sent = await orRefusal(call)
  session.change((state) => {
    if (!(sent instanceof ApiError))
      return reconcileCart(acknowledge(state, text, quantity), sent.data.cart)
    if (sent.code === 'cart_full') {
      const guest = { id: randomId(), lines: { [text]: quantity }, isFull: true }
      return withGuest(acknowledge(state, text, quantity), guest)
    }
    const left = leftOf(sent)
    return left > 0 && left < quantity
      ? lowerQuantity(state, text, quantity, left)
      : acknowledge(state, text, quantity)
  })
  return !(sent instanceof ApiError)
}

async function sendRemoval({ api, session }: Sending, text: string): Promise<boolean> {
  const { id: product_id, combo: combo_id } = readKey(text) ?? { id: 0 }
  const sent = await orRefusal(api('POST /carts/remove', { body: { product_id, combo_id } }))
  session.change((state) => withSpace(acknowledge(state, text, 0)))
  return !(sent instanceof ApiError)
}

async function sendClearing({ api, session }: Sending, removed: string[]): Promise<boolean> {
  const sent = await orRefusal(api('POST /carts/remove/all'))
  session.change((state) => {
    const answered = removed.reduce((now, text) => acknowledge(now, text, 0), state)
    return withSpace({ ...answered, pending: { ...answered.pending, isCleared: undefined } })
  })
  return !(sent instanceof ApiError)
}

/** The part that still fits, and the rest; nothing fits: the whole waits. */
function partsOf(guest: GuestCart, { failure }: ApiError): GuestCart[] {
  const data = isRecord(failure?.data) ? failure.data.lines_left : undefined
  const left = isWhole(data) ? data : 0
  const lines = Object.entries(guest.lines)
  if (left === 0 || left >= lines.length) return [{ ...guest, isFull: true }]
  const part = (some: typeof lines) => ({ id: randomId(), lines: Object.fromEntries(some) })
  return [part(lines.slice(0, left)), part(lines.slice(left))]
}

type Order =
  | { product_id: number; quantity: number }
  | { product_id: number; variation: { id: number; quantity: number }[] }

function orderOf([text, quantity]: [string, number]): Order[] {
  const key = readKey(text)
  if (!key) return []
  const { id: product_id, combo: id } = key
  if (id === undefined) return [{ product_id, quantity }]
  return [{ product_id, variation: [{ id, quantity }] }]
}

/** The stock, where one line was refused because of it; else 0. */
function leftOf({ code, failure }: ApiError): number {
  const data = code === 'out_of_stock' && isRecord(failure?.data) ? failure.data.lines : undefined
  const short: unknown = Array.isArray(data) ? data[0] : undefined
  return isRecord(short) && isWhole(short.stock_count) ? short.stock_count : 0
}
