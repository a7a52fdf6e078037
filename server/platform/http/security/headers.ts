import { hash } from 'node:crypto'

/** Third-party origins that pages may reach: analytics and chat, when they are configured. */
export interface OutsideOrigins {
  scripts: string[]
  connections: string[]
  frames: string[]
}

type HeaderLines = readonly (readonly [name: string, value: string])[]

/**
 * Headers of a page's files. Browsers read the others below on documents only, and a
 * first visit loads thirty files: 200 bytes in each are 6 KB.
 */
export const fileHeaders: HeaderLines = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/** Headers of pictures of the mall: readers of mail in a browser show them from another site. */
export const pictureHeaders: HeaderLines = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'cross-origin'],
]

/** Headers of every other response. */
export const securityHeaders: HeaderLines = [
  ...fileHeaders,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', permissions('(self)')],
]

/** The same with another Permissions-Policy. */
export function securityHeadersWith(permissions: string | undefined): HeaderLines {
  if (permissions === undefined) return securityHeaders
  return securityHeaders.map(([name, value]) => [
    name,
    name === 'permissions-policy' ? permissions : value,
  ])
}

/** Of a page that has no use for the camera. */
export const noCamera = permissions('()')

function permissions(camera: '(self)' | '()'): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`
}

/** Only over TLS: two years and all hosts below ours, as browsers' preload lists require. */
export const strictTransport = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains',
] as const

/** For responses that are no page: they run and load nothing, and nothing may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker, which fetches from our own origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Inline code of a page that its maker wrote, each piece exactly as it stands in the page. */
export interface OwnCode {
  scripts: readonly string[]
  styles: readonly string[]
}

/** A page that loads nothing of others. */
export const noOutside: OutsideOrigins = { scripts: [], connections: [], frames: [] }

/**
 * The Content-Security-Policy of one page: it allows the page's own inline scripts and styles by their
 * hashes, so that injected ones never run. `styles: 'free'` is for styles that are not known beforehand: in
 * development, where scripts insert them, and with a chat script, which brings its own.
 */
export function pagePolicy(
  own: OwnCode,
  outside: OutsideOrigins,
  styles: 'own' | 'free' = outside.scripts.length > 0 ? 'free' : 'own',
): string {
  const ownStyles =
    styles === 'own' ? hashes(own.styles, Number.POSITIVE_INFINITY) : ["'unsafe-inline'"]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(own.scripts), ...outside.scripts].join(' '),
    ['style-src', "'self'", ...ownStyles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['connect-src', "'self'", ...outside.connections].join(' '),
    outside.frames.length ? ['frame-src', ...outside.frames].join(' ') : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For the staff's app: files of its own and nothing inline, neither script nor style. */
export const officePolicy = policyOfOffice("script-src 'self'")

/** For pages on which a member scans with the camera: the reader of barcodes is WebAssembly. */
export const scanningPolicy = policyOfOffice("script-src 'self' 'wasm-unsafe-eval'")

function policyOfOffice(scripts: string): string {
  return [
    "default-src 'none'",
    scripts,
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Hashes of code that many pages have, by its text: of styles and short scripts. */
const known = new Map<string, string>()
const maxKnown = 100
/** The one longer script has the data of its page. */
const longestKnownScript = 4_096

function hashes(code: readonly string[], longestKnown = longestKnownScript): string[] {
  return [...new Set(code)].map((text) => {
    const hashed = known.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`
    if (known.size >= maxKnown) known.clear()
    if (text.length <= longestKnown) known.set(text, hashed)
    return hashed
  })
}
