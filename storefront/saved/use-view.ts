import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createApi } from '#contract/client.ts'
import { useSignedIn } from '../accounts/session.ts'
import { viewTransport } from '../browser-transport.ts'
import { product } from '../catalogue/queries.ts'

const api = createApi(viewTransport)

/**
 * Tells the server that a customer looks at this product: it comes among the recently viewed. The
 * answer is the product as it is now, so the page shows it.
 */
export function useView(slug: string): void {
  const queries = useQueryClient()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn) return
    // A view that could not be told is not worth a word.
    queries.fetchQuery({ ...product(api, slug), staleTime: 0 }).catch(() => undefined)
  }, [queries, signedIn, slug])
}
