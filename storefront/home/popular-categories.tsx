import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { popularCategories } from '../catalogue/queries.ts'

export function PopularCategories() {
  const { data = [] } = useQuery(popularCategories(useApi()))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="popular-categories" className="grid gap-4">
      <h2 id="popular-categories" className="text-xl md:text-2xl">
        Popular categories
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5 md:gap-4">
        {data.map(({ category_id, name, image_url }) => (
          <li key={category_id}>
            <Link
              to="/categories"
              search={{ categories: String(category_id) }}
              className="group flex h-full items-center gap-2 rounded-lg border border-line bg-surface p-2 text-xs font-semibold hover:border-brand hover:shadow-high sm:grid sm:content-start sm:text-center sm:text-sm"
            >
              <span className="near-only relative block aspect-square overflow-hidden rounded-md bg-sunken max-sm:w-12 max-sm:shrink-0">
                <Picture
                  src={image_url}
                  alt=""
                  width={480}
                  height={480}
                  widths={[96, 160, 320]}
                  sizes="(width < 40rem) 2rem, 14rem"
                  className="object-cover transition-transform duration-(--calm) group-hover:scale-105"
                />
              </span>
              <span className="min-w-0">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
