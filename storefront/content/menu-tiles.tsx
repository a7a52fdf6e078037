import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { parseSearch } from '#client/search-params.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { listMenu } from './queries.ts'

/**
 * Tiles that link to listings; the demo content has twelve. On wide screens their number does not set the columns: tiles
 * already painted would move while a slow machine still reads the next ones.
 */
export function MenuTiles() {
  const { data: menus = [] } = useQuery(listMenu(useApi()))
  if (menus.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      <ul className="scroll-bare -mx-4 flex gap-1 px-4 overflow-x-auto md:grid md:grid-cols-6 md:gap-4 xl:grid-cols-12">
        {menus.map(({ name, icon, url }) => (
          <li key={name} className="w-22 shrink-0 md:w-auto">
            <Link
              to="/categories"
              search={parseSearch(url.split('?')[1] ?? '')}
              className="grid justify-items-center gap-2 rounded-lg p-2 text-center text-xs font-semibold hover:bg-brand-soft"
            >
              <span className="near-only relative block size-14 overflow-hidden rounded-full bg-sunken md:size-16">
                <Picture
                  src={icon}
                  alt=""
                  width={96}
                  height={96}
                  widths={[96, 160]}
                  sizes="(width < 48rem) 2rem, 4rem"
                />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
