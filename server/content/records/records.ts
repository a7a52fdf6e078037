import { isDeepStrictEqual } from 'node:util'
import { DatabaseError } from 'pg'
import type { EditedMeanwhile } from '#contract/office/answers.ts'
import type { PeriodState } from '#contract/office/content.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import { usePictures as takePictures } from '#server/pictures/pictures.ts'
import { actorText } from '#server/platform/actor.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, maybe, one, run } from '#server/platform/database/query.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { ContentKind, StoredContent } from './kinds.ts'

export interface RecordDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  memberNames: MemberNames
}

interface Period {
  /** ISO 8601 in UTC; null: no such bound. */
  starts_at: string | null
  ends_at: string | null
}

/** Rows of one kind, more than any mall shows. */
const maxRows = 500

/** Lists, adds and edits one kind of content. */
export function contentRecords<F extends object>(deps: RecordDeps, kind: ContentKind<F>) {
  const { database, clock, recordAudit } = deps
  const { statements } = kind
  const subject = (id: number) => `${kind.noun}:${id}`

  async function wireRows(db: Db, id: number | null) {
    const found = await kind.read(db, id)
    const nameOf = await namesOfActors(
      db,
      found.map(({ edited_by }) => edited_by),
      deps.memberNames,
    )
    return found.map((row) => ({
      ...row.fields,
      id: row.id,
      version: row.version,
      ...periodOf(row),
      state: stateAt(row, clock.now()),
      edited_at: row.edited_at.toISOString(),
      edited_by: nameOf(row.edited_by),
    }))
  }
  async function wireRow(tx: Tx, id: number) {
    return (await wireRows(tx, id))[0] ?? refuse('not_found')
  }

  return {
    list: () => wireRows(database, null),

    /** Refuses with `validation_failed` and `list_full`. */
    add: (sent: F & Period, call: Call) =>
      inTransaction(database.pool, async (tx) => {
        refuseMistakes(kind, sent)
        if ((await kind.read(tx, null)).length >= maxRows) refuse('list_full')
        await takePicture(tx, kind, null, sent)
        const values = [JSON.stringify(sent), clock.now(), actorText({ staff: staffOf(call).id })]
        const { id } = await knownCategory(one(tx, statements.add, values))
        const row = await wireRow(tx, id)
        await recordAudit(tx, auditSource(call), {
          subject: subject(id),
          after: differences({}, sent),
        })
        return row
      }),

    /** Refuses with `not_found`, `edited_meanwhile` and `validation_failed`. */
    edit: (id: number, { version, ...sent }: F & Period & { version: number }, call: Call) =>
      inTransaction(database.pool, async (tx) => {
        const before = await locked(tx, kind, id)
        const was = { ...before.fields, ...periodOf(before) }
        if (before.version !== version) {
          const nameOf = await namesOfActors(tx, [before.edited_by], deps.memberNames)
          const data: EditedMeanwhile = {
            version: before.version,
            by: nameOf(before.edited_by),
            at: before.edited_at.toISOString(),
            fields: differences(sent, was),
          }
          refuse('edited_meanwhile', { data })
        }
        const now: F & Period = Object.assign({}, was, sent)
        refuseMistakes(kind, now)
        await takePicture(tx, kind, before.fields, now)
        const by = actorText({ staff: staffOf(call).id })
        const values = [id, JSON.stringify(now), clock.now(), by]
        await knownCategory(run(tx, statements.edit, values))
        const row = await wireRow(tx, id)
        await recordAudit(tx, auditSource(call), {
          subject: subject(id),
          before: differences(now, was),
          after: differences(was, now),
        })
        return row
      }),
  }
}

/** Refuses with `not_found`. */
export function removeRecord<F extends object>(
  { database, recordAudit }: RecordDeps,
  kind: ContentKind<F>,
  id: number,
  call: Call,
): Promise<void> {
  return inTransaction(database.pool, async (tx) => {
    const before = await locked(tx, kind, id)
    await run(tx, kind.statements.remove, [id])
    const was = { ...before.fields, ...periodOf(before) }
    await recordAudit(tx, auditSource(call), { subject: `${kind.noun}:${id}`, before: was })
  })
}

/** Places the records of one place in this order. Refuses with `conflict` where it has others by now. */
export function orderRecords<F extends object>(
  { database, recordAudit }: RecordDeps,
  { noun, statements }: ContentKind<F>,
  ids: readonly number[],
  call: Call,
): Promise<void> {
  return inTransaction(database.pool, async (tx) => {
    const before = (await many(tx, statements.lockPlace, [ids[0]])).map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) {
      refuse('conflict', { message: 'Others were added or deleted meanwhile. Look again.' })
    }
    await run(tx, statements.order, [ids])
    await recordAudit(tx, auditSource(call), {
      subject: `${noun}:${ids[0]}`,
      before: { order: before },
      after: { order: ids },
    })
  })
}

async function locked<F extends object>(
  tx: Tx,
  kind: ContentKind<F>,
  id: number,
): Promise<StoredContent<F>> {
  if (!(await maybe(tx, kind.statements.lock, [id]))) refuse('not_found')
  const [row] = await kind.read(tx, id)
  return row ?? refuse('not_found')
}

function refuseMistakes<F extends object>(kind: ContentKind<F>, sent: F & Period): void {
  const { starts_at, ends_at } = sent
  const isBackwards = starts_at !== null && ends_at !== null && ends_at <= starts_at
  const errors = {
    ...kind.mistakes?.(sent),
    ...(isBackwards && { ends_at: ['The end has to be after the beginning'] }),
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) refuse('validation_failed', { errors, message: first })
}

/** Only one that the record does not have yet: pictures from before the office are known to their records alone. */
async function takePicture<F extends object>(
  tx: Tx,
  kind: ContentKind<F>,
  before: F | null,
  now: F,
): Promise<void> {
  const hash = kind.picture(now)
  const isNew = hash !== null && (!before || kind.picture(before) !== hash)
  await takePictures(tx, isNew ? [hash] : [], 'picture_hash')
}

async function knownCategory<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (error instanceof DatabaseError && error.constraint === 'content_banners_category_id_fkey') {
      const message = 'This category is not there any more'
      refuse('validation_failed', { message, errors: { category_id: [message] } })
    }
    throw error
  })
}

function periodOf({ starts_at, ends_at }: Pick<StoredContent<object>, 'starts_at' | 'ends_at'>) {
  return {
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
}

function stateAt(
  { starts_at, ends_at }: Pick<StoredContent<object>, 'starts_at' | 'ends_at'>,
  now: Date,
): PeriodState {
  if (ends_at && ends_at <= now) return 'over'
  return starts_at && starts_at > now ? 'later' : 'now'
}

/** Fields of `now` that are not as they were. */
function differences(was: object, now: object): Record<string, unknown> {
  const before = new Map(Object.entries(was))
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)),
  )
}
