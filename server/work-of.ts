import type { Work } from './platform/database/work.ts'
import type { Route } from './platform/http/call.ts'
import { isForOffice } from './platform/http/security/access.ts'

/** Which connections to the database a call uses. */
export function workOf({
  domain,
  endpoint: { method, access },
}: Pick<Route, 'domain' | 'endpoint'>): Work {
  if (method === 'GET' && access === 'public') return 'browsing'
  // What the staff read must not hold the connections of those who buy.
  if (method === 'GET' && isForOffice(access)) return 'account'
  return works[domain] ?? 'account'
}

/** Other domains are about accounts. */
const works: Partial<Record<string, Work>> = {
  catalogue: 'browsing',
  content: 'browsing',
  discovery: 'browsing',
  search: 'browsing',
  help: 'browsing',
  cart: 'buying',
  checkout: 'buying',
  coupons: 'buying',
  delivery: 'buying',
  fulfilment: 'buying',
  orders: 'buying',
  payments: 'buying',
  wallet: 'buying',
}
