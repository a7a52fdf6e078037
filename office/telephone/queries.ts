import { queryOptions } from '@tanstack/react-query'
import { sendCall } from '#client/transport.ts'
import { createApi } from '#contract/client.ts'
import type { Contract } from '#contract/contract.ts'
import { api } from '../api/api.ts'

/** Calls that anybody may make: ways of delivery and places are the shop's. */
const shop = createApi<Contract>((outgoing) =>
  sendCall(outgoing, { token: null, onExpired: () => undefined }),
)

export const callersQuery = (phone: string) =>
  queryOptions({
    queryKey: ['telephone', 'callers', phone],
    queryFn: async () =>
      (await api('GET /office/telephone/callers', { query: { phone } })).data.callers,
    enabled: phone !== '',
    retry: false,
  })

export const itemsQuery = (search: string) =>
  queryOptions({
    queryKey: ['telephone', 'items', search],
    queryFn: async () =>
      (await api('GET /office/telephone/items', { query: { search } })).data.items,
    enabled: search.length > 1,
  })

export const shippingQuery = queryOptions({
  queryKey: ['telephone', 'shipping'],
  queryFn: async () => (await shop('GET /shipment/shipping/types')).data.shipping,
})

export const statesQuery = queryOptions({
  queryKey: ['telephone', 'states'],
  queryFn: async () => (await shop('GET /locations/states')).data.states,
})

export const areasQuery = (state: string) =>
  queryOptions({
    queryKey: ['telephone', 'areas', state],
    queryFn: async () => (await shop('GET /locations/state/{id}', { params: { id: state } })).lgs,
    enabled: state !== '',
  })
