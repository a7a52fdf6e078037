import { lockAccountHolder } from '#server/accounts/accounts.ts'
import { notify } from '#server/notifications/notifications.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { checkPeriodMs } from './check.ts'
import type { CheckDeps } from './deps.ts'

const content =
  'You have withdrawn your consent to the identity check. We have deleted its data and closed your deposit account number.'

/**
 * Withdraws a customer's consent to the identity check (Nigeria Data Protection Act 2023, section 35): everything that
 * is kept of their checks is deleted, also of one that is under way, and the number for deposits closes. Without a
 * check nothing happens.
 */
export async function withdrawConsent(
  { database, clock, announce, events }: CheckDeps,
  accountId: number,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    if (!(await lockAccountHolder(tx, accountId))) refuse('unauthenticated')
    const at = clock.now()
    const since = new Date(at.getTime() - checkPeriodMs)
    if ((await run(tx, deleteChecks, [accountId, since, at])) === 0) return
    await events.withdrawn(tx, { accountId })
    await notify(tx, announce, { accountId, type: 'verification', content, reference: null, at })
  })
}

const deleteChecks = rareStatement(
  'identity-withdraw',
  {},
  `WITH deleted AS (
     DELETE FROM identity_checks WHERE account_id = $1 RETURNING requested_at
   )
   INSERT INTO identity_withdrawals (account_id, checks, withdrawn_at)
   SELECT $1, count(*) FILTER (WHERE requested_at > $2), $3 FROM deleted HAVING count(*) > 0`,
)
