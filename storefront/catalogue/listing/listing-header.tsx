import { formatCount } from '#ui/naira.ts'
import { MotionButton } from '#ui/pictures/motion-button.tsx'
import type { Filters } from '../filters.ts'
import type { ListedProducts } from './listing-results.tsx'
import { Spelling } from './nothing-found.tsx'

interface ListingHeaderProps {
  title: string
  filters: Filters
  list: ListedProducts | undefined
}

/**
 * The title, the number of products, and what a search understood otherwise. On phones a search's title is one line, so
 * that the first product stands high; the box above has all of its words.
 */
export function ListingHeader({ title, filters, list }: ListingHeaderProps) {
  const isSearch = filters.search !== ''
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1
          className={`min-w-0 sm:text-2xl md:text-3xl ${isSearch ? 'text-lg max-sm:flex-1 max-sm:basis-32 max-sm:truncate' : 'text-xl'}`}
        >
          {title}
        </h1>
        <div className="flex min-h-11 items-center gap-1">
          <p role="status" className="text-sm text-ink-soft">
            {list && countLabel(list)}
          </p>
          <MotionButton className="-mr-2" />
        </div>
      </div>
      {list && list.data.length > 0 && (
        <>
          {list.did_you_mean && <Spelling filters={filters} spelling={list.did_you_mean} />}
          {list.missing_words.length > 0 && <MissingWords words={list.missing_words} />}
        </>
      )}
    </header>
  )
}

function countLabel({ total, total_is_exact }: ListedProducts) {
  const count = formatCount(total)
  return `${total_is_exact ? '' : 'More than '}${count} ${total === 1 ? 'product' : 'products'}`
}

/** Words that no product has, before the nearest results. */
function MissingWords({ words }: { words: string[] }) {
  const quoted = words.map((word) => `‘${word}’`).join(' and ')
  return <p className="text-sm">No exact match for {quoted}. Closest first:</p>
}
