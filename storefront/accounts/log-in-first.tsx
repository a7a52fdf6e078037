import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads a visitor to /login, and back to the page that was asked for. */
export function LogInFirst() {
  const router = useRouter()
  useEffect(() => {
    const { pathname, href: then } = router.latestLocation
    // Already on the way: React runs effects twice while it is developed with.
    if (pathname === '/login') return
    void router.navigate({ to: '/login', search: { then }, replace: true })
  }, [router])
  return null
}
