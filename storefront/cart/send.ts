import { type Api, ApiError } from '#contract/client.ts'
import { isRecord, isWhole } from '../state/guards.ts'
import type { Session } from '../state/memory.ts'
import type { GuestCart } from '../state/state.ts'
import { orRefusal } from '../sync/refusal.ts'
import { readKey } from './lines.ts'
import { answered, lowered, settle } from './pending-changes.ts'

export interface Sending {
  api: Api
  session: Session
}

/**
 * Tells the server everything that it has not heard of: guests' carts, then line by line what is
 * wanted. Calls can be lost or arrive twice: a guest's cart has its id, and a line is set to its
 * quantity. Answers whether the server refused something, so that its cart is to be fetched. Throws
 * what may pass; then all that is left is to be sent later.
 */
export async function sendCart(sending: Sending): Promise<boolean> {
  const { session } = sending
  let refused = false
  while (session.isOn()) {
    const { guestCarts, lines } = session.get().pending
    const [guest] = guestCarts
    const [line] = Object.entries(lines)
    let taken: boolean
    if (guest) taken = await sendGuestCart(sending, guest)
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
  session.change((state) => settle(state, data.cart))
}

async function sendGuestCart({ api, session }: Sending, guest: GuestCart): Promise<boolean> {
  const product_orders = Object.entries(guest.lines).flatMap(orderOf)
  const call = api('POST /carts/add', { body: { product_orders, merge_id: guest.id } })
  const sent = await orRefusal(call)
  session.change((state) => {
    const guestCarts = state.pending.guestCarts.filter(({ id }) => id !== guest.id)
    const after = { ...state, pending: { ...state.pending, guestCarts } }
    return sent instanceof ApiError ? after : settle(after, sent.data.cart)
  })
  return !(sent instanceof ApiError)
}

async function sendLine({ api, session }: Sending, line: [string, number]): Promise<boolean> {
  const [text, quantity] = line
  const call = api('POST /carts/add', { body: { product_orders: orderOf(line) } })
  const sent = await orRefusal(call)
  session.change((state) => {
    if (!(sent instanceof ApiError)) return settle(answered(state, text, quantity), sent.data.cart)
    const left = leftOf(sent)
    return left > 0 && left < quantity
      ? lowered(state, text, quantity, left)
      : answered(state, text, quantity)
  })
  return !(sent instanceof ApiError)
}

async function sendRemoval({ api, session }: Sending, text: string): Promise<boolean> {
  const { id: product_id, combo: combo_id } = readKey(text) ?? { id: 0 }
  const sent = await orRefusal(api('POST /carts/remove', { body: { product_id, combo_id } }))
  session.change((state) => answered(state, text, 0))
  return !(sent instanceof ApiError)
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

/** How many are left, where that is why one line was refused; else 0. */
function leftOf({ code, failure }: ApiError): number {
  const data = code === 'out_of_stock' && isRecord(failure?.data) ? failure.data.lines : undefined
  const short: unknown = Array.isArray(data) ? data[0] : undefined
  return isRecord(short) && isWhole(short.stock_count) ? short.stock_count : 0
}
