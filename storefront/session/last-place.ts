import { pages } from '../pages.ts'

let place = '/'

/** Records the shopper's page, unless it is a login or sign-up page. */
export function notePlace(address: string): void {
  const [pathname] = address.split(/[?#]/)
  const isSignIn = pages.some(({ path, audience }) => audience === 'visitor' && path === pathname)
  if (!isSignIn) place = address
}

/** The page to return to after a login. */
export function lastPlace(): string {
  return place
}

/**
 * The address if it is ours, else undefined. A parameter in a link must not lead to another host, as
 * `//evil.example`, `/\evil.example` and, with a tab after the first slash, `/ /evil.example` would.
 */
export function ownAddress(address: string | undefined): string | undefined {
  return address && /^\/(?![/\\])\P{Cc}*$/u.test(address) ? address : undefined
}
