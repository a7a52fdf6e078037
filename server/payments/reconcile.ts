import { boolean, certain, number, type Row, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { check } from './check.ts'
import type { PaymentDeps } from './deps.ts'
import { sendRefunds } from './refunds/send-refunds.ts'
import { settle } from './settle.ts'

/** The interval at which due work is looked for, ms. */
const everyMs = 4_000
/** Payments that are looked up at the same time. */
const atOnce = 16
/** Between two look-ups of a payment that can be paid: well under the specified minute. */
const gapSeconds = 20
/** How long after its end a failed payment is still looked up. */
const lateHours = 24
/** The longest time between two look-ups of a payment. */
const longestHours = 6

export interface Reconciler {
  /** Runs what is due by the mall's clock, now. */
  run(): Promise<void>
  /** Stops the timer, and waits for the current run. */
  close(): Promise<void>
}

/** Looks up every payment that may still get money, in case its event never came; sends refunds. */
export function openReconciler(deps: PaymentDeps): Reconciler {
  let running: Promise<void> | undefined
  let closed = false

  function run(): Promise<void> {
    running ??= reconcile(deps, () => closed).finally(() => {
      running = undefined
    })
    return running
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) => {
      if (!closed) deps.log.warn({ err }, 'card payments cannot be reconciled')
    })
  }, everyMs)
  timer.unref()
  return {
    run,
    async close() {
      closed = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

async function reconcile(deps: PaymentDeps, isClosed: () => boolean): Promise<void> {
  // In parallel: many look-ups must not delay refunds.
  const done = await Promise.allSettled([
    lookUpDue(deps, isClosed),
    closeLinks(deps),
    sendRefunds(deps),
  ])
  for (const one of done) if (one.status === 'rejected') throw one.reason
}

async function lookUpDue(deps: PaymentDeps, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const due = await claimDue(deps)
    await Promise.all(due.map((payment) => lookUp(deps, payment)))
    if (due.length < atOnce) return
  }
}

const dueRow = {
  id: number,
  tx_ref: text,
  /** It expired more than a day ago: one more answer is the last that is needed. */
  // No value of the statement is null.
  is_last: certain(boolean),
  /** Without a page nobody can pay: there is nothing to look up. */
  has_page: boolean,
  is_cancelled: boolean,
}
type Due = Row<typeof dueRow>

function claimDue({ database, clock }: PaymentDeps): Promise<Due[]> {
  return many(database, claim, [clock.now(), atOnce, gapSeconds, lateHours, longestHours])
}

// Every 20 s while it can be paid; afterwards ever less often. Only an answer ends the look-ups: one that
// fails, or whose process ends, is followed by another one.
const claim = statement(
  'payments-claim',
  dueRow,
  `WITH due AS (
     SELECT id FROM payments WHERE next_check_at <= $1
     ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   UPDATE payments SET next_check_at = $1 + least(
     greatest(make_interval(secs => $3), ($1 - expires_at) / 4), make_interval(hours => $5)
   )
   FROM due WHERE payments.id = due.id
   RETURNING payments.id, tx_ref, expires_at < $1 - make_interval(hours => $4) AS is_last,
     link IS NOT NULL AS has_page, is_cancelled`,
)

async function lookUp(deps: PaymentDeps, due: Due): Promise<void> {
  const { id, tx_ref: txRef, is_cancelled: cancelled } = due
  try {
    if (due.has_page) await check(deps, { id, txRef }, { cancelled })
    else await settle(deps, id, { state: 'unknown' })
    if (!due.is_last) return
    await run(deps.database, endLookups, [id])
  } catch (err) {
    const { log } = deps
    if (err instanceof ProviderError)
      log.warn({ err, payment: id }, 'a payment could not be looked up')
    else log.error({ err, payment: id }, 'a payment cannot be settled')
  }
}

const endLookups = rareStatement(
  'payment-lookups-end',
  {},
  "UPDATE payments SET next_check_at = NULL WHERE id = $1 AND status = 'failed'",
)

/** Closes the pages of failed payments; expired pages close by themselves. */
async function closeLinks({ database, clock, provider, log }: PaymentDeps): Promise<void> {
  for (const { id, link } of await many(database, linksToClose, [clock.now()])) {
    try {
      await provider.closeLink(link)
      await run(database, markLinkClosed, [id])
    } catch (err) {
      log.warn({ err, payment: id }, 'the page of a payment could not be closed')
      // One page that can't be closed does not keep the others open.
      if (err instanceof ProviderError && err.kind === 'unavailable') return
    }
  }
}

const linksToClose = statement(
  'payments-links-to-close',
  // Those without a link are left out.
  { id: number, link: certain(text) },
  `SELECT id, link FROM payments
   WHERE status = 'failed' AND link IS NOT NULL AND NOT link_closed AND expires_at > $1
   ORDER BY expires_at LIMIT 20`,
)

const markLinkClosed = rareStatement(
  'payment-link-closed',
  {},
  'UPDATE payments SET link_closed = true WHERE id = $1',
)
