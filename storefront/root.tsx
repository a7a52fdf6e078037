import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouteMatch,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import type { PageContext } from '#client/api.ts'
import { missingTitle } from '#client/error-pages.tsx'
import type { SearchParams } from '#client/search-params.ts'
import { staticCategories } from './catalogue/queries.ts'
import { representatives, socialHandle } from './content/queries.ts'
import { Layout } from './layout/layout.tsx'
import { earlyCallsScript } from './session/early-calls.ts'
import { firstPaintScript } from './state/first-paint.ts'
import styles from './styles.css?inline'

export const Route = createRootRouteWithContext<PageContext>()({
  // No parameter is dropped, defaulted or redirected.
  validateSearch: (search: SearchParams): SearchParams => search,
  // Only the server renders the footer. The layout can do without each of these: none fails a page.
  loader: ({ context: { api, queryClient } }) =>
    import.meta.env.SSR
      ? Promise.all([
          queryClient.prefetchQuery(staticCategories(api)),
          queryClient.prefetchQuery(socialHandle(api)),
          queryClient.prefetchQuery(representatives.orders(api)),
        ]).then(() => undefined)
      : undefined,
  head: ({ match, matches }) => rootHead(match.context, matches.some(isMissing)),
  component: Root,
})

function isMissing({ status, _notFound }: AnyRouteMatch): boolean {
  return status === 'notFound' || _notFound === true
}

/** The head's defaults, which a page's own head overrides. */
function rootHead({ settings: { storeName, publicUrl } }: PageContext, isNotFound: boolean) {
  const line = `${storeName}: online shopping in Nigeria. Phones, electronics, fashion, groceries and more, priced in naira and delivered to your state.`
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: isNotFound ? missingTitle(storeName) : storeName },
      // The header's colour, for the title bar of the installed app.
      { name: 'theme-color', content: '#1b2360' },
      { name: 'description', content: line },
      { property: 'og:site_name', content: storeName },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_NG' },
      { property: 'og:title', content: storeName },
      { property: 'og:description', content: line },
      { property: 'og:image', content: `${publicUrl}/share.png` },
    ],
    links: [
      // Painted once: a slow phone would lay the page out anew for every piece that arrives.
      { rel: 'expect', href: '#main', blocking: 'render' },
      { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/180.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }
}

/** Only in the server's build: the browser has run it when React comes. */
const headScript = import.meta.env.SSR ? `${firstPaintScript};${earlyCallsScript()}` : ''

/**
 * The styles, which the server writes into each page: one request less before the first paint. The browser takes them
 * from there, as one object: React would set another one again.
 */
const pageStyles = {
  __html: import.meta.env.SSR ? styles : (document.getElementById('styles')?.innerHTML ?? ''),
}

function Root() {
  const { queryClient } = Route.useRouteContext()
  const { ssr } = useRouter().options
  return (
    // The script below adds attributes before React hydrates.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <script
          nonce={ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <HeadContent />
        <style
          id="styles"
          nonce={ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
          dangerouslySetInnerHTML={pageStyles}
        />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <Layout>
            <Outlet />
          </Layout>
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  )
}
