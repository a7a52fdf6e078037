import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export function synonymQuery(id: string) {
  return queryOptions({
    queryKey: ['synonyms', 'one', id],
    queryFn: async () =>
      (await api('GET /office/search/synonyms/{id}', { params: { id } })).data.synonym,
  })
}

export function pinsQuery(id: string) {
  return queryOptions({
    queryKey: ['pins', 'one', id],
    queryFn: async () => (await api('GET /office/search/pins/{id}', { params: { id } })).data.pins,
  })
}
