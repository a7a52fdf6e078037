import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { MemberNames } from '#server/platform/actor-names.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, Refusal, refuse, staffOf } from '#server/platform/http/handler.ts'
import {
  changed,
  type RecordFields,
  requireVersion,
  type VersionedRow,
} from './edited-meanwhile.ts'

export interface RecordDeps {
  database: Database
  recordAudit: RecordAudit
  memberNames: MemberNames
}

/** One kind of record. */
export interface RecordKind<R extends VersionedRow, I extends number | string = number> {
  /** In the subject of the audit: `brand:12`. */
  noun: string
  /**
   * The row, locked; null or `not_found` where there is none. A change that locks in an order of its own, and refuses
   * another version with `conflict` and `{ version }`, needs the row without a lock.
   */
  lock: (tx: Tx, id: I) => Promise<R | null>
  /** As the audit stores them. */
  fieldsOf: (row: R) => RecordFields
  /** As the form has them, where that is otherwise: lists as text. */
  formOf?: (row: R) => RecordFields
}

/** An edit or deletion by a member of the staff, in the transaction of its entry in the audit. */
export interface RecordChange<R, I> {
  id: I
  version: number
  by: Actor
  within: Tx
  before: R
}

/** The form as it was sent. */
interface SentForm<I> {
  id: I
  /** The version that was read. */
  version: number
  sent: RecordFields
}

/** Adds, edits and deletes records of one kind: each in one transaction with its entry in the audit. */
export function recordsOf<R extends VersionedRow, I extends number | string = number>(
  deps: RecordDeps,
  kind: RecordKind<R, I>,
) {
  const { database, recordAudit } = deps
  const formOf = kind.formOf ?? kind.fieldsOf
  const subject = (id: I) => `${kind.noun}:${id}`
  const locked = async (tx: Tx, id: I) => (await kind.lock(tx, id)) ?? refuse('not_found')

  async function changeOnce<T>(
    tx: Tx,
    { id, version, sent }: { id: I; version: number | null; sent: RecordFields | null },
    call: Call,
    change: (tx: Tx, edit: RecordChange<R, I>) => Promise<T>,
  ): Promise<{ before: R; outcome: T }> {
    const before = await locked(tx, id)
    const seen = version ?? before.version
    const requireSeen = (row: R) =>
      requireVersion(deps, tx, { row, version: seen, fields: formOf(row), sent })
    await requireSeen(before)
    const edit = { id, version: seen, by: { staff: staffOf(call).id }, within: tx, before }
    const outcome = await change(tx, edit).catch(async (error: unknown) => {
      if (isOutdated(error)) await requireSeen(await locked(tx, id))
      throw error
    })
    return { before, outcome }
  }

  return {
    /** Answers the new row. */
    add: (call: Call, add: (tx: Tx, by: Actor) => Promise<{ id: I }>): Promise<R> =>
      inTransaction(database.pool, async (tx) => {
        const { id } = await add(tx, { staff: staffOf(call).id })
        const row = await locked(tx, id)
        await recordAudit(tx, auditSource(call), {
          subject: subject(id),
          after: kind.fieldsOf(row),
        })
        return row
      }),

    /** Answers the row as it is after it. Refuses with `not_found` and `edited_meanwhile`. */
    edit: (
      form: SentForm<I>,
      call: Call,
      change: (tx: Tx, edit: RecordChange<R, I>) => Promise<unknown>,
    ): Promise<R> =>
      inTransaction(database.pool, async (tx) => {
        const { before } = await changeOnce(tx, form, call, change)
        const after = await locked(tx, form.id)
        await recordAudit(tx, auditSource(call), {
          subject: subject(form.id),
          ...changed(kind.fieldsOf(before), kind.fieldsOf(after)),
        })
        return after
      }),

    /** Answers what `change` does. Without a version whichever there is goes. Refuses as `edit`. */
    remove: <T>(
      { id, version = null }: { id: I; version?: number | null },
      call: Call,
      change: (tx: Tx, edit: RecordChange<R, I>) => Promise<T>,
    ): Promise<T> =>
      inTransaction(database.pool, async (tx) => {
        const { before, outcome } = await changeOnce(tx, { id, version, sent: null }, call, change)
        await recordAudit(tx, auditSource(call), {
          subject: subject(id),
          before: kind.fieldsOf(before),
        })
        return outcome
      }),
  }
}

/** A version that has changed. Other conflicts have other data. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof Refusal) || error.code !== 'conflict') return false
  const { data } = error.details
  return typeof data === 'object' && data !== null && 'version' in data
}

/**
 * Places the records of one list in this order, with its entry in the audit. `lock` answers those that there are, in
 * their order. Refuses with `conflict` where they are others by now.
 */
export function orderRecords(
  { database, recordAudit }: RecordDeps,
  call: Call,
  { subject, ids, lock, place }: OrderedRecords,
): Promise<void> {
  return inTransaction(database.pool, async (tx) => {
    const before = (await lock(tx)).map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) {
      refuse('conflict', {
        message: 'Somebody has added or deleted entries. Check the list again.',
      })
    }
    await place(tx)
    await recordAudit(tx, auditSource(call), {
      subject,
      before: { order: before },
      after: { order: ids },
    })
  })
}

interface OrderedRecords {
  /** In the audit: `help:faq`. */
  subject: string
  ids: readonly number[]
  lock: (tx: Tx) => Promise<{ id: number }[]>
  place: (tx: Tx) => Promise<unknown>
}
