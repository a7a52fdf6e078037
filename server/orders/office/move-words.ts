import { orderStatuses, paymentStatuses } from '#contract/shop/orders.ts'
import { stockStates } from '#server/catalogue/catalogue.ts'
import { certain, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { formatNaira } from '#server/platform/naira.ts'

export const moveRow = {
  // A trigger copies them from the order, which has no others.
  status: certain(oneOf(orderStatuses)),
  payment_status: certain(oneOf(paymentStatuses)),
  stock_state: certain(oneOf(stockStates)),
  refunded_kobo: number,
  moved_at: time,
  moved_by: text,
}
type MoveRow = Row<typeof moveRow>

/** What a move changed, in words. */
export function moveWords(move: MoveRow, before: MoveRow | undefined): string {
  return before ? changes(move, before).join(', ') : 'Placed'
}

const statusWords = {
  PENDING: 'Waits again',
  PROCESSING: 'In preparation',
  'IN TRANSIT': 'On its way',
  DELIVERED: 'Handed over',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
}

const paymentWords = {
  PENDING: 'Payment open again',
  PAID: 'Paid',
  FAILED: 'Payment failed',
  REFUNDED: 'Money is back',
}

const stockWords = {
  held: 'Units reserved',
  sold: 'Units sold',
  free: 'Units released',
  gone: 'Units accounted for',
}

function changes(move: MoveRow, before: MoveRow): string[] {
  const backKobo = move.refunded_kobo - before.refunded_kobo
  return [
    ...(move.payment_status === before.payment_status ? [] : [paymentWords[move.payment_status]]),
    ...(move.status === before.status ? [] : [statusWords[move.status]]),
    ...(backKobo === 0 ? [] : [`${formatNaira(backKobo)} goes back`]),
    ...(move.stock_state === before.stock_state ? [] : [stockWords[move.stock_state]]),
  ]
}
