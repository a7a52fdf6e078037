import { type Contacts, contactsOf } from '#server/accounts/accounts.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import { notifyQuietly } from '#server/notifications/notifications.ts'
import { accountEvent } from '#server/platform/database/account-event.ts'
import { pipelined, type Tx } from '#server/platform/database/transaction.ts'
import { nairaText } from '#server/platform/naira.ts'
import type { OrderDeps } from './deps.ts'
import type { PlacedOrder } from './lock.ts'

/** What a shopper is told of an order. */
export type OrderEvent = { at: Date } & (
  | { event: 'paid' | 'kept' | 'ready' | 'sent' | 'delivered' | 'cancelled' | 'payment failed' }
  | { event: 'delayed'; note: string }
  | { event: 'refunded' | 'returned'; amountKobo: number }
)

/** The messages that leave the mall, where the news matters enough; and which way is tried first. */
const messages = {
  paid: { template: 'order_paid', first: 'email' },
  kept: { template: 'order_kept', first: 'email' },
  ready: { template: 'order_ready', first: 'phone' },
  sent: { template: 'order_sent', first: 'phone' },
  cancelled: { template: 'order_cancelled', first: 'email' },
  refunded: { template: 'order_refunded', first: 'email' },
  returned: { template: 'payment_returned', first: 'email' },
} as const

/** After so long the news is stale. */
const sendForMs = 24 * 3_600_000

/**
 * Tells the shopper in the mall, and by mail or SMS where it matters, in the transaction of what it tells;
 * open pages hear of it after the commit. `contacts`: where the caller has them.
 */
export async function notifyCustomer(
  { sendMessage, announce }: Pick<OrderDeps, 'sendMessage' | 'announce'>,
  tx: Tx,
  order: PlacedOrder,
  news: OrderEvent,
  contacts?: Contacts,
): Promise<void> {
  const { accountId, orderCode: reference } = order
  tx.afterCommit(() => announce(accountEvent(accountId, 'notification')))
  await pipelined(
    notifyQuietly(tx, {
      accountId,
      type: 'order',
      content: wordsFor(order, news),
      reference,
      at: news.at,
    }),
    send(sendMessage, tx, order, news, contacts),
  )
}

/** To their mail address or phone. */
async function send(
  sendMessage: SendMessage,
  tx: Tx,
  { accountId, orderCode, pickupUntil, totalKobo }: PlacedOrder,
  news: OrderEvent,
  known: Contacts | undefined,
): Promise<void> {
  if (news.event === 'delivered' || news.event === 'delayed' || news.event === 'payment failed') {
    return
  }
  const { template, first } = messages[news.event]
  const to = wayTo(known ?? (await contactsOf(tx, accountId)), first)
  if (!to) return
  const amountKobo = 'amountKobo' in news ? news.amountKobo : totalKobo
  await sendMessage(tx, {
    to,
    template,
    channel: 'sms',
    values: { orderCode, amountKobo, until: pickupUntil },
    expiresAt: new Date(news.at.getTime() + sendForMs),
  })
}

function wayTo({ email, phoneNumber }: Contacts, first: 'email' | 'phone') {
  const byMail = email && { email }
  const byPhone = phoneNumber && { phone_number: phoneNumber }
  return first === 'email' ? (byMail ?? byPhone) : (byPhone ?? byMail)
}

function wordsFor(order: PlacedOrder, news: OrderEvent): string {
  const { orderCode: code, pickupUntil, payUntil } = order
  switch (news.event) {
    case 'paid':
      return `Order ${code} is paid, and we are getting it ready.`
    case 'kept':
      return `Order ${code} is kept for you until ${dayAndTime(pickupUntil)}. You pay when you pick it up.`
    case 'ready':
      return `Order ${code} is ready for you at our store.`
    case 'sent':
      return `Order ${code} is on its way to you.`
    case 'delivered':
      return `Order ${code} was delivered. Tell others how you like it!`
    case 'delayed':
      return `Order ${code} is delayed: ${news.note}`
    case 'payment failed':
      return `The payment for order ${code} did not go through. You can pay again until ${dayAndTime(payUntil)}.`
    case 'cancelled':
      return `Order ${code} was cancelled. You owe nothing for it.`
    case 'refunded':
      return `${nairaText(news.amountKobo)} for order ${code} is on its way back to you.`
    case 'returned':
      return `Your payment of ${nairaText(news.amountKobo)} could not be used for order ${code} any more. It is on its way back to you.`
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
