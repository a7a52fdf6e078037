import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createApi } from '#contract/client.ts'
import { useSignedIn } from '../session/session.ts'
import { viewTransport } from '../session/transport.ts'
import { product } from './queries.ts'

const api = createApi(viewTransport)

/**
 * Records that the customer views this product, for the recently viewed ones. The answer is the
 * current product, so the page renders it.
 */
export function useView(slug: string): void {
  const queries = useQueryClient()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn) return
    // A view that was not recorded is not reported.
    queries.fetchQuery({ ...product(api, slug), staleTime: 0 }).catch(() => undefined)
  }, [queries, signedIn, slug])
}
