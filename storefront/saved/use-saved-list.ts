import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '#contract/client.ts'
import { useApi } from '../api.ts'
import { changeStates, useAppState } from '../state/store.ts'
import { own } from '../sync/own.ts'
import { settleSaved } from './pending-changes.ts'

/**
 * The saved items with their cards. What was unsaved here is gone at once; what was saved here is asked
 * for once the server has heard of it.
 */
export function useSavedList() {
  const { data, error, refetch } = useQuery(savedList(useApi()))
  const saved = useAppState(({ saved }) => saved)
  const isTold = useAppState(({ pending }) => Object.keys(pending.saved).length === 0)
  const products = data?.saved_products
  const isShort =
    products !== undefined && saved.some(({ id }) => !products.some((product) => product.id === id))
  useEffect(() => {
    if (isShort && isTold) void refetch()
  }, [isShort, isTold, refetch])
  return {
    error,
    refetch,
    now: data?.now,
    products: products?.filter((product) => saved.some(({ id }) => id === product.id)),
  }
}

/** What the server has becomes what this browser knows of, as with every fetch of it. */
function savedList(api: Api) {
  return {
    queryKey: [own, 'saved'],
    queryFn: async () => {
      const { data } = await api('GET /saved-products/saved-items')
      changeStates((state) => settleSaved(state, data.saved_products))
      return data
    },
    staleTime: 0,
  }
}
