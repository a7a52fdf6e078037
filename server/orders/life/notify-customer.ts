import { pickupPricing } from '#contract/shop/payment-methods.ts'
import { type Contacts, contactsOf } from '#server/accounts/accounts.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import { notify } from '#server/notifications/notifications.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { pictureAddress } from '#server/platform/media/media.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderContents, OrderedLine } from '../rows.ts'
import { isBackToCard } from './send-back.ts'

/** What a shopper is notified of. */
export type OrderEvent = { at: Date } & (
  | { event: 'paid' | 'reserved' | 'sent' | 'delivered' }
  /** The code is what is said at the counter. */
  | { event: 'ready'; pickupCode: string }
  /** Customers see their own cancels: no message that costs money tells them. */
  | { event: 'cancelled'; isOwn: boolean }
  | { event: 'payment failed'; isFirst: boolean }
  | { event: 'delayed' | 'noted'; note: string }
  | { event: 'refunded' | 'returned'; amountKobo: number }
  | { event: 'cancelled paid'; amountKobo: number; isOwn: boolean }
  | { event: 'left before it was withdrawn' }
)

/** The message of each event, and whether it goes by mail or to the phone where there are both. */
const messages = {
  paid: { template: 'order_paid', first: 'email' },
  reserved: { template: 'order_reserved', first: 'email' },
  ready: { template: 'order_ready', first: 'phone' },
  sent: { template: 'order_sent', first: 'phone' },
  cancelled: { template: 'order_cancelled', first: 'email' },
  delivered: { template: 'order_delivered', first: 'email' },
  delayed: { template: 'order_late', first: 'email' },
  noted: { template: 'order_note', first: 'email' },
  'payment failed': { template: 'order_payment_failed', first: 'email' },
  'cancelled paid': { template: 'order_cancelled_paid', first: 'email' },
  'left before it was withdrawn': { template: 'order_left', first: 'phone' },
  refunded: { template: 'order_refunded', first: 'email' },
  returned: { template: 'payment_returned', first: 'email' },
} as const

/** After so long a message is stale. */
const sendForMs = 24 * 3_600_000

/**
 * Notifies the shopper on the site, and by mail or SMS, in the event's transaction; open pages hear of it after the
 * commit.
 */
export async function notifyCustomer(
  { sendMessage, announce }: Pick<OrderDeps, 'sendMessage' | 'announce'>,
  tx: Tx,
  order: OrderContents,
  event: OrderEvent,
  contacts?: Contacts,
): Promise<void> {
  const { accountId, orderCode: reference } = order
  await pipelined(
    notify(tx, announce, {
      accountId,
      type: 'order',
      content: wordsFor(order, event),
      reference,
      at: event.at,
    }),
    send(sendMessage, tx, order, event, contacts),
  )
}

async function send(
  sendMessage: SendMessage,
  tx: Tx,
  order: OrderContents,
  event: OrderEvent,
  contacts: Contacts | undefined,
): Promise<void> {
  if (event.event === 'payment failed' && !isFirstNotice(order, event)) return
  const { first } = messages[event.event]
  const to = contactTo(contacts ?? (await contactsOf(tx, order.accountId)), first)
  if (!to || ('isOwn' in event && event.isOwn && 'phone_number' in to)) return
  const { until, expiresAt } = timesOf(order, event)
  await sendMessage(tx, {
    to,
    accountId: order.accountId,
    orderCode: order.orderCode,
    template: templateOf(order, event),
    channel: 'sms',
    values: {
      orderCode: order.orderCode,
      amountKobo: 'amountKobo' in event ? event.amountKobo : order.totalKobo,
      until,
      note: 'note' in event ? event.note : null,
      pickupCode: 'pickupCode' in event ? event.pickupCode : null,
      items: order.units.map(wordsOfLine),
      linePictures: order.units.map(({ images: [image] }) =>
        image ? pictureAddress(image.hash) : null,
      ),
    },
    expiresAt,
  })
}

/** Who tries one card after another sees it on the page; after its time the order is cancelled, which is told. */
function isFirstNotice(
  { payUntil }: OrderContents,
  { isFirst, at }: { isFirst: boolean; at: Date },
) {
  return isFirst && payUntil !== null && payUntil > at
}

function templateOf({ shippingCode }: OrderContents, { event }: OrderEvent) {
  const isCollected = event === 'delivered' && shippingCode === 'pick-up'
  return isCollected ? 'order_collected' : messages[event].template
}

function timesOf({ payUntil, pickupUntil }: OrderContents, { event, at }: OrderEvent) {
  const expiresAt = new Date(at.getTime() + sendForMs)
  if (event !== 'payment failed' || !payUntil) return { until: pickupUntil, expiresAt }
  return { until: payUntil, expiresAt: payUntil }
}

/** '2 × Kettle, Black' */
function wordsOfLine({ quantity, name, options }: OrderedLine): string {
  return `${quantity} × ${[name, ...options].join(', ')}`
}

export function contactTo(contacts: Contacts, first: 'email' | 'phone') {
  const { email, phoneNumber, unprovedNumber } = contacts
  const phone = phoneNumber ?? unprovedNumber
  const byMail = email && { email }
  const byPhone = phone && { phone_number: phone }
  return first === 'email' ? (byMail ?? byPhone) : (byPhone ?? byMail)
}

function wordsFor(order: OrderContents, event: OrderEvent): string {
  const { orderCode: code, pickupUntil, payUntil, shippingCode } = order
  switch (event.event) {
    case 'paid':
      return `Order ${code} is paid. We are preparing it.`
    case 'reserved':
      return `Order ${code} is reserved until ${dayAndTime(pickupUntil)}. Pay at the store when you collect. ${pickupPricing}`
    case 'ready':
      return pickupUntil
        ? `Order ${code} is ready for pick-up at our store. ${pickupPricing} Say ${event.pickupCode} at the counter.`
        : `Order ${code} is ready for pick-up at our store. Say ${event.pickupCode} at the counter.`
    case 'sent':
      return `Order ${code} is on its way to you.`
    case 'delivered':
      return `Order ${code} was ${shippingCode === 'pick-up' ? 'picked up' : 'delivered'}. Tell other shoppers what you think!`
    case 'delayed':
      return `Order ${code} is delayed: ${event.note}`
    case 'noted':
      return `A note on order ${code}: ${event.note}`
    case 'payment failed':
      return `The payment for order ${code} did not go through. You can pay again until ${dayAndTime(payUntil)}.`
    case 'cancelled':
      return `Order ${code} was cancelled. You owe nothing for it.`
    case 'cancelled paid':
      return `Order ${code} was cancelled. ${formatNaira(event.amountKobo)} is ${isBackToCard(order) ? 'on its way back to your card or bank account' : 'in your wallet'}.`
    case 'left before it was withdrawn':
      return `The carrier collected order ${code} before we could stop it. Please do not accept the parcel: it is coming back to us, and you owe nothing.`
    case 'refunded':
      return `Your refund of ${formatNaira(event.amountKobo)} for order ${code} is on its way.`
    case 'returned':
      return `We could not use your payment of ${formatNaira(event.amountKobo)} for order ${code}. Your refund is on its way.`
  }
}

/** In Lagos. */
export function dayAndTime(time: Date | null): string {
  return time ? lagos.format(time) : ''
}

const lagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hourCycle: 'h23',
  timeStyle: 'short',
  dateStyle: 'medium',
})
