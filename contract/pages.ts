import type { Api } from './client.ts'
import type { Closed } from './switches.ts'

/** The configuration of the pages, the same for every visitor. */
export interface PageSettings {
  storeName: string
  /** Where shoppers reach the mall, without a slash at the end: canonical links start with it. */
  publicUrl: string
  /** Of the copyright line, by the mall's clock in Lagos. */
  year: number
  /** Where page views are reported (Umami protocol); null: nowhere. */
  analytics: { url: string; websiteId: string } | null
  /** A live-chat provider's script; null: chat opens WhatsApp or the phone. */
  chatScriptUrl: string | null
  /** Where the card provider's pages live (its domain or below); null: the simulator's, on our own host. */
  paymentHost: string | null
  /** What staff have closed, when the page was rendered. */
  closed: Closed
}

/** The renderer that the storefront’s build exports; the page goes to `onHtml`, the rest is in the response. */
export interface PageRenderer {
  fetch(request: Request, options: { context: RenderContext }): Promise<Response> | Response
}

/** What a page is rendered from. */
export interface RenderContext {
  api: Api
  settings: PageSettings
  /** Called with the cause when a part of the page breaks; the page itself does not show it. */
  onError(error: unknown): void
  /** Called with the whole page; not called for a redirect. */
  onHtml(html: string): void
  /** The `nonce` of the page's own inline scripts and styles: the only ones that the server's policy allows. */
  mark: string
}

/**
 * The origin in which passkeys work, for a mall at `publicUrl`; null where they work nowhere. WebAuthn needs
 * a domain with TLS, or `localhost`: an IP address is neither, and this machine's own has that other name.
 */
export function passkeyOrigin(publicUrl: string): string | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (/^(127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname)) {
    return `http://localhost${port && `:${port}`}`
  }
  if (/^[\d.]+$|^\[/.test(hostname)) return null
  return protocol === 'https:' || hostname === 'localhost' ? origin : null
}
