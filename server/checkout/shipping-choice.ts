import { paymentMethods } from '#contract/payment-methods.ts'
import type { Contacts } from '#server/accounts/accounts.ts'
import type { Line } from '#server/cart/cart.ts'
import {
  addressFor,
  type OrderAddress,
  quoteFor,
  type ShippingType,
} from '#server/delivery/delivery.ts'
import type { NewOrder } from '#server/orders/orders.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { CheckoutBody } from './figures.ts'

/** How an order reaches its shopper. */
export interface ShippingChoice {
  feeKobo: number
  shipping: NewOrder['shipping']
  address: NewOrder['address']
  /** E.164. */
  phone: string | null
}

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
  if (!type) refuse('not_found', { message: 'We could not find this way of delivery.' })
  const { shipping: goesWith } = paymentMethods[body.payment_code]
  if (goesWith !== 'any' && goesWith !== type.code) {
    refuse('payment_not_offered')
  }
  const { code, name: method, deliveryTime, feeKobo } = type
  if (code === 'pick-up') {
    const shipping = { code, method, deliveryTime, carrierName: null, quoteId: null }
    return {
      feeKobo,
      shipping,
      address: null,
      phone: body.phone ? phoneIn(body.phone) : contacts.phoneNumber,
    }
  }
  const to = await addressIn(tx, request)
  const destination = { address: placeOf(to), phone: to.phone }
  if (code === 'public-transport') {
    const shipping = { code, method, deliveryTime, carrierName: null, quoteId: null }
    return { feeKobo, shipping, ...destination }
  }
  const quote = await quoteIn(tx, request, to)
  const { carrierName, id: quoteId } = quote
  const shipping = { code, method, deliveryTime: quote.deliveryTime, carrierName, quoteId }
  return { feeKobo: quote.feeKobo, shipping, ...destination }
}

async function addressIn(
  tx: Tx,
  { accountId, body, contacts }: ShippingRequest,
): Promise<OrderAddress> {
  const { state_id: stateId, lg_id: lgId } = body
  const fields = stateId &&
    lgId && {
      firstName: contacts.firstName,
      lastName: contacts.lastName ?? '',
      phone: body.phone ?? contacts.phoneNumber ?? '',
      street: body.address ?? '',
      landmark: null,
      stateId,
      lgId,
      city: null,
    }
  return addressFor(tx, {
    accountId,
    addressId: body.delivery_address_id || null,
    fields: fields || null,
    useAsDefault: body.use_as_default === 1,
  })
}

async function quoteIn(tx: Tx, { accountId, body, lines, at }: ShippingRequest, to: OrderAddress) {
  const { rate_id: rateId, carrier_id: carrierId } = body
  if (!rateId) refuse('quote_expired', { message: 'Choose a carrier.' })
  const place = { stateId: to.state.id, lgId: to.lg.id }
  const quote = await quoteFor(tx, { rateId, accountId, lines, to: place, at })
  if (carrierId && carrierId !== quote.carrierReference) refuse('quote_expired')
  return quote
}

function placeOf(to: OrderAddress): NewOrder['address'] {
  return {
    recipient: `${to.firstName} ${to.lastName}`.trim(),
    street: to.street,
    landmark: to.landmark,
    city: to.city,
    lg: to.lg.name,
    state: to.state.name,
  }
}

/** E.164 of a number as shoppers write it. */
function phoneIn(written: string): string {
  const digits = /^(?:\+234|234|0)?([1-9]\d{9})$/.exec(written.replace(/[\s-]/g, ''))?.[1]
  if (digits) return `+234${digits}`
  refuse('validation_failed', { errors: { phone: ['phone number must contain 10 digits'] } })
}
