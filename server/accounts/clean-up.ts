import { type Db, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { undoableMs } from './changes/record-change.ts'
import { knownForMs } from './sessions/known-device.ts'
import { idleMs } from './sessions/sessions.ts'

/** Deletes expired rows. */
export async function cleanUpAccounts(db: Db, now: Date): Promise<void> {
  await run(db, expiredCodes, [now])
  await run(db, expiredResets, [now])
  await run(db, endedCounts, [now])
  await run(db, endedSessions, [now, new Date(now.getTime() - idleMs)])
  await run(db, expiredChallenges, [now])
  await run(db, expiredPendingLogins, [now])
  await run(db, unusedDevices, [new Date(now.getTime() - knownForMs)])
  await run(db, lastingChanges, [new Date(now.getTime() - undoableMs)])
}

const expiredCodes = rareStatement(
  'codes-clean-up',
  {},
  // What was sent and guessed at outlasts the code.
  `DELETE FROM account_codes
   WHERE expires_at <= $1 AND messages_end_at <= $1 AND (wrong = 0 OR wrong_end_at <= $1)`,
)
const expiredResets = rareStatement(
  'resets-clean-up',
  {},
  'DELETE FROM account_resets WHERE expires_at <= $1',
)
const endedCounts = rareStatement(
  'attempts-clean-up',
  {},
  'DELETE FROM account_attempts WHERE ends_at <= $1',
)
const endedSessions = rareStatement(
  'sessions-clean-up',
  {},
  'DELETE FROM account_sessions WHERE expires_at <= $1 OR last_seen_at <= $2',
)
const unusedDevices = rareStatement(
  'devices-clean-up',
  {},
  'DELETE FROM account_devices WHERE last_used_at <= $1',
)
const expiredChallenges = rareStatement(
  'challenges-clean-up',
  {},
  'DELETE FROM account_challenges WHERE expires_at <= $1',
)
const expiredPendingLogins = rareStatement(
  'pending-logins-clean-up',
  {},
  'DELETE FROM account_pending_logins WHERE expires_at <= $1',
)
/** They can no longer be undone, so what was before them goes too. */
const lastingChanges = rareStatement(
  'changes-clean-up',
  {},
  'DELETE FROM account_changes WHERE changed_at <= $1',
)
