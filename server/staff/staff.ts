import type { staff } from '#contract/office/contract.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Caller } from '#server/platform/http/handler.ts'
import type { OfficeRefusal } from '#server/platform/http/routes/api-routes.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { readingRecorder } from './contacts-read.ts'
import type { StaffDeps } from './deps.ts'
import { staffHandlers } from './office.ts'
import { refusalRecorder } from './refused.ts'
import { deleteEndedSessions } from './sessions.ts'

export {
  type CommandDeps,
  inviteByCommand,
  resetFactorByCommand,
  suspendByCommand,
} from './commands.ts'
export { addDemoMember, type DemoCode, demoCodes } from './demo.ts'
export { mailsWith, membersWith } from './members/mails.ts'
export { memberNames, memberOfAccount, ownerMails } from './members/member.ts'
export { eraseMember, exportMember, staffObstacle } from './privacy.ts'
/** The public module of the staff: other domains import nothing else. */
export { rolesAllowed } from './roles-allowed.ts'
export { findStaff, openPagesOf } from './sessions.ts'
export { allMemberNames, staffSubjects } from './subjects.ts'

export interface Staff extends Domain<Record<never, never>, typeof staff> {
  officeRefused: (refused: OfficeRefusal) => Promise<void>
  contactsRead: (caller: Caller, subject: string) => Promise<void>
}

export function openStaff(deps: StaffDeps): Staff {
  return {
    handlers: {},
    office: staffHandlers(deps),
    jobs: [defineJob('staff-clean-up', '*/10 * * * *', () => deleteEndedSessions(deps))],
    officeRefused: refusalRecorder(deps),
    contactsRead: readingRecorder(deps),
  }
}
