import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { pages } from './pages.ts'

/** The router's tree of the pages, for the build. */
export const routes = rootRoute('root.tsx', [
  ...pages
    .filter(({ layout }) => layout === null)
    .map(({ path, file }) => (path === '/' ? index(file) : route(path, file))),
  layout('help', 'help/help-layout.tsx', pagesIn('help', '')),
  route('/dashboard', 'dashboard/dashboard.tsx', pagesIn('dashboard', '/dashboard')),
])

/** The pages of a layout, whose addresses go on from its own. */
function pagesIn(name: 'help' | 'dashboard', address: string) {
  return pages
    .filter(({ layout }) => layout === name)
    .map(({ path, file }) =>
      path === address ? index(file) : route(path.slice(address.length), file),
    )
}
