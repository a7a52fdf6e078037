import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Time, text } from '../field.ts'
import { backupKinds, queueNames, zeroNames } from '../figures.ts'
import { switchNames } from '../switches.ts'

const StoredSwitch = z.object({
  name: z.enum(switchNames),
  /** On: closed to shoppers. */
  is_on: z.boolean(),
  /** Why it was changed last; empty: it never was. */
  reason: z.string(),
  /** Goes with a change: if it changed since, the change is refused. */
  version: z.int32(),
  changed_at: Time,
  /** A name, or what ran it. */
  changed_by: z.string(),
})
export type StoredSwitch = z.infer<typeof StoredSwitch>

const ZeroState = z.object({
  name: z.enum(zeroNames),
  /** Zero while all is right; null: it was never counted. */
  value: z.number().int().nullable(),
  /** What there is to say of it; may be empty. */
  detail: z.string(),
  checked_at: Time.nullable(),
  /** Not counted for three minutes: nobody knows what it is now. */
  is_stale: z.boolean(),
})
export type ZeroState = z.infer<typeof ZeroState>

const ProcessState = z.object({
  id: z.uuid(),
  release: z.string(),
  host: z.string(),
  pid: z.number().int(),
  started_at: Time,
  /** When it said last that it runs. */
  beat_at: Time,
  /** It says nothing any more. */
  is_silent: z.boolean(),
  /** It has answered this call. */
  is_this: z.boolean(),
})
export type ProcessState = z.infer<typeof ProcessState>

const QueueState = z.object({
  name: z.enum(queueNames),
  waiting: z.number().int(),
  /** How long the first of them is overdue; 0: none is. */
  overdue_seconds: z.number().int(),
})
export type QueueState = z.infer<typeof QueueState>

const JobState = z.object({
  name: z.string(),
  /** Five cron fields, in Lagos time. */
  schedule: z.string(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  failed_at: Time.nullable(),
  /** How long it should have run already; 0: it is in time. */
  late_seconds: z.number().int(),
})
export type JobState = z.infer<typeof JobState>

const NodeState = z.object({
  name: z.string(),
  /** `primary`: the one that the mall writes to; others copy it. */
  role: z.enum(['primary', 'standby']),
  /** Whether a commit waits for it. */
  is_synchronous: z.boolean(),
  /** What it has not replayed yet; null: unknown, or the primary. */
  delay_seconds: z.number().nullable(),
})
export type NodeState = z.infer<typeof NodeState>

const BackupState = z.object({
  kind: z.enum(backupKinds),
  /** The last good one; null: there was none. */
  ended_at: Time.nullable(),
})
export type BackupState = z.infer<typeof BackupState>

const OperationsState = z.object({
  at: Time,
  figures: z.array(ZeroState),
  processes: z.array(ProcessState),
  nodes: z.array(NodeState),
  queues: z.array(QueueState),
  /** When they were counted; null: never. */
  queues_checked_at: Time.nullable(),
  jobs: z.array(JobState),
  backups: z.array(BackupState),
})
export type OperationsState = z.infer<typeof OperationsState>

/** The state of the mall, and what staff close of it. */
export const operations = {
  state: officeEndpoint({
    method: 'GET',
    path: '/office/mall',
    access: { staff: 'operations.read' },
    summary: 'Figures that must be zero, processes, database, queues and jobs',
    answer: z.object({ data: OperationsState }),
  }),
  switches: officeEndpoint({
    method: 'GET',
    path: '/office/mall/switches',
    access: { staff: 'operations.read' },
    summary: 'What is closed to shoppers, and what could be',
    answer: z.object({ data: z.object({ switches: z.array(StoredSwitch) }) }),
  }),
  setSwitch: officeEndpoint({
    method: 'POST',
    path: '/office/mall/switches/{name}',
    access: { staff: 'operations.switch', stepUp: true },
    summary: 'Close a part of the mall to shoppers, or open it again',
    params: z.object({ name: z.enum(switchNames) }),
    body: z.object({
      is_on: z.boolean(),
      reason: text(500).min(1, 'Say why'),
      version: z.int32(),
    }),
    answer: z.object({ data: z.object({ switch: StoredSwitch }) }),
    errors: ['edited_meanwhile'],
  }),
} as const
