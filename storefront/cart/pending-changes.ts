import { kobo, toKobo } from '#contract/kobo.ts'
import type { CartEntry } from '#contract/shop/cart.ts'
import {
  type CartItem,
  keyText,
  type Line,
  type LineText,
  linesOf,
  readKey,
  type VariationEntry,
} from '../state/cart-lines.ts'
import type { AppState, GuestCart } from '../state/state.ts'
import { add, remove, setQuantity, withSums } from './change.ts'

/** Changes the cart at once. For a customer, the new quantity of each changed line is pending. */
export function changeCart(state: AppState, verb: (items: CartItem[]) => CartItem[]): AppState {
  const carts = verb(state.cart.carts)
  const cart = { ...state.cart, carts }
  if (!state.auth.loggedIn) return { ...state, cart }
  const changed = differences(state.cart.carts, carts)
  const guestCarts = state.pending.guestCarts.map((guest) =>
    guest.isFull ? changedGuest(guest, changed) : guest,
  )
  const waits = (text: string) =>
    state.pending.guestCarts.some((it) => it.isFull && text in it.lines)
  const sent = Object.entries(changed).filter(([text]) => !waits(text))
  const lines = { ...state.pending.lines, ...Object.fromEntries(sent) }
  return {
    ...state,
    cart,
    pending: {
      ...state.pending,
      lines,
      guestCarts: guestCarts.filter((guest) => Object.keys(guest.lines).length > 0),
      isCleared: undefined,
    },
  }
}

/** Takes all lines out at once; a customer's cart is cleared by one call (storefront specification, section 4). */
export function clearCart(state: AppState): AppState {
  const cleared = changeCart(state, () => [])
  if (!state.auth.loggedIn) return cleared
  return { ...cleared, pending: { ...cleared.pending, isCleared: true } }
}

/** Lines that wait here for room in the account's cart have their new quantities here. */
function changedGuest(guest: GuestCart, changed: Record<LineText, number>): GuestCart {
  const quantities = new Map(Object.entries(changed))
  const lines = Object.entries(guest.lines).flatMap(([text, quantity]) => {
    const now = quantities.get(text) ?? quantity
    return now === 0 ? [] : [[text, now] as const]
  })
  return { ...guest, lines: Object.fromEntries(lines) }
}

export function replaceGuest(state: AppState, guest: GuestCart, by: GuestCart[]): AppState {
  const guestCarts = state.pending.guestCarts.flatMap((one) => (one.id === guest.id ? by : [one]))
  return { ...state, pending: { ...state.pending, guestCarts } }
}

export function withGuest(state: AppState, guest: GuestCart): AppState {
  const guestCarts = [...state.pending.guestCarts, guest]
  return { ...state, pending: { ...state.pending, guestCarts } }
}

/** A line was taken out of the account's cart: what waits is tried again. */
export function withSpace(state: AppState): AppState {
  const guestCarts = state.pending.guestCarts.map(({ id, lines }) => ({ id, lines }))
  return { ...state, pending: { ...state.pending, guestCarts } }
}

/**
 * The server's cart replaces the local one; pending changes stay on top. It does not replace a
 * guest's cart that is still to be sent; what does not fit into the account's stays beside it.
 */
export function reconcileCart(state: AppState, entries: CartEntry[]): AppState {
  const { guestCarts } = state.pending
  if (guestCarts.some(({ isFull }) => !isFull)) return state
  const here = new Map(linesOf(state.cart.carts).map((line) => [keyText(line.key), line]))
  let carts = itemsOf(entries)
  const waiting = guestCarts.flatMap(({ lines }) => Object.entries(lines))
  for (const [text, quantity] of [...waiting, ...Object.entries(state.pending.lines)]) {
    carts = withChange(carts, text, quantity, here)
  }
  if (JSON.stringify(carts) === JSON.stringify(state.cart.carts)) return state
  return { ...state, cart: { ...state.cart, carts } }
}

/** The server has answered a line's quantity; a newer change of the line stays pending. */
export function acknowledge(state: AppState, text: string, quantity: number): AppState {
  return replaceChange(state, text, quantity)
}

/** Lowers a line to what the server has left, unless the shopper has changed it again. */
export function lowerQuantity(
  state: AppState,
  text: string,
  quantity: number,
  left: number,
): AppState {
  return replaceChange(state, text, quantity, left)
}

/** Text of each line that changed → its quantity now. */
function differences(before: CartItem[], after: CartItem[]): Record<LineText, number> {
  const quantities = (items: CartItem[]) =>
    new Map(linesOf(items).map(({ key, quantity }) => [keyText(key), quantity]))
  const [old, now] = [quantities(before), quantities(after)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (text) => old.get(text) !== now.get(text),
  )
  return Object.fromEntries(changed.map((text) => [text, now.get(text) ?? 0]))
}

function withChange(
  items: CartItem[],
  text: string,
  quantity: number,
  here: Map<string, Line>,
): CartItem[] {
  const key = readKey(text)
  if (!key) return items
  if (quantity === 0) return remove(items, key)
  if (linesOf(items).some((line) => keyText(line.key) === text)) {
    return setQuantity(items, key, quantity)
  }
  const line = here.get(text)
  return line ? add(items, { ...line.item, quantity, variation: line.variation }) : items
}

function replaceChange(state: AppState, text: string, sent: number, next?: number): AppState {
  const lines = Object.entries(state.pending.lines).flatMap(([other, quantity]) => {
    if (other !== text || quantity !== sent) return [[other, quantity]]
    return next === undefined ? [] : [[other, next]]
  })
  return { ...state, pending: { ...state.pending, lines: Object.fromEntries(lines) } }
}

/** The server's cart in the form of the local one. Quantities stay, also above the stock. */
function itemsOf(entries: CartEntry[]): CartItem[] {
  const items = new Map<number, CartItem>()
  for (const entry of entries) {
    const { id } = entry.product
    const variation = variationOf(entry)
    const existing = items.get(id)
    if (!existing) items.set(id, { ...itemOf(entry), variation_info: variation && [variation] })
    else if (variation) existing.variation_info?.push(variation)
  }
  return [...items.values()].map(withSums)
}

function itemOf({ product, images, quantity, is_sold }: CartEntry): CartItem {
  const { id, p_slug, name, color, brand, amount, in_stock, stock_count, weight } = product
  return {
    id,
    p_slug,
    name,
    color,
    quantity,
    weight,
    src: images.slice(0, 1),
    brand: brand.name,
    price: toKobo(amount),
    total: kobo(0),
    description: '',
    variation_info: null,
    stock_count: in_stock ? stock_count : 0,
    ...(!is_sold && unsold),
  }
}

const unsold = { is_sold: false } as const

function variationOf({ variation, quantity, images, is_sold }: CartEntry): VariationEntry | null {
  if (!variation) return null
  return {
    id: variation.combo_id,
    amount: toKobo(variation.amount),
    quantity,
    total: kobo(0),
    stock_count: variation.in_stock ? variation.quantity : 0,
    variations: variation.variations,
    src: images.slice(0, 1),
    ...(!is_sold && unsold),
  }
}
