import { createHash } from 'node:crypto'

/** Where the browser may reach beside our own origin: analytics and chat, when they are configured. */
export interface OutsideOrigins {
  scripts: string[]
  connections: string[]
  frames: string[]
}

/** Header lines of every answer, whatever it is. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
]

/** Only over TLS: two years, as browsers' lists ask for. */
export const strictTransport = ['strict-transport-security', 'max-age=63072000'] as const

/** For answers that are no page: nothing may run, load or frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of one page: its own inline scripts by their hashes, so no injected one runs.
 * Inline styles are allowed: React writes style attributes, and a style can't act.
 */
export function pagePolicy(html: string, outside: OutsideOrigins): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScriptHashes(html), ...outside.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ['connect-src', "'self'", ...outside.connections].join(' '),
    outside.frames.length ? ['frame-src', ...outside.frames].join(' ') : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineScript)) {
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
