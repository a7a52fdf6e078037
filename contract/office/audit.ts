import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Day, Id, IdInput, line, Time } from '../field.ts'
import { keyed, PageKey } from './answers.ts'

/** What an entry is about: a kind and what names one of it, such as `product:12`, `role:3`, `member:7`. */
export const AuditSubject = line(100).regex(/^[a-z-]+:[\w.-]+$/)

const AuditEntry = z.object({
  id: Id,
  at: Time,
  /** Who: a member by id and name; null and what ran it, such as `command:ada` or `job:audit-verify`. */
  member: z.object({ id: Id, name: z.string() }).nullable(),
  actor: z.string(),
  /** The office session. */
  session_id: Id.nullable(),
  /** `POST /office/members`, or a command or job by its name. */
  call: z.string(),
  subject: z.string(),
  /** Today's name of the subject; null where it has none or is gone. */
  subject_name: z.string().nullable(),
  /** Null: done. Else the code that it was refused with. */
  refused: z.string().nullable(),
  /** The fields that changed, with their values; customers' names and contacts are '(changed)'. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string().nullable(),
  request_id: z.string().nullable(),
  /** In hexadecimal: fits the entry and the one before it. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Who did what. Nothing changes or deletes an entry. */
export const audit = {
  entries: officeEndpoint({
    method: 'GET',
    path: '/office/audit',
    access: { staff: 'audit.read' },
    summary: 'Entries of the audit, the newest first',
    query: z.object({
      member: IdInput.optional(),
      subject: AuditSubject.optional(),
      /** Words of a name, or the beginning of a code: entries about what is called so. */
      about: line(100).optional(),
      /** Such as `POST /office/members`. */
      call: line(200).optional(),
      /** In Lagos. */
      day: Day.optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(AuditEntry) }),
  }),
  members: officeEndpoint({
    method: 'GET',
    path: '/office/audit-members',
    access: { staff: 'audit.read' },
    summary: 'Names of all members, also of former ones, to ask for the entries of one',
    answer: z.object({ data: z.array(z.object({ id: Id, name: z.string() })) }),
  }),
  history: officeEndpoint({
    method: 'GET',
    path: '/office/audit/{subject}',
    access: { staff: 'audit.read' },
    summary: 'The history of one subject, the newest entry first',
    params: z.object({ subject: AuditSubject }),
    query: z.object({ after: PageKey }),
    answer: z.object({ data: keyed(AuditEntry) }),
  }),
} as const
