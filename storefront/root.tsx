import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { navCategories } from './catalogue/queries.ts'
import { representatives, socialHandle } from './content/contact-queries.ts'
import type { PageContext } from './context.ts'
import { Frame } from './frame/frame.tsx'
import type { SearchParams } from './search-params.ts'
import { colorModeScript } from './state/color-mode.ts'
import './styles.css'

export const Route = createRootRouteWithContext<PageContext>()({
  // Addresses stay as written: nothing is dropped, filled in or redirected.
  validateSearch: (search: SearchParams): SearchParams => search,
  // The frame can do without each of these, so a failure is no reason to fail the page.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(navCategories(api)),
      queryClient.prefetchQuery(socialHandle(api)),
      queryClient.prefetchQuery(representatives.orders(api)),
    ]).then(() => undefined),
  head: ({ match }) => rootHead(match.context),
  component: Root,
})

/** What a page does not say itself. */
function rootHead({ settings: { mallName, publicUrl } }: PageContext) {
  const line = `${mallName}: an online mall for Nigeria. Phones, electronics, fashion, groceries and more, priced in naira and delivered to your state.`
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: mallName },
      { name: 'description', content: line },
      { property: 'og:site_name', content: mallName },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_NG' },
      { property: 'og:title', content: mallName },
      { property: 'og:description', content: line },
      { property: 'og:image', content: `${publicUrl}/share.png` },
    ],
    links: [{ rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
  }
}

function Root() {
  const { queryClient } = Route.useRouteContext()
  return (
    // The script below adds the colour mode before React looks.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <HeadContent />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <Frame>
            <Outlet />
          </Frame>
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  )
}
