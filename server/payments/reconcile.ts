import { ProviderError } from '#server/platform/provider.ts'
import { check } from './check.ts'
import type { PaymentDeps } from './deps.ts'
import { sendRefunds } from './send-refunds.ts'
import { settle } from './settle.ts'

/** How often we look for something due, ms. */
const everyMs = 4_000
/** Asked about at the same time. */
const atOnce = 16
/** Between two questions about a payment that can be paid: well under the minute that is promised. */
const gapSeconds = 20
/** How long after its end a payment that failed is still asked about. */
const lateHours = 24
/** The longest time between two questions about a payment. */
const longestHours = 6

export interface Reconciler {
  /** Does what is due by the mall's clock, now. */
  run(): Promise<void>
  /** Stops looking, and waits for what is under way. */
  close(): Promise<void>
}

/** Learns by itself what nobody told: every payment that may still get money is asked about. */
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
      if (!closed) deps.log.warn({ err }, 'card payments cannot be looked after')
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
  // Side by side: many look-ups don't keep anybody's money from going back.
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
    await Promise.all(due.map((payment) => ask(deps, payment)))
    if (due.length < atOnce) return
  }
}

interface Due {
  id: number
  tx_ref: string
  /** Its time was over a day ago: one more answer is the last that we need. */
  is_last: boolean
  /** Without a page nobody can pay: there is nothing to ask about. */
  has_page: boolean
  is_cancelled: boolean
}

// While it can be paid every 20 s; afterwards ever more seldom. Whether it is asked about no more is
// decided by an answer alone: a look-up that fails, or a process that ends, is followed by another one.
const claim = `
  WITH due AS (
    SELECT id FROM payments WHERE next_check_at <= $1
    ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  UPDATE payments SET next_check_at = $1 + least(
    greatest(make_interval(secs => $3), ($1 - expires_at) / 4), make_interval(hours => $5)
  )
  FROM due WHERE payments.id = due.id
  RETURNING payments.id, tx_ref, expires_at < $1 - make_interval(hours => $4) AS is_last,
    link IS NOT NULL AS has_page, is_cancelled`

async function claimDue({ database, clock }: PaymentDeps): Promise<Due[]> {
  const { rows } = await database.pool.query<Due>({
    name: 'payments-claim',
    text: claim,
    values: [clock.now(), atOnce, gapSeconds, lateHours, longestHours],
  })
  return rows
}

async function ask(deps: PaymentDeps, due: Due): Promise<void> {
  const { id, tx_ref: txRef, is_cancelled: cancelled } = due
  try {
    if (due.has_page) await check(deps, { id, txRef }, { cancelled })
    else await settle(deps, id, { state: 'unknown' })
    if (!due.is_last) return
    await deps.database.pool.query(
      "UPDATE payments SET next_check_at = NULL WHERE id = $1 AND status = 'failed'",
      [id],
    )
  } catch (err) {
    const { log } = deps
    if (err instanceof ProviderError) log.warn({ err, payment: id }, 'a payment stays unclear')
    else log.error({ err, payment: id }, 'a payment cannot be settled')
  }
}

/** Pages on which nobody should pay any more; beyond their time they close by themselves. */
async function closeLinks({ database, clock, provider, log }: PaymentDeps): Promise<void> {
  const { rows } = await database.pool.query<{ id: number; link: string }>({
    name: 'payments-links-to-close',
    text: `SELECT id, link FROM payments
      WHERE status = 'failed' AND link IS NOT NULL AND NOT link_closed AND expires_at > $1
      ORDER BY expires_at LIMIT 20`,
    values: [clock.now()],
  })
  for (const { id, link } of rows) {
    try {
      await provider.closeLink(link)
      await database.pool.query('UPDATE payments SET link_closed = true WHERE id = $1', [id])
    } catch (err) {
      log.warn({ err, payment: id }, 'the page of a payment could not be closed')
      // One that can't be closed keeps no other open.
      if (err instanceof ProviderError && err.kind === 'unavailable') return
    }
  }
}
