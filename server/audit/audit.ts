import type { audit } from '#contract/office/audit.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { type NightlyDeps, reportAudit } from './nightly.ts'
import { auditPage, type BulkSubjects, historyPage, type ReadDeps } from './read.ts'

/** The public module of the audit: other domains import nothing else. */
export { type AuditFields, hidden } from './fields.ts'
export {
  type AuditChange,
  type AuditSource,
  auditRecorder,
  auditSource,
  type RecordAudit,
} from './record.ts'
export type { SubjectKind, SubjectKinds } from './subjects.ts'
export {
  type AuditPlace,
  hashOfStored,
  type Verified,
  verifyAudit,
  verifyAuditAfter,
  verifyAuditFrom,
} from './verify.ts'
export { wasEntered } from './was-entered.ts'

export interface AuditDeps extends NightlyDeps, ReadDeps {
  database: NightlyDeps['database']
  bulkSubjectsOf: BulkSubjects
  /** The names of all members, by id. */
  allMemberNames(db: Db): Promise<Map<number, string>>
}

export function openAudit(deps: AuditDeps): Domain<Record<never, never>, typeof audit> {
  return {
    handlers: {},
    office: auditHandlers(deps),
    jobs: [defineJob('audit-verify', '30 2 * * *', () => reportAudit(deps))],
  }
}

function auditHandlers(deps: AuditDeps): Handlers<typeof audit> {
  return {
    async entries({ query }) {
      return { data: await auditPage(deps, query) }
    },
    async members() {
      const names = await deps.allMemberNames(deps.database)
      return { data: [...names].map(([id, name]) => ({ id, name })) }
    },
    async history({ params: { subject }, query: { after } }) {
      return { data: await historyPage(deps, subject, after) }
    },
  }
}
