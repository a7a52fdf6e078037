import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'

/** The page of an unknown path (storefront specification, section 2). */
export function NotFound() {
  return (
    <section className="page-width py-10">
      <h1 className="sr-only">page not found</h1>
      <EmptyState
        title="page not found"
        line="Nothing stands at this address. It may have moved, or sold out for good."
      >
        <Link to="/" className={buttonClass({ look: 'accent', shape: 'lg' })}>
          Back to home
        </Link>
      </EmptyState>
    </section>
  )
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
