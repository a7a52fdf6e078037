import { createHash } from 'node:crypto'

/** Where the browser may reach beside our own origin: analytics and chat, when they are configured. */
export interface OutsideOrigins {
  scripts: string[]
  connections: string[]
  frames: string[]
}

type HeaderLines = readonly (readonly [name: string, value: string])[]

/**
 * Header lines of files and pictures that pages are made of. The other ones below are read by browsers
 * of documents only, and a first visit takes thirty files: 200 bytes in each are 6 KB.
 */
export const fileHeaders: HeaderLines = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/** Header lines of every other answer, whatever it is. */
export const securityHeaders: HeaderLines = [
  ...fileHeaders,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
]

/** Only over TLS: two years, as browsers' lists ask for. */
export const strictTransport = ['strict-transport-security', 'max-age=63072000'] as const

/** For answers that are no page: nothing may run, load or frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For the service worker, which fetches for the pages of our own origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * The policy of one page: its own inline scripts and styles by their hashes, so no injected one counts.
 * `styles` are free where they are not ours to know beforehand: in pages being written, whose styles come
 * in by script, and beside a chat script, which brings its own.
 */
export function pagePolicy(
  html: string,
  outside: OutsideOrigins,
  styles: 'own' | 'free' = outside.scripts.length > 0 ? 'free' : 'own',
): string {
  const ownStyles = styles === 'own' ? inlineHashes(html, 'style') : ["'unsafe-inline'"]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineHashes(html, 'script'), ...outside.scripts].join(' '),
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

const inline = {
  script: /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g,
  style: /<style(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/style>/g,
}

function inlineHashes(html: string, kind: keyof typeof inline): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inline[kind])) {
    if (!groups || /\ssrc=/.test(groups.attributes ?? '')) continue
    // Data blocks never run, so they need no hash.
    if (/type="application\/(ld\+)?json"/.test(groups.attributes ?? '')) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups.code ?? '')
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}
