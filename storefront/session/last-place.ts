const signInPages = /^\/(login|sign-up|forgot-password|reset-password)(?![\w-])/

let place = '/'

/** Records the shopper's page, unless it is a login or sign-up page. */
export function notePlace(address: string): void {
  if (!signInPages.test(address)) place = address
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
