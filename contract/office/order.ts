import { z } from 'zod'
import { Id, OrderCode, Time } from '../field.ts'
import { Naira } from '../money.ts'
import { shippingCodes } from '../shipping-methods.ts'
import { orderStatuses, paymentStatuses } from '../shop/orders.ts'
import { paymentCodes } from '../shop/payment-methods.ts'
import { dispositions } from './dispositions.ts'
import { orderNeeds } from './order-needs.ts'

const OrderLine = z.object({
  /** From 1, as the order lists its lines. */
  line: z.number().int(),
  product_id: Id,
  name: z.string(),
  /** The names of the chosen values. */
  options: z.array(z.string()),
  /** The product's; null once it is deleted. */
  product_code: z.string().nullable(),
  bin: z.string().nullable(),
  barcode: z.string().nullable(),
  image_url: z.string().nullable(),
  units: z.number().int(),
  /** Of one unit, as it was sold. */
  amount: Naira,
  /** Of all its units, less its share of the coupon. */
  paid: Naira,
  /** Units whose money went back line by line. */
  refunded_units: z.number().int(),
  /** The place of each unit, as far as it is known. */
  dispositions: z.array(z.object({ disposition: z.enum(dispositions), units: z.number().int() })),
  /** Serial numbers or IMEIs of its units, once they are packed. */
  serials: z.array(z.string()),
})
export type OrderLine = z.infer<typeof OrderLine>

export const timelineKinds = ['move', 'payment', 'parcel', 'message', 'note', 'comment'] as const

const TimelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: Time,
  /** A member's name, or what ran it; null: not known. */
  by: z.string().nullable(),
  title: z.string(),
  /** The words that were written, or details. */
  text: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A contact as everybody with `orders.read` sees it: `0803 ••• 4567`, `a•••@example.com`. */
const Masked = z.string().nullable()

export const OfficeOrder = z.object({
  code: OrderCode,
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_code: z.enum(paymentCodes),
  payment: z.string(),
  placed_at: Time,
  /** The name of the member who took it at the telephone; null: its customer placed it. */
  taken_by: z.string().nullable(),
  /** Its customer can pay it by the link that a message has. */
  is_paid_by_link: z.boolean(),
  /** Of an unpaid order: when it ends. */
  ends_at: Time.nullable(),
  newest_move: z.number().int(),
  needs: z.array(z.enum(orderNeeds)),
  /** The statuses into which a member may move it. */
  moves: z.array(z.enum(orderStatuses)),
  lines: z.array(OrderLine),
  sub_total: Naira,
  shipping_fee: Naira,
  coupon: z.object({ code: z.string(), amount: Naira }).nullable(),
  total: Naira,
  refunded: Naira,
  /** The money that can still go back; 0 where nothing was paid. */
  refundable: Naira,
  /** Whether money goes back to the card or into the wallet. */
  refunds_to: z.enum(['wallet', 'card']),
  customer: z.object({
    id: Id,
    /** Empty once the account has ended. */
    name: z.string(),
    masked_email: Masked,
    masked_phone: Masked,
    /** Orders that were delivered to them. */
    delivered: z.number().int(),
    /** By its name; null: none yet. */
    badge: z.string().nullable(),
  }),
  delivery: z.object({
    code: z.enum(shippingCodes),
    method: z.string(),
    carrier: z.string().nullable(),
    recipient: z.string().nullable(),
    masked_phone: Masked,
    /** On one line; null for a pick-up. */
    address: z.string().nullable(),
    parcel: z
      .object({
        state: z.string(),
        reason: z.string().nullable(),
        tracking_number: z.string().nullable(),
        tracking_url: z.string().nullable(),
      })
      .nullable(),
  }),
  /** The newest first; `timelineEntries` at most. */
  timeline: z.array(TimelineEntry),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>
