import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { listingLink, SeeAll } from '../catalogue/cards/see-all.tsx'
import { popularCategories } from '../catalogue/queries.ts'
import { MenuTiles } from '../content/menu-tiles.tsx'

/**
 * The one block of categories: the popular ones as pictures, and below them the shortcuts. The number of
 * them does not set the columns: what is already painted would move while a slow machine still reads the rest.
 */
export function PopularCategories() {
  const { data = [] } = useQuery(popularCategories(useApi()))
  // On a phone, where the heading is not seen, it ends the row.
  const all = <SeeAll of="Popular categories" link={listingLink({})} />
  return (
    <section aria-labelledby="popular-categories" className="grid grid-cols-1 gap-2 md:gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="popular-categories" className="text-2xl max-md:sr-only">
          Popular categories
        </h2>
        <span className="max-md:hidden">{all}</span>
      </div>
      {data.length > 0 && (
        <ul className="scroll-bare -mx-4 flex gap-1 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-5 md:gap-4 md:px-0 xl:grid-cols-10">
          {data.map(({ category_id, name, image_url }) => (
            <li key={category_id} className="w-20 shrink-0 md:w-auto">
              <Link
                to="/categories"
                search={{ categories: String(category_id) }}
                className="group grid justify-items-center gap-1.5 rounded-lg p-1 text-center text-xs font-semibold hover:text-link md:text-sm"
              >
                <span className="near-only relative block size-14 overflow-hidden rounded-full bg-sunken md:size-24 dark:dimmed-bit">
                  <Picture
                    src={image_url}
                    alt=""
                    widths={[96, 160]}
                    sizes="(width < 48rem) 2rem, 6rem"
                    className="transition-transform duration-(--calm) group-hover:scale-105"
                  />
                </span>
                {name}
              </Link>
            </li>
          ))}
          <li className="relative shrink-0 self-center px-3 md:hidden">{all}</li>
        </ul>
      )}
      <MenuTiles />
    </section>
  )
}
