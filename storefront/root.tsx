import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { PageContext } from './context.ts'
import type { SearchParams } from './search-params.ts'
import './styles.css'

export const Route = createRootRouteWithContext<PageContext>()({
  // Addresses stay as written: nothing is dropped, filled in or redirected.
  validateSearch: (search: SearchParams): SearchParams => search,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: match.context.settings.mallName },
    ],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en-NG">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
