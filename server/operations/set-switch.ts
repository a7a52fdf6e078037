import type { SwitchName } from '#contract/switches.ts'
import type { AuditSource, RecordAudit } from '#server/audit/audit.ts'
import { actorText } from '#server/platform/actor.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { boolean, number, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/records/records.ts'

export interface SetSwitchDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
}

export interface SwitchChange {
  name: SwitchName
  isOn: boolean
  reason: string
  /** Of the member's page; left out: whichever version there is, as the command line says it. */
  seen?: { version: number; memberNames: MemberNames }
}

/**
 * Closes a part of the mall, or opens it, in every process. Changes nothing where it stands so already, and answers
 * whether it did. Refuses with `edited_meanwhile` where somebody else changed it since.
 */
export async function setSwitch(
  { database, clock, recordAudit }: SetSwitchDeps,
  { name, isOn, reason, seen }: SwitchChange,
  source: AuditSource,
): Promise<boolean> {
  return inTransaction(database.pool, async (tx) => {
    const before = await one(tx, lockSwitch, [name])
    if (seen) {
      const fields = { is_on: before.is_on, reason: before.reason }
      const form = { row: before, version: seen.version, fields, sent: { is_on: isOn, reason } }
      await requireVersion(seen, tx, form)
    }
    if (before.is_on === isOn) return false
    await run(tx, changeSwitch, [name, isOn, reason, clock.now(), actorText(source.actor)])
    await recordAudit(tx, source, {
      subject: `switch:${name}`,
      before: { is_on: before.is_on },
      after: { is_on: isOn },
      reason,
    })
    return true
  })
}

const lockSwitch = rareStatement(
  'operations-lock-switch',
  { is_on: boolean, reason: text, version: number, changed_at: time, changed_by: text },
  `SELECT is_on, reason, version, changed_at, changed_by FROM mall_switches WHERE name = $1
   FOR UPDATE`,
)

const changeSwitch = rareStatement(
  'operations-change-switch',
  {},
  `UPDATE mall_switches SET is_on = $2, reason = $3, version = version + 1, changed_at = $4,
     changed_by = $5
   WHERE name = $1`,
)
