import type { PageContext } from './context.ts'

interface PageHead {
  title: string
  /** From the root: `/faq`. */
  path: string
  /** False for pages that are nobody else's business: cart, log-in, account. */
  indexed?: boolean
}

/** Title, canonical address and the rule for search engines of a page without more to say. */
export function pageHead({ settings }: PageContext, { title, path, indexed = true }: PageHead) {
  return {
    meta: [
      { title: `${title} | ${settings.storeName}` },
      { property: 'og:title', content: title },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: settings.publicUrl + path }] : [],
  }
}
