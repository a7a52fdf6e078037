import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { pageHead } from '../page-head.ts'

/**
 * ms between the news of a network and going there: the first moment of one carries nothing yet, and a page
 * that is being left for another must not lead the shopper back.
 */
const rest = 300

export const Route = createFileRoute('/offline')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'You are offline', path: '/offline', indexed: false }),
  component: OfflinePage,
})

/**
 * Stands for a page that can't be had without a network, and leads there once it is back; or right away
 * where the service worker says that all that the page needs was kept.
 */
function OfflinePage() {
  const { history } = useRouter()
  useEffect(() => {
    const { to, seen } = wanted()
    if (to && seen) history.replace(to)
    let waiting = 0
    // By the news alone: a device that says that it is on line may still reach nobody.
    const again = () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => to && navigator.onLine && location.replace(to), rest)
    }
    addEventListener('online', again)
    return () => {
      clearTimeout(waiting)
      removeEventListener('online', again)
    }
  }, [history])
  return (
    <section className="page-width py-10">
      <h1 className="sr-only">You are offline</h1>
      <EmptyState
        motif="birds"
        title="This page needs a network"
        line="Pages that you have seen here before can be read without one. Nothing can be ordered; your cart is kept, and what you change in it is sent once you are back."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="accent" shape="lg" onClick={() => location.replace(wanted().to ?? '/')}>
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

/** The page that was asked for, if it is one of ours. Read late: the server knows nothing of it. */
function wanted(): { to: string | null; seen: boolean } {
  const asked = new URLSearchParams(location.search)
  const to = asked.get('to')
  const isOurs = to !== null && URL.canParse(to, location.origin) && to.startsWith('/')
  const { origin, pathname } = new URL(isOurs ? to : '/', location.origin)
  const leadsOn = isOurs && origin === location.origin && pathname !== '/offline'
  return { to: leadsOn ? to : null, seen: asked.has('seen') }
}
