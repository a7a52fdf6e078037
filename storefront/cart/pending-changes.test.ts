import { expect, test } from 'vitest'
import { kobo } from '#contract/kobo.ts'
import type { CartEntry } from '#contract/shop/cart.ts'
import { withoutSession, withProfile, withSession } from '../session/session-state.ts'
import { keyText, linesOf } from '../state/cart-lines.ts'
import { type AppState, guestState } from '../state/state.ts'
import { type Addition, add, increase, remove, reprice } from './change.ts'
import {
  acknowledge,
  changeCart,
  clearCart,
  lowerQuantity,
  reconcileCart,
} from './pending-changes.ts'

const yam: Addition = {
  id: 7,
  p_slug: 'yam-pounder',
  name: 'Yam pounder',
  color: null,
  quantity: 2,
  src: [],
  brand: 'Saisho',
  price: kobo(3_200_000),
  description: '',
  weight: 4,
  stock_count: 9,
  variation: null,
}

/** A line of the server's cart. */
function entry(id: number, quantity: number, combo?: number): CartEntry {
  return {
    product: {
      id,
      p_slug: `p-${id}`,
      name: `P ${id}`,
      color: null,
      weight: 1,
      amount: 100.5,
      previous_amount: null,
      highest_amount: null,
      percentage_discount: 0,
      discount: 0,
      images: [],
      brand_id: 1,
      brand: { id: 1, name: 'B' },
      in_stock: true,
      stock_count: 3,
      is_fixed: combo ? 0 : 1,
      average_rating: 0,
      rating_count: 0,
    },
    quantity,
    images: [],
    variation: combo
      ? { combo_id: combo, amount: 200, quantity: 4, in_stock: true, variations: [`${combo}`] }
      : null,
    is_sold: true,
  }
}

function lines({ cart }: AppState) {
  return Object.fromEntries(linesOf(cart.carts).map((line) => [keyText(line.key), line.quantity]))
}

const signedIn = withSession(guestState, 'a-token')
const withYam = changeCart(signedIn, (items) => add(items, yam))

test('a visitor’s changes are not sent; a customer’s are, the last of each line', () => {
  expect(changeCart(guestState, (items) => add(items, yam)).pending.lines).toEqual({})
  const more = changeCart(withYam, (items) => increase(items, { id: 7 }))
  expect([withYam.pending.lines, more.pending.lines]).toEqual([{ '7': 2 }, { '7': 3 }])
  expect(changeCart(more, (items) => remove(items, { id: 7 })).pending.lines).toEqual({ '7': 0 })
})

test('new prices and stock are no pending changes', () => {
  const prices = [{ key: { id: 7 }, amount: kobo(1), stock: 1 }]
  expect(changeCart(signedIn, (items) => reprice(items, prices)).pending.lines).toEqual({})
})

test('the server’s cart replaces the local one; pending changes stay on top', () => {
  const server = [entry(8, 5), entry(9, 1, 90), entry(9, 2, 91)]
  expect(lines(reconcileCart(withYam, server))).toEqual({ '7': 2, '8': 5, '9/90': 1, '9/91': 2 })
  const removed = changeCart(reconcileCart(signedIn, server), (items) =>
    remove(items, { id: 9, combo: 90 }),
  )
  expect(lines(reconcileCart(removed, server))).toEqual({ '8': 5, '9/91': 2 })
  expect(lines(reconcileCart(acknowledge(removed, '9/90', 0), []))).toEqual({})
  const [eight] = reconcileCart(signedIn, server).cart.carts
  expect(eight).toMatchObject({ price: 10_050, total: 50_250, stock_count: 3 })
})

test('the same cart again changes nothing, so that nothing is written to storage', () => {
  const settled = reconcileCart(signedIn, [entry(8, 5)])
  expect(reconcileCart(settled, [entry(8, 5)])).toBe(settled)
})

test('a change that is newer than the answer stays', () => {
  const more = changeCart(withYam, (items) => increase(items, { id: 7 }))
  expect(acknowledge(more, '7', 2).pending.lines).toEqual({ '7': 3 })
  expect(lowerQuantity(more, '7', 2, 1).pending.lines).toEqual({ '7': 3 })
  expect(lowerQuantity(more, '7', 3, 1).pending.lines).toEqual({ '7': 1 })
})

test('until a guest’s cart is sent, the server’s does not replace it', () => {
  const guest = changeCart(guestState, (items) => add(items, yam))
  const arrived = withSession(guest, 'a-token')
  expect(arrived.pending.guestCarts).toMatchObject([{ lines: { '7': 2 } }])
  expect(lines(reconcileCart(arrived, []))).toEqual({ '7': 2 })
  expect(withSession(guest, 'b').pending.guestCarts[0]?.id).not.toBe(
    arrived.pending.guestCarts[0]?.id,
  )
})

test('a guest’s cart of many lines goes in parts that the server takes', () => {
  const many = Array.from({ length: 230 }, (_, at) => ({ ...yam, id: at + 1 }))
  const guest = changeCart(guestState, (items) => many.reduce(add, items))
  const parts = withSession(guest, 'a-token').pending.guestCarts.map(
    ({ lines }) => Object.keys(lines).length,
  )
  expect(parts).toEqual([100, 100, 30])
})

test('changes that a session leaves pending wait for its own account; removals do not', () => {
  const account = (id: number) => ({
    user: {
      id,
      slug: 's',
      first_name: 'Ngozi',
      middle_name: null,
      last_name: null,
      email: null,
      phone_number: null,
      gender: null,
      date_of_birth: null,
      address: null,
      badge: null,
      unread_notification_count: 0,
    },
    verification: null,
    wallet: { available_balance: 0 },
    order_count: 0,
    bank: null,
  })
  const removing = changeCart(
    reconcileCart(withProfile(withYam, account(1)), [entry(8, 1)]),
    (items) => remove(items, { id: 8 }),
  )
  const signedOut = withoutSession(removing)
  expect([signedOut.auth.loggedIn, lines(signedOut), signedOut.pending.lines]).toEqual([
    false,
    {},
    {},
  ])
  const other = withProfile(withSession(signedOut, 'b-token'), account(2))
  expect(other.pending.lines).toEqual({})
  const back = withProfile(withSession(withoutSession(other), 'c-token'), account(1))
  expect([back.pending.lines, back.pending.left]).toEqual([{ '7': 2 }, []])
})

test('a cart that is cleared is cleared by one call, unless something is added before it is sent', () => {
  const two = changeCart(withYam, (items) => add(items, { ...yam, id: 8 }))
  const cleared = clearCart(two)
  expect(cleared.cart.carts).toEqual([])
  expect(cleared.pending).toMatchObject({ lines: { '7': 0, '8': 0 }, isCleared: true })
  const refilled = changeCart(cleared, (items) => add(items, yam))
  expect(refilled.pending.isCleared).toBeUndefined()
  expect(refilled.pending.lines).toEqual({ '7': 2, '8': 0 })
  const guest = changeCart(guestState, (items) => add(items, yam))
  expect(clearCart(guest)).toEqual({ ...guest, cart: { ...guest.cart, carts: [] } })
})
