import { z } from 'zod'
import { Id, orNothing, Time } from './field.ts'
import { ComparedFigure, Naira } from './money.ts'
import { shippingCodes } from './shipping-methods.ts'

export const ShippingMethod = z.object({
  id: Id,
  code: z.enum(shippingCodes),
  name: z.string(),
  delivery_fee: Naira,
  delivery_time: z.string(),
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

/** The shipping choice of an order, as its pages show it. */
export const ShippingChoice = z.object({
  shipping: Naira,
  shipping_method: z.string(),
  shipping_details: z.object({ carrier_name: z.string(), delivery_time: z.string() }).nullable(),
  delivery_time: z.string().nullable(),
  /** The day that the chosen carrier named. */
  delivery_date: Time.nullable(),
})

/** What checkout says of the quote that was chosen; the server compares the amount with its own. */
export const QuoteChoice = z.object({
  carrier_name: z.string().max(100).nullish(),
  carrier_id: z.string().max(100).nullish(),
  amount: orNothing(ComparedFigure),
  carrier_logo: z.string().max(500).nullish(),
  delivery_time: z.string().max(100).nullish(),
  rate_id: z.string().max(100).nullish(),
})
