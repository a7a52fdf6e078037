import {
  certain,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { type Backoff, type Claim, declareQueue, nextAttempt } from '#server/platform/queue.ts'
import { cardMoneyOut, unmatchedMoneyOut } from '#server/wallet/wallet.ts'
import type { PaymentDeps } from '../deps.ts'
import type { RefundRequest } from '../provider.ts'

/** The time between two attempts. */
const backoff: Backoff = { firstMs: 60_000, longestMs: 3_600_000 }
/** How long a refused refund is retried, ms: the provider may only be short of money. */
const refusedMs = 3 * 24 * 3_600_000

interface SentRefund {
  id: number
  order_code: string
  amount_kobo: number
  /** Of an unmatched payment; null for an order's own. */
  unmatched_currency?: string | null
}

const refundRow = {
  amount_kobo: number,
  unmatched_currency: nullable(text),
  // A refund has a payment, and was paid by a transaction.
  order_code: certain(text),
  transaction_id: certain(text),
  created_at: time,
  /** When it was requested, or last retried by staff. */
  requested_at: time,
}

// 'sending' is written before the provider is called: after a crash the refund may have been sent.
const refunds = declareQueue({
  table: 'payment_refunds',
  waiting: `state IN ('waiting', 'sending')`,
  row: refundRow,
  columns: `amount_kobo, created_at, requested_at,
    (SELECT order_code FROM payments WHERE payments.id = item.payment_id) AS order_code,
    (SELECT currency FROM payment_unmatched WHERE payment_unmatched.id = item.unmatched_id)
      AS unmatched_currency,
    coalesce(
      (SELECT transaction_id FROM payment_unmatched WHERE payment_unmatched.id = item.unmatched_id),
      (SELECT transaction_id FROM payments WHERE payments.id = item.payment_id)
    ) AS transaction_id`,
  doubt: `state = 'sending'`,
  claiming: `state = 'sending'`,
  leaseMs: 60_000,
  outcomes: {
    // Unless another process has found it to be taken.
    missed: {
      set: 'attempts = attempts + 1, next_attempt_at = $3, state = $4',
      where: `state = 'sending'`,
    },
    sent: { set: 'attempts = attempts + 1' },
  },
})

type Claimed = Claim & Row<typeof refundRow>
type RefundDeps = Pick<PaymentDeps, 'database' | 'clock' | 'log' | 'provider'>

/** Sends the due refunds to the provider. Answers how many there were. */
export async function sendRefunds(deps: RefundDeps): Promise<number> {
  const { database, clock } = deps
  for (let count = 0; ; count += 1) {
    const [refund] = await refunds.claim(database, { now: clock.now(), max: 1 })
    if (!refund) return count
    await send(deps, refund)
  }
}

async function send(deps: RefundDeps, refund: Claimed): Promise<void> {
  const request: RefundRequest = {
    transactionId: refund.transaction_id,
    amountKobo: refund.amount_kobo,
    mark: `Order ${refund.order_code}, refund ${refund.id}`,
    since: refund.created_at,
  }
  let isLookedUp = !refund.is_doubtful
  try {
    const known = refund.is_doubtful ? await deps.provider.findRefund(request) : null
    isLookedUp = true
    const { providerId } = known ?? (await deps.provider.refund(request))
    await sent(deps, refund, providerId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error, refund: refund.id }, 'a refund was not taken')
    const isNo = isLookedUp && error.kind === 'refused'
    const mayBeTaken = refund.is_doubtful || error.kind === 'unknown'
    await afterFailure(deps, refund, { isNo, mayBeTaken })
  }
}

/** A refund that may have been taken stays 'sending', so that the next attempt looks it up first. */
async function afterFailure(
  deps: RefundDeps,
  refund: Claimed,
  { isNo, mayBeTaken }: { isNo: boolean; mayBeTaken: boolean },
): Promise<void> {
  const { database, clock, log } = deps
  const now = clock.now()
  const isOver = isNo && now.getTime() >= refund.requested_at.getTime() + refusedMs
  const state = isOver ? 'refused' : mayBeTaken ? 'sending' : 'waiting'
  const next = nextAttempt(refund, now, backoff)
  const isOurs = await refunds.settle(database, refund, 'missed', [next, state])
  if (!isOurs || state !== 'refused') return
  const facts = { refund: refund.id, order: refund.order_code }
  log.error(facts, 'a refund was refused for good: staff have to act')
}

/** Applies even after the lease has ended: the provider has taken the refund. */
async function sent(deps: RefundDeps, refund: Claimed, providerId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.database.pool, async (tx) => {
    await refunds.settle(tx, refund, 'sent')
    await refundSent(tx, refund, { providerId, at })
  })
}

/** Records, once, that the provider has taken a refund: its money leaves the ledger. */
export async function refundSent(
  tx: Tx,
  { id, order_code: reference, amount_kobo: amountKobo, unmatched_currency: currency }: SentRefund,
  { providerId, at }: { providerId: string; at: Date },
): Promise<void> {
  if ((await run(tx, markSent, [id, at, providerId])) === 0) return
  const money = { amountKobo, reference, key: `card refund ${id}`, at }
  if (!currency) await cardMoneyOut(tx, money)
  // Money that is not naira was never entered into the ledger.
  else if (currency === 'NGN') await unmatchedMoneyOut(tx, money)
}

const markSent = rareStatement(
  'payment-refund-sent',
  {},
  `UPDATE payment_refunds SET state = 'sent', sent_at = $2, provider_id = $3
   WHERE id = $1 AND state = 'sending'`,
)
