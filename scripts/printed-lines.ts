import { orderNeedWords } from '#contract/office/order-needs.ts'
import type { ListedOrder } from '#contract/office/orders.ts'
import { dayAndTime, type OrderDescription, type OrderMove } from '#server/orders/orders.ts'
import type { Discrepancy, RefundDescription } from '#server/payments/payments.ts'
import { describeActor } from '#server/platform/actor.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { DepositUnderReview } from '#server/wallet/wallet.ts'

/** An order of a list. */
export function listedLine(order: ListedOrder): string {
  const { code, placed_at, status, payment_code, payment_status, name, total, needs } = order
  const sum = `₦${total.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
  const facts = [code, dayAndTime(new Date(placed_at)), status, `${payment_code} ${payment_status}`]
  return [...facts, sum, name, needs.map((need) => orderNeedWords[need]).join(', ')]
    .filter(Boolean)
    .join('  ')
}

/** All of an order, in the lines that `npm run mall` prints. */
export function orderLines(order: OrderDescription): string[] {
  const { coupon } = order
  return [
    `${order.orderCode}  ${order.status}, ${order.paymentCode} ${order.paymentStatus}`,
    `account ${order.accountId}, placed ${dayAndTime(order.placedAt)}`,
    `${order.shippingMethod}${order.carrierName ? ` (${order.carrierName})` : ''}`,
    ...[order.address, order.phone].filter((line) => line !== null),
    ...order.lines.map(
      ({ quantity, name, options, amountKobo, refundedUnits }, i) =>
        `  ${i + 1}. ${quantity} × ${[name, ...options].join(', ')} at ${formatNaira(amountKobo)}${refundedUnits > 0 ? `, ${refundedUnits} given back` : ''}`,
    ),
    `goods ${formatNaira(order.subTotalKobo)}, delivery ${formatNaira(order.shippingKobo)}`,
    ...(coupon ? [`coupon ${coupon.code} ${formatNaira(-coupon.amountKobo)}`] : []),
    `total ${formatNaira(order.totalKobo)}, given back ${formatNaira(order.refundedKobo)}`,
    ...order.moves.map((move, i) => moveLine(move, order.moves[i - 1])),
    ...order.notes.map(({ note, at }) => `  ${dayAndTime(at)}  ${note}`),
  ]
}

function moveLine(move: OrderMove, before: OrderMove | undefined): string {
  const { status, paymentStatus, stockState, refundedKobo, at, by } = move
  // A part that went back changes nothing else.
  const isPart = status === before?.status && refundedKobo > before.refundedKobo
  const back = isPart ? `, ${formatNaira(refundedKobo - before.refundedKobo)} given back` : ''
  return `  ${dayAndTime(at)}  ${status}, ${paymentStatus}, goods ${stockState}${back} (${describeActor(by)})`
}

export function refundLine({ amount, currency, state, attempts }: RefundDescription): string {
  const sum = currency === 'NGN' ? formatNaira(amount) : `${amount / 100} ${currency}`
  return `  refund of ${sum}: ${state} (${attempts} tries)`
}

export function discrepancyLine(discrepancy: Discrepancy): string {
  const { orderCode, at, transactionId, kind, detail, refundState } = discrepancy
  const refund = refundState ? [`refund ${refundState}`] : []
  const facts = [orderCode, at.toISOString(), `transaction ${transactionId}`, kind, detail]
  return [...facts, ...refund].join('  ')
}

export function depositLine(deposit: DepositUnderReview): string {
  const { reference, at, transactionReference, amountKobo, reason } = deposit
  const facts = [reference, at.toISOString(), transactionReference, formatNaira(amountKobo), reason]
  return facts.join('  ')
}
