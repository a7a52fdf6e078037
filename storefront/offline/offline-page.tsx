import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { pageHead } from '../page-head.ts'

/**
 * ms from the `online` event to leaving: a network that has just come back carries nothing yet, and
 * a page that the shopper is leaving must not lead back.
 */
const reconnectDelayMs = 300

export const Route = createFileRoute('/offline')({
  head: ({ match }) => pageHead(match.context, '/offline'),
  component: OfflinePage,
})

/**
 * Replaces a page that cannot be loaded offline, and opens it once the network is back; at once
 * where the service worker says (`seen`) that all its answers are cached.
 */
function OfflinePage() {
  const { history } = useRouter()
  useEffect(() => {
    const { to, seen } = requestedPage()
    if (to && seen) history.replace(to)
    let waiting = 0
    // Only on the event: `navigator.onLine` is also true on a device that reaches nobody.
    const goOn = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(
        () => to && navigator.onLine && location.replace(to),
        reconnectDelayMs,
      )
    }
    addEventListener('online', goOn)
    return () => {
      clearTimeout(waiting)
      removeEventListener('online', goOn)
    }
  }, [history])
  return (
    <section className="page-width py-10">
      <h1 className="sr-only">You are offline</h1>
      <EmptyState
        motif="birds"
        title="You’re offline"
        line="You can still read pages you’ve opened. Ordering needs a connection. Your cart is safe: changes are sent when you’re back online."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            look="accent"
            shape="lg"
            onClick={() => location.replace(requestedPage().to ?? '/')}
          >
            Try again
          </Button>
          <Link to="/cart" className={buttonClass({ look: 'quiet', shape: 'lg' })}>
            Cart
          </Link>
        </div>
      </EmptyState>
    </section>
  )
}

/**
 * The page that the offline page replaces, if it is ours. Read after hydration: the server renders
 * none.
 */
function requestedPage(): { to: string | null; seen: boolean } {
  const search = new URLSearchParams(location.search)
  const to = search.get('to')
  const isOurs = to !== null && URL.canParse(to, location.origin) && to.startsWith('/')
  const { origin, pathname } = new URL(isOurs ? to : '/', location.origin)
  const isReachable = isOurs && origin === location.origin && pathname !== '/offline'
  return { to: isReachable ? to : null, seen: search.has('seen') }
}
