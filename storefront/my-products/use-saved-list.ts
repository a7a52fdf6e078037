import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#client/api.ts'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { savedItemDays } from '#contract/limits.ts'
import { reconcileSaved } from '../saved/pending-changes.ts'
import { changeStates, useAppState } from '../state/store.ts'

/**
 * The saved items with their cards. An item unsaved here is gone at once; the list is fetched again
 * once the server knows the items saved here.
 */
export function useSavedList() {
  const { data, error, refetch } = useQuery(savedList(useApi()))
  const saved = useAppState(({ saved }) => saved)
  const isSynced = useAppState(({ pending }) => Object.keys(pending.saved).length === 0)
  const products = data?.saved_products
  const isShort =
    products !== undefined && saved.some(({ id }) => !products.some((product) => product.id === id))
  useEffect(() => {
    if (isShort && isSynced) void refetch()
  }, [isShort, isSynced, refetch])
  return {
    error,
    refetch,
    products: products?.filter((product) => saved.some(({ id }) => id === product.id)),
  }
}

/** Every fetch also replaces the saved items of this browser. */
function savedList(api: Api) {
  return {
    queryKey: [own, 'saved'],
    queryFn: async () => {
      const { data } = await api('GET /saved-products/saved-items')
      changeStates((state) => reconcileSaved(state, data.saved_products))
      return data
    },
    staleTime: 0,
  }
}

const dayMs = 24 * 60 * 60_000
/** The time left is displayed in the last week (the contract's section 6). */
const warningDays = 7

/** `5 days left`, `Last day`; null before the last week. By the browser's clock. */
export function timeLeft(savedAt: string, now: Date): string | null {
  const days = Math.ceil(savedItemDays - (now.getTime() - Date.parse(savedAt)) / dayMs)
  if (days > warningDays) return null
  return days <= 1 ? 'Last day' : `${days} days left`
}
