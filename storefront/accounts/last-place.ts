const waysIn = /^\/(login|sign-up|forgot-password|reset-password)(?![\w-])/

let place = '/'

/** Notes where the shopper is, unless it is a page to come in by. */
export function notePlace(address: string): void {
  if (!waysIn.test(address)) place = address
}

/** Where a login takes back to. */
export function lastPlace(): string {
  return place
}

/**
 * An address of ours, else nothing: what somebody put into a link must not lead to another host, as
 * `//evil.example`, `/\evil.example` and, with a tab after the first stroke, `/ /evil.example` would.
 */
export function ownAddress(address: string | undefined): string | undefined {
  return address && /^\/(?![/\\])\P{Cc}*$/u.test(address) ? address : undefined
}
