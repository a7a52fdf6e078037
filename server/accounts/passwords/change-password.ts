import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse, signedIn } from '#server/platform/http/handler.ts'
import { recordChange } from '../changes/record-change.ts'
import type { AccountDeps } from '../deps.ts'
import { confirmSession, requireConfirmed } from '../sessions/confirmation.ts'
import { deleteDevices, rememberDevice } from '../sessions/known-device.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { type ChosenPassword, requireGoodPassword } from './common-passwords.ts'
import { requirePassword } from './require-password.ts'

/**
 * Sets a new password for the call's own account, by the current one or by a session that was confirmed within
 * ten minutes: all other sessions end, no browser is known any more but this one, and every contact hears of it.
 */
export async function changePassword(
  deps: AccountDeps,
  sent: ChosenPassword & { current_password?: string | undefined },
  call: Call,
): Promise<void> {
  const { database, clock, passwords } = deps
  const { id, sessionId } = signedIn(call)
  requireGoodPassword(sent)
  if (sent.current_password === undefined) await requireConfirmed(deps, call)
  else await requirePassword(deps, sent.current_password, call)
  const caller = { ip: call.ip, subject: `account ${id}` }
  const passwordHash = await passwords.hash(sent.password, caller)
  await inTransaction(database.pool, async (tx) => {
    await recordChange(deps, tx, { accountId: id, kind: 'password' })
    if ((await run(tx, setPassword, [id, passwordHash])) === 0) refuse('unauthenticated')
    // Two changes at once: whoever comes second has lost its session to the first.
    if (!(await endOtherSessions(tx, id, sessionId))) refuse('unauthenticated')
    await deleteDevices(tx, id)
    await rememberDevice(tx, call, id, clock.now())
    await confirmSession(tx, sessionId, clock.now())
  })
}

const setPassword = rareStatement(
  'account-set-password',
  {},
  'UPDATE accounts SET password_hash = $2 WHERE id = $1 AND deleted_at IS NULL',
)
