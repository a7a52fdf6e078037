import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lastPlace, ownAddress } from '../session/last-place.ts'
import { useSignedIn } from '../session/session.ts'

/**
 * Leaves a login or sign-up page once the shopper is signed in, also in another tab: for the
 * address in `?then=/checkout`, else for the last page before.
 */
export function useReturnAfterLogin(): void {
  const { then } = useSearch({ strict: false })
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) void navigate({ href: ownAddress(then) ?? lastPlace(), replace: true })
  }, [signedIn, then, navigate])
}
