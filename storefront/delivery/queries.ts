import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { own } from '#client/queries.ts'
import type { DeliveryAddress } from '#contract/address.ts'
import type { Api } from '#contract/client.ts'

export type Address = z.output<typeof DeliveryAddress>

/** Places and address types do not change while a page is open. */
const neverStale = Number.POSITIVE_INFINITY

/** The customer's saved addresses. */
export const addresses = (api: Api) =>
  queryOptions({
    queryKey: [own, 'addresses'],
    queryFn: async () =>
      (await api('GET /accounts/delivery/addresses')).data.delivery_addresses.data,
  })

export const addressTypes = (api: Api) =>
  queryOptions({
    queryKey: ['address-types'],
    queryFn: async () => (await api('GET /address/types')).address_types,
    staleTime: neverStale,
  })

export const states = (api: Api) =>
  queryOptions({
    queryKey: ['states'],
    queryFn: async () => (await api('GET /locations/states')).data.states,
    staleTime: neverStale,
  })

export const localGovernments = (api: Api, state: number) =>
  queryOptions({
    queryKey: ['local-governments', state],
    queryFn: async () =>
      (await api('GET /locations/state/{id}', { params: { id: String(state) } })).lgs,
    staleTime: neverStale,
    enabled: state > 0,
  })

export const cities = (api: Api, isoCode: string) =>
  queryOptions({
    queryKey: ['cities', isoCode],
    queryFn: async () =>
      (await api('GET /locations/states/cities/{isoCode}', { params: { isoCode } })).cities,
    staleTime: neverStale,
    enabled: isoCode !== '',
  })
