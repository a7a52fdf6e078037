import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lastPlace, ownAddress } from './last-place.ts'
import { useSignedIn } from './session.ts'

/**
 * Once signed in, on from a page to come in by: to where the shopper was going (`?then=/checkout`),
 * else back to where they were. Also when another tab has signed in.
 */
export function useArrival(): void {
  const { then } = useSearch({ strict: false })
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) void navigate({ href: ownAddress(then) ?? lastPlace(), replace: true })
  }, [signedIn, then, navigate])
}
