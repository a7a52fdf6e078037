import type { EditedMeanwhile } from '#contract/office/answers.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, Refusal, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { Edit, ManageDeps } from './manage/change.ts'

export interface RecordDeps extends ManageDeps {
  recordAudit: RecordAudit
  memberNames: MemberNames
}

/** A record's fields as forms have them: text, or chosen names. */
export type RecordFields = Record<string, string | readonly string[]>

/** A record as it is stored now. */
export interface StoredRecord {
  version: number
  changedAt: Date | null
  changedBy: string | null
  fields: RecordFields
}

interface RecordEdit<R extends StoredRecord> {
  id: number
  /** The version that was read. */
  version: number
  /** As the audit names it: `product:12`. */
  subject: string
  read: (tx: Tx) => Promise<R>
  /** The fields that the form has, as it sent them. */
  sent: RecordFields
  change: (tx: Tx, edit: Edit & { within: Tx }) => Promise<unknown>
}

/**
 * An edit by a member of the staff, with its entry in the audit, in one transaction. What the verb refuses with
 * `conflict` since the record has another version becomes `edited_meanwhile`, with the fields that differ from
 * what was sent. Answers the record as it is after it.
 */
export async function editRecord<R extends StoredRecord>(
  deps: RecordDeps,
  { id, version, subject, read, sent, change }: RecordEdit<R>,
  call: Call,
): Promise<R> {
  return inTransaction(deps.database.pool, async (tx) => {
    const before = await read(tx)
    try {
      await change(tx, { id, version, by: { staff: staffOf(call).id }, within: tx })
    } catch (error) {
      if (!isOutdated(error)) throw error
      refuse('edited_meanwhile', { data: await editedMeanwhile(deps, tx, await read(tx), sent) })
    }
    const after = await read(tx)
    await deps.recordAudit(tx, auditSource(call), {
      subject,
      ...changed(before.fields, after.fields),
    })
    return after
  })
}

/** The same for a deletion, which a form has no fields of; answers what the verb does. */
export async function deleteRecord<T>(
  deps: RecordDeps,
  { id, version, subject, read, change }: RecordDeletion<T>,
  call: Call,
): Promise<T> {
  return inTransaction(deps.database.pool, async (tx) => {
    const before = await read(tx)
    const by = { staff: staffOf(call).id }
    const outcome = await change(tx, { id, version, by, within: tx }).catch(async (error) => {
      if (!isOutdated(error)) throw error
      refuse('edited_meanwhile', { data: await editedMeanwhile(deps, tx, before, {}) })
    })
    await deps.recordAudit(tx, auditSource(call), { subject, before: before.fields })
    return outcome
  })
}

interface RecordDeletion<T> extends Omit<RecordEdit<StoredRecord>, 'sent' | 'change'> {
  change: (tx: Tx, edit: Edit & { within: Tx }) => Promise<T>
}

/** A new record, with its entry in the audit, in one transaction. Answers its id. */
export async function addRecord(
  { database, recordAudit }: RecordDeps,
  kind: string,
  add: (tx: Tx) => Promise<{ id: number }>,
  read: (tx: Tx, id: number) => Promise<StoredRecord>,
  call: Call,
): Promise<number> {
  return inTransaction(database.pool, async (tx) => {
    const { id } = await add(tx)
    const { fields } = await read(tx, id)
    await recordAudit(tx, auditSource(call), { subject: `${kind}:${id}`, after: fields })
    return id
  })
}

/** Of `raiseVersion`: its data has the present version. Other conflicts have other data. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof Refusal) || error.code !== 'conflict') return false
  const { data } = error.details
  return typeof data === 'object' && data !== null && 'version' in data
}

async function editedMeanwhile(
  { memberNames }: RecordDeps,
  tx: Tx,
  { version, changedAt, changedBy, fields }: StoredRecord,
  sent: RecordFields,
): Promise<EditedMeanwhile> {
  const nameOf = await namesOfActors(tx, changedBy ? [changedBy] : [], memberNames)
  const differing = Object.keys(sent).filter((name) => !isSame(fields[name], sent[name]))
  return {
    version,
    by: changedBy ? nameOf(changedBy) : 'Somebody',
    at: (changedAt ?? new Date(0)).toISOString(),
    fields: Object.fromEntries(differing.map((name) => [name, fields[name] ?? ''])),
  }
}

/** The fields that differ. */
export function changed(before: RecordFields, after: RecordFields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = names.filter((name) => !isSame(before[name], after[name]))
  const pick = (fields: RecordFields) =>
    Object.fromEntries(differing.map((name) => [name, fields[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

type FieldValue = RecordFields[string] | undefined

function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

/** A field that a form has as text. */
export function asText(value: string | number | null): string {
  return value === null ? '' : String(value)
}

/** The address of what has a name: small letters and digits, with single hyphens between. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
