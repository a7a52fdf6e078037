import type { Permission } from '#contract/office/permissions.ts'
import type { RecordAudit } from '#server/audit/audit.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { ApprovalKinds } from './kind.ts'

export interface ApprovalDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  memberNames: MemberNames
  sendMessage: SendMessage
  /** The address of the office, without a slash at its end. */
  officeUrl: string
  kinds: ApprovalKinds
  /** The active members whose roles have the permission. */
  membersWith(db: Db, permission: Permission): Promise<number[]>
  /** Of these members, the mail addresses of the active ones whose roles have the permission. */
  mailsWith(db: Db, memberIds: number[], permission: Permission): Promise<Map<number, string>>
  /** Of these members, those with a page of the office open. */
  openPagesOf(db: Db, memberIds: number[], now: Date): Promise<Set<number>>
}
