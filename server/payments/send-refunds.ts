import type { ClientBase } from 'pg'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { cardMoneyOut, strayMoneyOut } from '#server/wallet/wallet.ts'
import type { PaymentParts } from './parts.ts'
import type { RefundRequest } from './provider.ts'

/** How long one process has a refund in hand, and the least time between two tries, s. */
const holdSeconds = 60
/** The longest time between two tries, s. */
const longestSeconds = 3_600
/** A provider that refuses may only be short of money: so long it is asked again, ms. */
const patienceMs = 3 * 24 * 3_600_000

interface SentRefund {
  id: number
  order_code: string
  amount_kobo: number
  /** Of money that no order asked for; an order's own has none. */
  stray_currency?: string | null
}

interface Claimed extends SentRefund {
  transaction_id: string
  tries: number
  created_at: Date
  /** When it was last wanted by a person. */
  wanted_at: Date
  /** Whoever had it before did not learn whether the provider took it. */
  is_doubtful: boolean
}

// 'sending' is written before the provider is called: after a crash we know that it may have been.
const claimDue = `
  WITH due AS (
    SELECT id, state = 'sending' AS is_doubtful FROM payment_refunds
    WHERE state IN ('waiting', 'sending') AND next_try_at <= $1
    ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE payment_refunds AS refund SET state = 'sending', tries = refund.tries + 1,
    next_try_at = $1 + make_interval(secs => least($3, $2 * 2 ^ least(refund.tries, 10)))
  FROM due, payment_refunds AS same
  JOIN payments AS payment ON payment.id = same.payment_id
  LEFT JOIN payment_strays AS stray ON stray.id = same.stray_id
  WHERE refund.id = due.id AND same.id = due.id
  RETURNING refund.id, order_code, refund.amount_kobo, stray.currency AS stray_currency,
    CASE WHEN stray.id IS NULL THEN payment.transaction_id ELSE stray.transaction_id END
      AS transaction_id,
    refund.tries, refund.created_at, refund.wanted_at, is_doubtful`

/** Hands the refunds that are due to the provider. Answers how many there were. */
export async function sendRefunds(parts: PaymentParts): Promise<number> {
  const { database, clock } = parts
  for (let count = 0; ; count += 1) {
    const { rows } = await database.pool.query<Claimed>({
      name: 'payments-claim-refund',
      text: claimDue,
      values: [clock.now(), holdSeconds, longestSeconds],
    })
    const [refund] = rows
    if (!refund) return count
    await send(parts, refund)
  }
}

async function send(parts: PaymentParts, refund: Claimed): Promise<void> {
  const wanted: RefundRequest = {
    transactionId: refund.transaction_id,
    amountKobo: refund.amount_kobo,
    mark: `Order ${refund.order_code}, refund ${refund.id}`,
    since: refund.created_at,
  }
  try {
    const known = refund.is_doubtful ? await parts.provider.findRefund(wanted) : null
    const { providerId } = known ?? (await parts.provider.refund(wanted))
    await sent(parts, refund, providerId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    parts.log.warn({ err: error, refund: refund.id }, 'a refund was not taken')
    await afterTrouble(parts, refund, error)
  }
}

/** What may have been taken stays 'sending', so that the next try looks first. */
async function afterTrouble(parts: PaymentParts, refund: Claimed, { kind }: ProviderError) {
  if (refund.is_doubtful || kind === 'unknown') return
  const isOver = parts.clock.now().getTime() >= refund.wanted_at.getTime() + patienceMs
  const state = kind === 'refused' && isOver ? 'refused' : 'waiting'
  await parts.database.pool.query(
    "UPDATE payment_refunds SET state = $2 WHERE id = $1 AND state = 'sending'",
    [refund.id, state],
  )
  if (state === 'waiting') return
  const facts = { refund: refund.id, order: refund.order_code }
  parts.log.error(facts, 'a refund was refused for good: somebody must look at it')
}

async function sent(parts: PaymentParts, refund: Claimed, providerId: string): Promise<void> {
  const at = parts.clock.now()
  await inTransaction(parts.database.pool, (client) =>
    refundSent(client, refund, { providerId, at }),
  )
}

/** The provider has taken a refund, once: its money leaves the ledger. */
export async function refundSent(
  client: ClientBase,
  { id, order_code: reference, amount_kobo: amountKobo, stray_currency: currency }: SentRefund,
  { providerId, at }: { providerId: string; at: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE payment_refunds SET state = 'sent', sent_at = $2, provider_id = $3
     WHERE id = $1 AND state = 'sending'`,
    [id, at, providerId],
  )
  if (rowCount === 0) return
  const money = { amountKobo, reference, key: `card refund ${id}`, at }
  if (!currency) await cardMoneyOut(client, money)
  // What was not naira never came into the ledger.
  else if (currency === 'NGN') await strayMoneyOut(client, money)
}
