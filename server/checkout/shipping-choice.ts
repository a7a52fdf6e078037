import { localNumber } from '#contract/forms/written-number.ts'
import { shippingMethods } from '#contract/shipping-methods.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import type { Line } from '#server/cart/cart.ts'
import {
  addressFor,
  type OrderAddress,
  quoteFor,
  type ShippingChoice,
  type ShippingType,
} from '#server/delivery/delivery.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { CheckoutBody } from './figures.ts'

interface ShippingRequest {
  accountId: number
  body: CheckoutBody
  lines: Line[]
  contacts: Contacts
  /** The chosen shipping method; null: there is none with this id. */
  type: ShippingType | null
  at: Date
}

/**
 * The chosen shipping method, with its fee and address. Refuses with `not_found` (no such method or
 * address), `payment_not_offered` (paying at pick-up for what is not picked up), `quote_expired` and
 * `validation_failed`.
 */
export async function readShippingChoice(
  tx: Tx,
  request: ShippingRequest,
): Promise<ShippingChoice> {
  const { body, contacts, type } = request
  if (!type) refuse('not_found', { message: 'We could not find this delivery method.' })
  const { shipping: goesWith } = paymentMethods[body.payment_code]
  if (goesWith !== 'any' && goesWith !== type.code) {
    refuse('payment_not_offered')
  }
  const { code, name: method, deliveryTime, feeKobo } = type
  const noCarrier = { carrierName: null, quoteId: null, deliveryDate: null }
  const choice = { code, method, deliveryTime, feeKobo, ...noCarrier }
  const { needsAddress, isQuoted } = shippingMethods[code]
  if (!needsAddress) {
    const phone = body.phone
      ? phoneIn(body.phone)
      : (contacts.phoneNumber ?? contacts.unprovedNumber)
    return { ...choice, address: null, phone }
  }
  const address = await addressIn(tx, request)
  const { phone } = address
  if (!isQuoted) return { ...choice, address, phone }
  const quote = await quoteIn(tx, request, address)
  return {
    ...choice,
    feeKobo: quote.feeKobo,
    deliveryTime: quote.deliveryTime,
    deliveryDate: quote.deliveryDate,
    carrierName: quote.carrierName,
    quoteId: quote.id,
    address,
    phone,
  }
}

async function addressIn(
  tx: Tx,
  { accountId, body, contacts }: ShippingRequest,
): Promise<OrderAddress> {
  return addressFor(tx, {
    accountId,
    addressId: body.delivery_address_id || null,
    entered: addressEntered(body, contacts),
    useAsDefault: body.use_as_default === 1,
  })
}

/** The address that an order's form has; null where it has none. It goes to the customer. */
export function addressEntered(
  {
    state_id: state,
    lg_id: lg,
    phone,
    address,
  }: Pick<CheckoutBody, 'state_id' | 'lg_id' | 'phone' | 'address'>,
  { firstName, lastName, phoneNumber, unprovedNumber }: Contacts,
): Parameters<typeof addressFor>[1]['entered'] {
  if (!state || !lg) return null
  return {
    first_name: firstName,
    last_name: lastName ?? '',
    phone_number: phone ?? phoneNumber ?? unprovedNumber ?? '',
    address: address ?? '',
    state,
    lg,
    city: null,
  }
}

async function quoteIn(tx: Tx, { accountId, body, lines, at }: ShippingRequest, to: OrderAddress) {
  const { rate_id: rateId, carrier_id: carrierId } = body
  if (!rateId) refuse('quote_expired', { message: 'Choose a carrier.' })
  const quote = await quoteFor(tx, { rateId, accountId, lines, to, at })
  if (carrierId && carrierId !== quote.carrierReference) refuse('quote_expired')
  return quote
}

/** E.164 of a number as shoppers write it. */
function phoneIn(written: string): string {
  const digits = localNumber(written)
  if (digits) return `+234${digits}`
  refuse('validation_failed', { errors: { phone: ['phone number must contain 10 digits'] } })
}
