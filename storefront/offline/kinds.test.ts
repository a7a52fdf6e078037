import { expect, test } from 'vitest'
import { kindOf, pageCache } from './kinds.ts'

const origin = 'https://mall.test'

function kind(path: string, { mode = 'cors', token = false, method = 'GET' } = {}) {
  const headers = new Headers(token ? { authorization: 'Bearer x' } : {})
  return kindOf({ method, mode, url: new URL(path, origin).href, headers }, origin)
}

test('pages, built files, pictures and public calls are told apart', () => {
  expect(kind('/', { mode: 'navigate' })).toBe('page')
  expect(kind('/categories?categories=3', { mode: 'navigate' })).toBe('page')
  expect(kind('/assets/shared-12ab.js')).toBe('file')
  expect(kind('/media/abc.avif?w=320', { mode: 'no-cors' })).toBe('picture')
  expect(kind('/api/v1/products/latest-products')).toBe('answer')
})

test.each([
  '/simulators/inbox',
  '/office',
  '/office/members',
  '/docs',
  '/api/v1/openapi.json',
  '/metrics',
  '/robots.txt',
  '/.well-known/security.txt',
])('%s is no page of the mall', (path) => expect(kind(path, { mode: 'navigate' })).toBeNull())

test('nothing that changes something, and nothing of others, is touched', () => {
  expect(kind('/api/v1/carts/add', { method: 'POST', token: true })).toBeNull()
  expect(kind('https://analytics.test/api/v1/x')).toBeNull()
  expect(kind('/api/v1/accounts/clear-notifications', { token: true })).toBeNull()
})

test.each([
  ['/accounts/delivery/addresses', 'own'],
  ['/orders/all/all?page=1', 'own'],
  ['/orders/single/order/K7QF-2M9X', 'own'],
  ['/orders/fetch/order/notes/K7QF-2M9X', 'own'],
  ['/products/details/kettle', 'own'],
  // Local storage is newer than any cached answer.
  ['/carts', null],
  ['/accounts', null],
  ['/saved-products/saved-items', null],
  ['/orders/payment/verify?tx_ref=1', null],
  ['/orders/receipt/K7QF-2M9X', null],
  ['/wallet-order/transactions/all/all', null],
  ['/events', null],
])('of a customer, %s is cached as %s', (call, expected) => {
  expect(kind(`/api/v1${call}`, { token: true })).toBe(expected)
})

test('what is never cached', () => {
  expect(kind('/api/v1/search-suggestions?search_term=iron')).toBeNull()
  expect(kind('/api/v1/events')).toBeNull()
  expect(kind('/api/v1/office/products/7')).toBeNull()
  expect(kind('/office/assets/main-12ab.js')).toBeNull()
})

test('dashboard pages are cached with the customer’s own data, transient pages not at all', () => {
  expect(pageCache('/cart')).toBe('pages')
  expect(pageCache('/dashboard/orders')).toBe('own')
  for (const path of ['/login', '/reset-password', '/checkout', '/loader', '/thank-you']) {
    expect(pageCache(path)).toBeNull()
  }
})
