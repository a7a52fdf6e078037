import { pages } from '../../pages.ts'

/** The way from the cart to the paid order: who has just logged in for it is not held up. */
const buying = ['/cart', '/checkout', '/shipping-address', '/loader', '/order-incomplete']

/** Whether a page has the greeting after a login: the first one that is neither login, cart nor checkout (contract's section 6). */
export function greets(pathname: string): boolean {
  const isSignIn = pages.some(({ path, audience }) => audience === 'visitor' && path === pathname)
  return !isSignIn && !buying.includes(pathname)
}
