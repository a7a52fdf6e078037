import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useIsHydrated } from '#client/browser.ts'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LogInFirst } from '../session/log-in-first.tsx'
import { useSignedIn } from '../session/session.ts'
import { DashboardNav } from './dashboard-nav.tsx'

export const Route = createFileRoute('/dashboard')({ component: Dashboard })

/** Navigation and the open page, for customers; signed out → /login. */
function Dashboard() {
  return (
    // At least as high as the screen, so that the footer does not shift visibly when the page loads.
    <div className="page-width grid min-h-dvh content-start items-start gap-x-8 gap-y-4 py-4 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] lg:py-8">
      {useIsHydrated() ? (
        <SignedInDashboard />
      ) : (
        <NeedsScripts>
          <Placeholder />
        </NeedsScripts>
      )}
    </div>
  )
}

function SignedInDashboard() {
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

/** What the server renders, which does not know whether the visitor is signed in: the navigation is every customer's. */
function Placeholder() {
  return (
    <>
      <div className="contents visitor:hidden">
        <DashboardNav />
      </div>
      <Skeleton className="h-12 rounded-lg customer:hidden lg:h-96" />
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-8 w-48 max-w-full" />
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </>
  )
}
