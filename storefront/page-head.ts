import type { PageContext } from '#client/api.ts'
import { pages } from './pages.ts'

/** The pages whose head is in the table. */
type TitledPath = Extract<(typeof pages)[number], { title: string }>['path']

/** Title, canonical address and the `robots` rule: all that most pages have in their head. */
export function pageHead({ settings }: PageContext, path: TitledPath) {
  const page = pages.find((page) => page.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const { title, indexed } = page
  return {
    meta: [
      { title: `${title} | ${settings.storeName}` },
      { property: 'og:title', content: title ?? '' },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: indexed ? [{ rel: 'canonical', href: settings.publicUrl + path }] : [],
  }
}
