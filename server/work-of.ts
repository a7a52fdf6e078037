import type { Work } from './platform/database/work.ts'
import type { Route } from './platform/http/call.ts'

/** Which connections to the database a call uses. */
export function workOf({
  domain,
  endpoint: { method, access },
}: Pick<Route, 'domain' | 'endpoint'>): Work {
  return method === 'GET' && access === 'public' ? 'browsing' : (works[domain] ?? 'account')
}

/** Other domains are about accounts. */
const works: Partial<Record<string, Work>> = {
  catalogue: 'browsing',
  content: 'browsing',
  search: 'browsing',
  help: 'browsing',
  cart: 'buying',
  checkout: 'buying',
  coupons: 'buying',
  delivery: 'buying',
  orders: 'buying',
  payments: 'buying',
  wallet: 'buying',
}
