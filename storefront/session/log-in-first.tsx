import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Redirects a visitor to /login, which leads back to this page. */
export function LogInFirst() {
  const router = useRouter()
  useEffect(() => {
    const { pathname, href: then } = router.latestLocation
    // Already there: React runs effects twice in development.
    if (pathname === '/login') return
    void router.navigate({ to: '/login', search: { then }, replace: true })
  }, [router])
  return null
}
