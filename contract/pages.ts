import type { Api } from './client.ts'

/** What the pages show or need that is configuration, the same for every visitor. */
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
}

/** The renderer that the storefront's build exports: one request in, one page out. */
export interface PageRenderer {
  fetch(request: Request, given: { context: PageGiven }): Promise<Response> | Response
}

/** What a page is made from. */
export interface PageGiven {
  api: Api
  settings: PageSettings
  /** Told why a part of the page could not be made; the page says only that it broke. */
  broke(error: unknown): void
}
