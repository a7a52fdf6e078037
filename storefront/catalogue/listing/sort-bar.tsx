import { useId } from 'react'
import { controlClass } from '#ui/fields/field.tsx'
import { change, type Filters, orderOfAll, sorts } from '../filters.ts'
import { ListingLink } from './listing-link.tsx'

interface SortBarProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The order of the list: a bar of links, on phones a native select. */
export function SortBar({ filters, onChange }: SortBarProps) {
  const id = useId()
  return (
    <>
      <nav aria-label="Sort by" className="scroll-bare overflow-x-auto max-md:js:hidden">
        <ul className="flex items-center gap-1">
          <li aria-hidden="true" className="pr-2 text-sm text-ink-soft">
            Sort by
          </li>
          {sorts.map((sort) => (
            <li key={sort.key}>
              <ListingLink
                filters={change(filters, { key: sort.key })}
                stay
                title={sort.key === 'all' ? orderOfAll(filters) : undefined}
                aria-current={sort.key === filters.key ? 'true' : undefined}
                className="flex min-h-11 items-center border-b-3 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {sort.label}
              </ListingLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="hidden flex-wrap items-center gap-x-2 max-md:js:flex">
        <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
          Sort by
        </label>
        <select
          id={id}
          value={filters.key}
          onChange={({ target }) => {
            const sort = sorts.find(({ key }) => key === target.value)
            if (sort) onChange(change(filters, { key: sort.key }))
          }}
          aria-describedby={filters.key === 'all' ? `${id}-all` : undefined}
          className={`${controlClass} min-w-0 flex-1 border-line-strong font-semibold`}
        >
          {sorts.map((sort) => (
            <option key={sort.key} value={sort.key}>
              {sort.label}
            </option>
          ))}
        </select>
        <span id={`${id}-all`} className="sr-only">
          {orderOfAll(filters)}
        </span>
      </div>
    </>
  )
}
