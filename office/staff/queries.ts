import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: async () => (await api('GET /office/roles')).data.roles,
})

export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['members', 'one', id],
    queryFn: async () => (await api('GET /office/members/{id}', { params: { id } })).data,
  })
}

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async () => (await api('GET /office/factors')).data,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api('GET /office/sessions')).data.sessions,
})
