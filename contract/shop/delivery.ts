import { z } from 'zod'
import { AddressInput, DeliveryAddress, Place } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { DecimalInput, IdInput, orNothing, wholeNumber } from '../field.ts'
import { Naira } from '../money.ts'
import { CarrierQuote, ShippingMethod } from '../shipping.ts'

const ParcelItem = z.object({
  description: z.string().max(500).optional(),
  name: z.string().max(300).optional(),
  currency: z.string().max(3).optional(),
  value: orNothing(DecimalInput),
  quantity: orNothing(wholeNumber(1_000_000)),
  weight: orNothing(DecimalInput),
})

/** Estimated carrier fees from Ibadan to each state: the whole table, so that pages can compute with it. */
const DeliveryEstimate = Place.extend({
  isoCode: z.string(),
  /** For the first kilogram, and for each further one or part of it. */
  fee: Naira,
  fee_per_more_kg: Naira,
  min_days: z.number().int(),
  max_days: z.number().int(),
})

const referenceList = { method: 'GET', access: 'public', shared: true } as const

export const delivery = {
  addresses: endpoint({
    method: 'GET',
    path: '/accounts/delivery/addresses',
    access: 'customer',
    summary: 'Saved delivery addresses',
    answer: z.object({
      data: z.object({ delivery_addresses: z.object({ data: z.array(DeliveryAddress) }) }),
    }),
  }),
  defaultAddress: endpoint({
    method: 'GET',
    path: '/accounts/default/delivery/address',
    access: 'customer',
    summary: 'The default delivery address, or null',
    answer: z.object({ data: z.object({ delivery_addresses: DeliveryAddress.nullable() }) }),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/accounts/delivery/address',
    access: 'customer',
    summary: 'Save a delivery address',
    body: AddressInput,
    answer: z.object({
      data: z.object({ delivery_address: DeliveryAddress, message: z.string() }),
    }),
    errors: ['list_full'],
  }),
  changeAddress: endpoint({
    method: 'PATCH',
    path: '/accounts/delivery/addresses/{id}',
    access: 'customer',
    summary: 'Replace a saved address; the default stays the default',
    params: z.object({ id: IdInput }),
    body: AddressInput,
    answer: z.object({ data: z.object({ delivery_address: DeliveryAddress }) }),
    errors: ['not_found'],
  }),
  changeDefaultAddress: endpoint({
    method: 'POST',
    path: '/accounts/change/default/address',
    access: 'customer',
    summary: 'Make an address the default',
    body: z.object({ id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  deleteAddress: endpoint({
    method: 'POST',
    path: '/accounts/delete-delivery-address/{id}',
    access: 'customer',
    summary: 'Delete an address',
    params: z.object({ id: IdInput }),
    answer: z.object({}),
    errors: ['not_found'],
  }),
  states: endpoint({
    ...referenceList,
    path: '/locations/states',
    summary: 'The states of Nigeria',
    answer: z.object({
      data: z.object({ states: z.array(Place.extend({ isoCode: z.string() })) }),
    }),
  }),
  localGovernments: endpoint({
    ...referenceList,
    path: '/locations/state/{id}',
    summary: 'The local government areas of a state',
    params: z.object({ id: IdInput }),
    answer: z.object({ lgs: z.array(Place) }),
    errors: ['not_found'],
  }),
  cities: endpoint({
    ...referenceList,
    path: '/locations/states/cities/{isoCode}',
    summary: 'The cities of a state, by its ISO 3166-2 code (NG-OY or OY)',
    params: z.object({ isoCode: z.string().regex(/^(NG-)?[A-Z]{2}$/i) }),
    answer: z.object({ cities: z.array(Place) }),
    errors: ['not_found'],
  }),
  addressTypes: endpoint({
    ...referenceList,
    path: '/address/types',
    summary: 'Kinds of address',
    answer: z.object({ address_types: z.array(Place) }),
  }),
  shippingTypes: endpoint({
    ...referenceList,
    path: '/shipment/shipping/types',
    summary: 'Shipping methods, with a note',
    answer: z.object({
      data: z.object({
        shipping: z.array(ShippingMethod),
        text: z.string(),
        /** Why methods are missing; empty: none is. */
        closed: z.string(),
        /** The store, where orders are picked up. */
        pickup_address: z.string(),
      }),
    }),
  }),
  estimates: endpoint({
    ...referenceList,
    path: '/shipment/estimates',
    summary:
      'Estimated carrier fees for each state, for shoppers without an address yet; none while carriers are closed',
    answer: z.object({ data: z.object({ estimates: z.array(DeliveryEstimate) }) }),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/shipment/rate',
    access: 'customer',
    summary: 'Carriers’ quotes for the cart, cheapest first',
    closedBy: 'no-carriers',
    body: z.object({
      pickup_address: z.unknown().optional(),
      delivery_address: z.union([
        z.object({ id: IdInput }),
        AddressInput.partial({ is_default: true, address_type_id: true }),
      ]),
      parcel: z
        .object({
          description: z.string().max(500).optional(),
          weight_unit: z.string().max(10).optional(),
          items: z.array(ParcelItem).max(200).optional(),
          metadata: z.unknown().optional(),
        })
        .optional(),
      /** For information: every carrier is asked. */
      carrier_id: z.union([z.string().max(100), z.number().max(1e12)]).nullish(),
      currency: z.string().max(3).optional(),
    }),
    answer: z.object({
      data: z.array(CarrierQuote),
      /** Carriers that did not answer in time: a later request may list more. */
      not_answering: z.array(z.string()),
    }),
    errors: ['cart_empty', 'not_found', 'provider_unavailable', 'closed_for_now'],
  }),
} as const
