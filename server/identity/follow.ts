import { lockAccountHolder } from '#server/accounts/accounts.ts'
import { certain, number, type Row, text, time } from '#server/platform/database/columns.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { checkTimeoutMs } from './check.ts'
import type { CheckDeps } from './deps.ts'
import { cameToNothing, type Verdict } from './dojah.ts'
import { settle } from './settle.ts'

/** A check that is open for longer is refused, and can be repeated. */
const longestMs = 7 * 24 * 60 * 60 * 1000
/** Checks in one run; the rest waits for the next one. */
const maxChecks = 50

const pendingRow = {
  id: number,
  account_id: number,
  // The table's constraint wants it of a check that is pending.
  provider_reference: certain(text),
  requested_at: time,
}

/** Looks up the open checks. Where the provider is unavailable, the next run does. */
export async function followChecks(deps: CheckDeps): Promise<void> {
  const { database, clock, log } = deps
  const now = clock.now()
  await run(database, deleteUnanswered, [new Date(now.getTime() - checkTimeoutMs)])
  for (const pending of await many(database, pendingChecks)) {
    try {
      await followOne(deps, pending, now)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error }, 'open identity checks could not be followed')
      return
    }
  }
}

const deleteUnanswered = rareStatement(
  'identity-delete-unanswered',
  {},
  `DELETE FROM identity_checks WHERE state = 'asking' AND requested_at <= $1`,
)

const pendingChecks = rareStatement(
  'identity-pending',
  pendingRow,
  `SELECT id, account_id, provider_reference, requested_at FROM identity_checks
   WHERE state = 'pending' ORDER BY requested_at LIMIT ${maxChecks}`,
)

/**
 * Looks up the check that the provider's event names: an event only causes a look-up. An unknown or
 * repeated event changes nothing.
 */
export async function followReference(deps: CheckDeps, reference: string): Promise<void> {
  const pending = await maybe(deps.database, pendingCheck, [reference])
  if (!pending) return
  await followOne(deps, pending, deps.clock.now()).catch((error: unknown) => {
    if (error instanceof ProviderError) refuse('provider_unavailable')
    throw error
  })
}

const pendingCheck = rareStatement(
  'identity-pending-of-reference',
  pendingRow,
  `SELECT id, account_id, provider_reference, requested_at FROM identity_checks
   WHERE provider_reference = $1 AND state = 'pending'`,
)

async function followOne(
  deps: CheckDeps,
  pending: Row<typeof pendingRow>,
  now: Date,
): Promise<void> {
  const { id, account_id, provider_reference: reference, requested_at } = pending
  let verdict = await deps.provider.follow(reference)
  if (verdict.state === 'pending') {
    if (now.getTime() - requested_at.getTime() < longestMs) return
    verdict = { state: 'refused', reference, reason: cameToNothing } satisfies Verdict
  }
  await inTransaction(deps.database.pool, async (tx) => {
    const holder = await lockAccountHolder(tx, account_id)
    if (holder) await settle(tx, deps, { checkId: id, accountId: account_id, holder, verdict })
  })
}
