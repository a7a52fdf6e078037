import { beforeEach, expect, test, vi } from 'vitest'
import { kobo } from '#contract/kobo.ts'
import type { CartItem } from './cart-lines.ts'

const item: CartItem = {
  id: 7,
  p_slug: 'yam-pounder',
  name: 'Yam pounder',
  color: null,
  quantity: 2,
  src: [],
  brand: 'Saisho',
  price: kobo(3_200_000),
  total: kobo(6_400_000),
  description: '',
  variation_info: null,
  stock_count: 9,
  weight: 4,
}

let stored: Map<string, string>
let full: boolean
let listeners: Record<string, (event: object) => void>

beforeEach(() => {
  stored = new Map()
  full = false
  listeners = {}
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      stored.set(name, text)
    },
  })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener
  })
})

/** The store of one tab, with fresh modules as in a page that has just loaded. */
async function open() {
  vi.resetModules()
  const tab = await import('./store.ts')
  tab.startState()
  return tab
}

function addTo(tab: Awaited<ReturnType<typeof open>>, added: CartItem) {
  tab.changeState('cart', (cart) => ({ ...cart, carts: [...cart.carts, added] }))
}

function carts(tab: Awaited<ReturnType<typeof open>>) {
  return tab.useAppState.getState().cart.carts.map(({ id }) => id)
}

test('all is remembered in one entry, over a reload', async () => {
  const tab = await open()
  addTo(tab, item)
  tab.changeState('app', (app) => ({ ...app, uiMode: 'dark' }))
  expect([...stored.keys()]).toEqual(['oja'])
  const again = await open()
  expect(again.useAppState.getState()).toEqual(tab.useAppState.getState())
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"state":[]}',
  '{"state":{"cart":{"carts":[{"id":"x"}]}}}',
])('a corrupt entry %s is a guest', async (text) => {
  stored.set('oja', text)
  const tab = await open()
  expect(carts(tab)).toEqual([])
  addTo(tab, item)
  expect(carts(await open())).toEqual([7])
})

test('an entry of another version keeps the cart and drops the cache', async () => {
  const tab = await open()
  addTo(tab, item)
  tab.changeState('cache', () => ({ brands: { key: ['brands'], data: [1], at: 1 } }))
  stored.set('oja', (stored.get('oja') ?? '').replace('"version":1', '"version":0'))
  const again = await open()
  expect(carts(again)).toEqual([7])
  expect(again.useAppState.getState().cache).toEqual({})
})

test('a change starts from what another tab has written meanwhile', async () => {
  const first = await open()
  const second = await open()
  addTo(first, item)
  addTo(second, { ...item, id: 8 })
  expect(carts(second)).toEqual([7, 8])
})

test('another tab is followed', async () => {
  const first = await open()
  const follow = listeners.storage
  addTo(await open(), item)
  expect(carts(first)).toEqual([])
  follow?.({ key: 'oja' })
  expect(carts(first)).toEqual([7])
  stored.clear()
  follow?.({ key: null })
  expect(carts(first)).toEqual([])
})

test('a full device stores nothing, but the visit goes on', async () => {
  const tab = await open()
  full = true
  addTo(tab, item)
  addTo(tab, { ...item, id: 8 })
  expect(carts(tab)).toEqual([7, 8])
})

test('who is signed in is remembered, and nobody is without a token', async () => {
  const auth = {
    loggedIn: true,
    accessToken: 'a-token',
    welcomePopup: true,
    userDetails: { id: 'x' },
  }
  stored.set('oja', JSON.stringify({ version: 1, state: { auth } }))
  expect((await open()).useAppState.getState().auth).toMatchObject({
    loggedIn: true,
    accessToken: 'a-token',
    welcomePopup: true,
    userDetails: null,
  })
  stored.set('oja', JSON.stringify({ version: 1, state: { auth: { ...auth, accessToken: null } } }))
  expect((await open()).useAppState.getState().auth.loggedIn).toBe(false)
})

test('pending changes are remembered, except those of no valid line', async () => {
  const guestCarts = [
    { id: 'g', lines: { '7': 1 } },
    { id: 'empty', lines: {} },
  ]
  const pending = {
    lines: { '7': 2, '7/9': 0, '7/x': 1, '8': -1 },
    saved: { '7': true, '8': 'yes' },
    guestCarts,
    left: [{ accountId: 3, lines: { '7': 1 }, saved: {} }, 5],
  }
  stored.set('oja', JSON.stringify({ version: 1, state: { pending } }))
  expect((await open()).useAppState.getState().pending).toEqual({
    lines: { '7': 2, '7/9': 0 },
    saved: { '7': true },
    guestCarts: [guestCarts[0]],
    left: [{ accountId: 3, lines: { '7': 1 }, saved: {} }],
  })
})

test('pending changes that an older release stored as `unsent` are read, and nothing else is lost', async () => {
  const tab = await open()
  addTo(tab, item)
  tab.changeState('pending', () => ({
    lines: { '7': 2, '7/9': 0 },
    saved: { '7': true, '8': false },
    guestCarts: [{ id: 'g', lines: { '7': 1 } }],
    left: [{ accountId: 3, lines: { '8': 1 }, saved: { '8': true } }],
  }))
  tab.changeState('cache', () => ({ brands: { key: ['brands'], data: [1], at: 1 } }))
  const before = tab.useAppState.getState()
  const entry = stored.get('oja') ?? ''
  stored.set('oja', entry.replace('"pending":', '"unsent":'))
  expect(stored.get('oja')).not.toBe(entry)
  const again = await open()
  expect(again.useAppState.getState()).toEqual(before)
  again.changeState('app', (app) => ({ ...app, uiMode: 'dark' }))
  expect((await open()).useAppState.getState().pending).toEqual(before.pending)
})
