import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const manifestsQuery = queryOptions({
  queryKey: ['orders', 'manifests'],
  queryFn: async () => (await api('GET /office/manifests')).data,
})

export function manifestQuery(id: number) {
  return queryOptions({
    queryKey: ['manifests', id],
    queryFn: async () => (await api('GET /office/manifests/{id}', { params: { id } })).data,
  })
}
