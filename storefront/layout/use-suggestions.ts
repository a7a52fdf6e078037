import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EndpointOf } from '#contract/client.ts'
import type { Received } from '#contract/endpoint.ts'
import { useApi } from '../api.ts'

export type Suggestion = Received<
  EndpointOf<'GET /search-suggestions'>
>['data']['suggestions'][number]

/** Milliseconds of quiet before the server is asked. */
const quiet = 150

/** What a half-typed search most likely means; nothing for an empty one, or while nobody looks. */
export function useSuggestions(text: string, looking: boolean): Suggestion[] {
  const api = useApi()
  const wanted = text.trim()
  const settled = useSettled(wanted)
  const { data = [] } = useQuery({
    queryKey: ['suggestions', settled],
    queryFn: async () =>
      (await api('GET /search-suggestions', { query: { search_term: settled } })).data.suggestions,
    enabled: looking && settled !== '',
    placeholderData: keepPreviousData,
  })
  return looking && wanted !== '' && settled !== '' ? data : []
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
