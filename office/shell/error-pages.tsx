import { Link, useRouter } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'

export function NotFound() {
  return (
    <section className="p-6">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="We can’t find this page"
        line="It may have been deleted, or the address is incomplete."
      >
        <Home />
      </EmptyState>
    </section>
  )
}

/** A page that the member's roles do not open. */
export function NotYours() {
  return (
    <section className="p-6">
      <h1 className="sr-only">No access</h1>
      <EmptyState
        motif="combs"
        title="Your roles don’t give access to this page"
        line="Ask the person who manages roles."
      >
        <Home />
      </EmptyState>
    </section>
  )
}

export function Problem({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <section className="p-6">
      <h1 className="sr-only">Something went wrong</h1>
      <LoadFailed error={error} onRefresh={() => void router.invalidate()} />
    </section>
  )
}

function Home() {
  return (
    <Link to="/" className={buttonClass({ look: 'accent' })}>
      Go to the office home
    </Link>
  )
}
