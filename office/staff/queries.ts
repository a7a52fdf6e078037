import { queryOptions } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { members } from '#contract/office/members.ts'
import { api } from '../api/api.ts'

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: async () => (await api('GET /office/roles')).data.roles,
})

/** A member with the second factor and sessions. */
export type WholeMember = Received<typeof members.member>['data']

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

export const orderMailsQuery = queryOptions({
  queryKey: ['own-order-mails'],
  queryFn: async () => (await api('GET /office/order-mails')).data,
})
