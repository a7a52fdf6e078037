import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Skeleton } from '#ui/skeleton.tsx'
import { LogInFirst } from '../accounts/log-in-first.tsx'
import { useSignedIn } from '../accounts/session.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { DashboardNav } from './dashboard-nav.tsx'

export const Route = createFileRoute('/dashboard')({ component: Dashboard })

/** The customer's own rooms: the list of them beside the one that is open; signed out → /login. */
function Dashboard() {
  return (
    // As high as the screen, so that the footer is not seen to move when a room comes.
    <div className="page-width grid min-h-dvh content-start items-start gap-x-8 gap-y-4 py-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-8">
      {useIsHydrated() ? <Rooms /> : <Placeholder />}
    </div>
  )
}

function Rooms() {
  if (!useSignedIn()) return <LogInFirst />
  return (
    <>
      <DashboardNav />
      <div className="min-w-0">
        <Outlet />
      </div>
    </>
  )
}

/** What the server shows, which does not know who asks. */
function Placeholder() {
  return (
    <>
      <Skeleton className="h-12 rounded-lg lg:h-96" />
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </>
  )
}
