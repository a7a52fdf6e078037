import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { parseSearch } from '#client/search-params.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { listMenu } from './queries.ts'

/** Tiles that lead to listings, in a row that scrolls; the demo content has twelve. */
export function MenuTiles() {
  const { data: menus = [] } = useQuery(listMenu(useApi()))
  if (menus.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      <ul className="scroll-bare -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:fade-end md:pr-10 md:pl-0">
        {menus.map(({ name, icon, url }) => (
          <li key={name} className="shrink-0">
            <Link
              to="/categories"
              search={parseSearch(url.split('?')[1] ?? '')}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-4 pl-1.5 text-sm font-semibold whitespace-nowrap hover:border-brand hover:bg-brand-soft"
            >
              <span className="near-only relative block size-8 overflow-hidden rounded-full bg-sunken">
                <Picture src={icon} alt="" widths={[96]} sizes="2rem" />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
