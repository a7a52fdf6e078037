import type { PageContext } from '#client/api.ts'

interface PageHead {
  title: string
  /** From the root: `/faq`. */
  path: string
  /** False for private pages: cart, log-in, account. */
  indexed?: boolean
}

/** Title, canonical address and the `robots` rule: all that most pages have in their head. */
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
