import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Flag, Id, IdInput, Time } from './field.ts'
import { Naira } from './money.ts'

const Named = z.object({ id: Id, name: z.string() })

const unfilled = 'All inputs must be filled'

/** A typed field; an empty one reports no other mistake. */
const filled = () => z.string({ error: unfilled }).trim().min(1, { error: unfilled, abort: true })

/** A choice from a list; an empty text or 0 means that nothing is chosen. */
const Chosen = z.coerce
  .number({ error: unfilled })
  .int(unfilled)
  .positive(unfilled)
  .max(2_147_483_647)

const printable = /^\P{Cc}*$/u
const unprintable = 'has characters that cannot be kept'

/** Letters of any script with marks, and spaces, hyphens and apostrophes inside. */
const nameOfPerson = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u

function personName(which: 'First' | 'Last') {
  return filled()
    .max(60, `${which} name maximum length is 60 characters`)
    .regex(nameOfPerson, `${which} name must start with a letter and with no special character`)
}

/** A street must contain a letter or a digit. */
const readable = /[\p{L}\p{N}]/u

/** A street with its number, in saved addresses and in a checkout without one. */
export const Street = z
  .string({ error: unfilled })
  .trim()
  .max(45, 'Address maximum length is 45 characters')
  .regex(printable, unprintable)

/** A delivery address as a form sends it (checkout and rooms specification, section 5). */
export const AddressInput = z.object({
  is_default: z.coerce.number().pipe(Flag).default(0),
  first_name: personName('First'),
  last_name: personName('Last'),
  phone_number: filled().regex(
    /^[1-9]\d{9}$/,
    "Remove the first '0' of your phone number: for example - 80...",
  ),
  address: Street.regex(readable, unfilled),
  landmark: z
    .string()
    .trim()
    .max(120, 'Landmark maximum length is 120 characters')
    .regex(printable, unprintable)
    .nullish(),
  country: z.coerce.number().pipe(z.literal(161, 'We deliver in Nigeria only')),
  state: Chosen,
  lg: Chosen,
  city: filled()
    .max(80, 'City maximum length is 80 characters')
    .regex(/^\p{L}\p{M}*\p{L}/u, 'City can only be text')
    .regex(printable, unprintable),
  address_type_id: Chosen.default(1),
})

export const DeliveryAddress = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Ten digits, without +234. */
  phone_number: z.string(),
  address: z.string(),
  landmark: z.string().nullable(),
  country: z.literal(161),
  state: Named,
  state_id: Id,
  lg: Named,
  lg_id: Id,
  city: z.string(),
  address_type_id: Id,
  is_default: Flag,
})

const ShippingType = z.object({
  id: Id,
  code: z.enum(['carrier', 'public-transport', 'pick-up']),
  name: z.string(),
  delivery_fee: Naira,
  delivery_time: z.string(),
})

const ParcelItem = z.object({
  description: z.string().max(500).optional(),
  name: z.string().max(300).optional(),
  currency: z.string().max(3).optional(),
  value: z.coerce.number().optional(),
  quantity: z.coerce.number().optional(),
  weight: z.coerce.number().optional(),
})

export const CarrierQuote = z.object({
  /** The `rate_id` of checkout: stored with the cart it was quoted for, valid 30 minutes. */
  id: z.string(),
  carrier_name: z.string(),
  carrier_logo: z.string(),
  amount: Naira,
  delivery_time: z.string(),
  /** The expected delivery, if the carrier gives one. */
  delivery_date: Time.nullable(),
  carrier_reference: z.string(),
})

/** Estimated carrier fees from Ibadan to each state: the whole table, so that pages can compute with it. */
const DeliveryEstimate = Named.extend({
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
      data: z.object({ states: z.array(Named.extend({ isoCode: z.string() })) }),
    }),
  }),
  localGovernments: endpoint({
    ...referenceList,
    path: '/locations/state/{id}',
    summary: 'The local government areas of a state',
    params: z.object({ id: IdInput }),
    answer: z.object({ lgs: z.array(Named) }),
    errors: ['not_found'],
  }),
  cities: endpoint({
    ...referenceList,
    path: '/locations/states/cities/{isoCode}',
    summary: 'The cities of a state, by its ISO 3166-2 code (NG-OY or OY)',
    params: z.object({ isoCode: z.string().regex(/^(NG-)?[A-Z]{2}$/i) }),
    answer: z.object({ cities: z.array(Named) }),
    errors: ['not_found'],
  }),
  addressTypes: endpoint({
    ...referenceList,
    path: '/address/types',
    summary: 'Kinds of address',
    answer: z.object({ address_types: z.array(Named) }),
  }),
  shippingTypes: endpoint({
    ...referenceList,
    path: '/shipment/shipping/types',
    summary: 'Shipping methods, with a note',
    answer: z.object({ data: z.object({ shipping: z.array(ShippingType), text: z.string() }) }),
  }),
  estimates: endpoint({
    ...referenceList,
    path: '/shipment/estimates',
    summary: 'Estimated carrier fees for each state, for shoppers without an address yet',
    answer: z.object({ data: z.object({ estimates: z.array(DeliveryEstimate) }) }),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/shipment/rate',
    access: 'customer',
    summary: 'Carriers’ quotes for the cart, cheapest first',
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
      carrier_id: z.string().max(100).nullish(),
      currency: z.string().max(3).optional(),
    }),
    answer: z.object({
      data: z.array(CarrierQuote),
      /** Carriers that did not answer in time: a later request may list more. */
      not_answering: z.array(z.string()),
    }),
    errors: ['cart_empty', 'not_found', 'provider_unavailable'],
  }),
} as const
