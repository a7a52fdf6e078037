import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { EndpointOf } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'

export type Suggestion = Received<
  EndpointOf<'GET /search-suggestions'>
>['data']['suggestions'][number]

const debounceMs = 150

/** Suggestions for a half-typed search; none while it is empty or the list is closed. */
export function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const api = useApi()
  const term = text.trim()
  const debounced = useDebounced(term)
  const { data = [] } = useQuery({
    queryKey: ['suggestions', debounced],
    queryFn: async () =>
      (await api('GET /search-suggestions', { query: { search_term: debounced } })).data
        .suggestions,
    enabled: isOpen && debounced !== '',
    placeholderData: keepPreviousData,
  })
  return isOpen && term !== '' && debounced !== '' ? data : []
}

function useDebounced(value: string): string {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
