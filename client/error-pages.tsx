import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useSettings } from './api.ts'

export function missingTitle(storeName: string): string {
  return `page not found | ${storeName}`
}

/** The page of an unknown path (storefront specification, section 2). */
export function NotFound() {
  useTitle(missingTitle(useSettings().storeName))
  return (
    <section className="page-width py-10">
      <h1 className="sr-only">page not found</h1>
      <EmptyState
        title="page not found"
        line="We can’t find that page. It may have moved, or the item is gone."
      >
        <Link to="/" className={buttonClass({ look: 'accent', shape: 'lg' })}>
          Back to home
        </Link>
        <form action="/categories" className="mt-4 grid w-full max-w-md gap-2 text-left">
          <label htmlFor="search-again" className="text-sm font-semibold">
            Or search for a product
          </label>
          <div className="flex">
            <input
              id="search-again"
              type="search"
              name="prod"
              required
              maxLength={200}
              className="min-h-11 min-w-0 flex-1 rounded-l-md border border-r-0 border-line-strong bg-surface px-3 text-base"
            />
            <button
              type="submit"
              aria-label="Search for it"
              className="grid w-11 place-items-center rounded-r-md bg-brand text-on-brand"
            >
              <Icon name="search" />
            </button>
          </div>
          <Link to="/categories" className="flex min-h-11 items-center text-link underline">
            All categories
          </Link>
        </form>
      </EmptyState>
    </section>
  )
}

/** A page that finds out late that there is nothing, as an order of somebody else, has the title of its route until then. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page has set its own.
      if (document.title === title) document.title = before
    }
  }, [title])
}

/** Replaces a page that threw or whose data failed to load (storefront specification, section 8). */
export function Problem() {
  const router = useRouter()
  return (
    <section className="page-width py-10">
      <ErrorState onRefresh={() => router.invalidate()} />
    </section>
  )
}
