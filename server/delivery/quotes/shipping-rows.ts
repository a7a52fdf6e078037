import type { z } from 'zod'
import { type Kobo, kobo, toNaira } from '#contract/money.ts'
import type {
  CarrierQuote,
  ShippingChoice as OrderShipping,
  ShippingMethod,
} from '#contract/shipping.ts'
import { type ShippingCode, shippingCodes } from '#contract/shipping-methods.ts'
import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import {
  type AddressRow,
  addressColumns,
  noAddress,
  type PostalAddress,
} from '../addresses/postal-address.ts'
import type { Rate } from './carriers.ts'

/*
 * The one place that names the columns in which shipping methods, carriers' quotes and orders say how something is
 * sent, with what each of them is in the code and on the wire.
 */

export const methodColumns = {
  id: number,
  code: oneOf(shippingCodes),
  name: text,
  fee_kobo: number,
  delivery_time: text,
}

/** A shipping method. */
export interface ShippingType {
  id: number
  code: ShippingCode
  name: string
  /** Of a carrier: 0, since its quote has the fee. */
  feeKobo: Kobo
  deliveryTime: string
}

export function shippingType(row: Row<typeof methodColumns>): ShippingType {
  const { fee_kobo, delivery_time: deliveryTime, ...method } = row
  return { ...method, feeKobo: kobo(fee_kobo), deliveryTime }
}

export function presentMethod(row: Row<typeof methodColumns>): z.input<typeof ShippingMethod> {
  const { fee_kobo, ...method } = row
  return { ...method, delivery_fee: toNaira(kobo(fee_kobo)) }
}

export const quoteColumns = {
  id: text,
  carrier_name: text,
  carrier_logo: text,
  carrier_reference: text,
  fee_kobo: number,
  delivery_time: text,
  delivery_date: nullable(time),
}

/** A carrier's quote that an order may be placed with. */
export type AcceptedQuote = Omit<Rate, 'providerRateId'> & { id: string }

export function quoteRow(quote: AcceptedQuote): Row<typeof quoteColumns> {
  return {
    id: quote.id,
    carrier_name: quote.carrierName,
    carrier_logo: quote.carrierLogo,
    carrier_reference: quote.carrierReference,
    fee_kobo: quote.feeKobo,
    delivery_time: quote.deliveryTime,
    delivery_date: quote.deliveryDate,
  }
}

export function quoteOfRow(row: Row<typeof quoteColumns>): AcceptedQuote {
  return {
    id: row.id,
    carrierName: row.carrier_name,
    carrierLogo: row.carrier_logo,
    carrierReference: row.carrier_reference,
    feeKobo: kobo(row.fee_kobo),
    deliveryTime: row.delivery_time,
    deliveryDate: row.delivery_date,
  }
}

export function presentQuote(quote: AcceptedQuote): z.input<typeof CarrierQuote> {
  return {
    id: quote.id,
    carrier_name: quote.carrierName,
    carrier_logo: quote.carrierLogo,
    amount: toNaira(quote.feeKobo),
    delivery_time: quote.deliveryTime,
    delivery_date: quote.deliveryDate?.toISOString() ?? null,
    carrier_reference: quote.carrierReference,
  }
}

/** How an order reaches its shopper. */
export interface ShippingChoice {
  code: ShippingCode
  /** The method's name. */
  method: string
  feeKobo: number
  deliveryTime: string
  /** The day that the carrier named; null for other methods. */
  deliveryDate: Date | null
  carrierName: string | null
  /** The carrier's quote that was accepted. */
  quoteId: string | null
  /** Null for a pick-up. */
  address: PostalAddress | null
  /** E.164; null for a pick-up of somebody who has none. */
  phone: string | null
}

export const choiceColumns = {
  shipping_kobo: number,
  shipping_code: oneOf(shippingCodes),
  shipping_method: text,
  delivery_time: nullable(text),
  delivery_date: nullable(time),
  carrier_name: nullable(text),
  quote_id: nullable(text),
  ...addressColumns,
}
export type ChoiceRow = Row<typeof choiceColumns>

export function choiceRow({ address, phone, ...choice }: ShippingChoice): ChoiceRow {
  const to: AddressRow = { ...(address ?? noAddress), phone }
  return {
    shipping_kobo: choice.feeKobo,
    shipping_code: choice.code,
    shipping_method: choice.method,
    delivery_time: choice.deliveryTime,
    delivery_date: choice.deliveryDate,
    carrier_name: choice.carrierName,
    quote_id: choice.quoteId,
    ...to,
  }
}

export function presentChoice(row: ChoiceRow): z.input<typeof OrderShipping> {
  const { shipping_method, carrier_name, delivery_time } = row
  return {
    shipping: toNaira(kobo(row.shipping_kobo)),
    shipping_method,
    shipping_details: carrier_name ? { carrier_name, delivery_time: delivery_time ?? '' } : null,
    delivery_time,
    delivery_date: row.delivery_date?.toISOString() ?? null,
  }
}
