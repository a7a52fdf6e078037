import type { Request } from '#contract/endpoint.ts'
import type { telephone } from '#contract/office/telephone.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import type { Checkout, TakenOrder } from '#server/checkout/checkout.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import { contactTo, markTaken, orderOfLink, renewLink } from '#server/orders/orders.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import { memberOfAccount } from '#server/staff/staff.ts'

export interface PlaceDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  sendMessage: SendMessage
  /** The address of the shop, to which the link of an order leads, without a slash at its end. */
  publicUrl: string
  checkout: Pick<Checkout, 'placeFor'>
}

type Body = Request<typeof telephone.placeByTelephone>['body']
type Order = Request<typeof telephone.telephoneSums>['body']

/**
 * Places an order for a customer at the telephone, with its mark, its link and its entry in the audit, in one
 * transaction. Refuses as placing does, in its words.
 */
export async function placeTaken(deps: PlaceDeps, call: Call, body: Body) {
  const by = { staff: staffOf(call).id }
  const member = await memberOfAccount(deps.database, body.customer)
  if (member?.id === by.staff)
    refuse('conflict', { message: 'Orders of your own are placed in the shop.' })
  const figures = { sub_total: body.sub_total, shipping: body.shipping, total: body.total }
  return deps.checkout.placeFor(call, takenOrder(body, figures, by), async (tx, placed) => {
    const { orderCode, isReserved } = placed
    const at = deps.clock.now()
    const isByLink = placed.paymentId !== null
    const token = await markTaken(tx, { orderCode, takenBy: by.staff, isByLink, at })
    const isLinkSent = token !== null && (await sendLink(deps, tx, token, at))
    const after = { by_telephone: true, payment_code: body.payment_code, total: body.total }
    await deps.recordAudit(tx, auditSource(call), { subject: `order:${orderCode}`, after })
    return { order_code: orderCode, is_reserved: isReserved, is_link_sent: isLinkSent }
  })
}

/**
 * Sends the customer a new link, with its entry in the audit. Refuses with `conflict` an order without a link that can be
 * paid, and a customer who cannot be written to.
 */
export function sendLinkAgain(deps: PlaceDeps, call: Call, orderCode: string): Promise<void> {
  return inTransaction(deps.database.pool, async (tx) => {
    const at = deps.clock.now()
    const token =
      (await renewLink(tx, orderCode, at)) ??
      refuse('conflict', { message: 'This order can no longer be paid by link.' })
    if (!(await sendLink(deps, tx, token, at))) {
      refuse('conflict', { message: 'The customer has no phone number and no email address.' })
    }
    const after = { link_sent_again: true }
    await deps.recordAudit(tx, auditSource(call), { subject: `order:${orderCode}`, after })
  })
}

/** Sends the link to the customer's phone, or else by mail; false where there is neither. */
async function sendLink(
  { sendMessage, publicUrl }: PlaceDeps,
  tx: Tx,
  token: string,
  at: Date,
): Promise<boolean> {
  const order = await orderOfLink(tx, token, at)
  if (!order) throw new Error('an order by a link without the time until which it can be paid')
  const { orderCode, accountId, totalKobo: amountKobo, payUntil: until } = order
  const to = contactTo(await contactsOf(tx, accountId), 'phone')
  if (!to) return false
  const payLink = `${publicUrl}/pay#${token}`
  await sendMessage(tx, {
    to,
    accountId,
    orderCode,
    template: 'order_pay_link',
    channel: 'sms',
    values: { orderCode, amountKobo, until, payLink },
    expiresAt: until,
  })
  return true
}

/** The order that checkout takes, of one as the office sends it. */
export function takenOrder(
  { customer: accountId, delivery_address_id, ...sent }: Order,
  figures: { sub_total: number; shipping: number; total: number },
  by: { staff: number },
): TakenOrder {
  const { product_orders, shipping_method_id, payment_code, state_id, lg_id } = sent
  const { address, phone, rate_id, coupon_code } = sent
  const place = { delivery_address_id, state_id, lg_id, address, phone }
  const order = { product_orders, shipping_method_id, payment_code, rate_id, coupon_code }
  return { accountId, by, body: { ...order, ...place, ...figures } }
}
