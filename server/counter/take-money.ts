import type { Request } from '#contract/endpoint.ts'
import { toKobo } from '#contract/money.ts'
import type { counter } from '#contract/office/counter.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'

export type HowPaid = NonNullable<Request<typeof counter.handOut>['body']['payment']>

interface DueMoney {
  orderId: number
  memberId: number
  amountKobo: number
  payment: HowPaid
  at: Date
}

/**
 * Takes an order's money into the member's open till, or notes the terminal's reference. Answers the change, kobo. Refuses
 * with `conflict` cash without an open till, and with `validation_failed` too little and a reference that is known.
 */
export async function takeMoney(
  tx: Tx,
  { orderId, memberId, amountKobo, payment, at }: DueMoney,
): Promise<number> {
  if (payment.by === 'terminal') {
    const added = await run(tx, addByTerminal, [
      orderId,
      memberId,
      amountKobo,
      payment.reference,
      at,
    ])
    if (added > 0) return 0
    return refused('reference', 'Another order was paid with this reference')
  }
  const open = await maybe(tx, lockOpen, [memberId])
  const { id } =
    open ?? refuse('conflict', { message: 'Open your till first: cash goes into a till.' })
  const tenderedKobo = toKobo(payment.tendered)
  if (tenderedKobo < amountKobo) {
    refused('tendered', `${formatNaira(amountKobo)} are due`)
  }
  await run(tx, addCash, [orderId, memberId, amountKobo, id, tenderedKobo, at])
  return tenderedKobo - amountKobo
}

function refused(field: string, words: string): never {
  return refuse('validation_failed', { errors: { [`payment.${field}`]: [words] } })
}

const addByTerminal = rareStatement(
  'till-payment-by-terminal',
  {},
  `INSERT INTO till_payments (order_id, member_id, amount_kobo, terminal_reference, paid_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (terminal_reference) DO NOTHING`,
)

const addCash = rareStatement(
  'till-payment-in-cash',
  {},
  `INSERT INTO till_payments (order_id, member_id, amount_kobo, session_id, tendered_kobo, paid_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
)

const lockOpen = rareStatement(
  'till-session-open-of',
  { id: number },
  'SELECT id FROM till_sessions WHERE member_id = $1 AND closed_at IS NULL FOR UPDATE',
)
