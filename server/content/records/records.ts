import { DatabaseError } from 'pg'
import type { PeriodState } from '#contract/office/content.ts'
import { usePictures as takePictures } from '#server/pictures/pictures.ts'
import { actorText } from '#server/platform/actor.ts'
import { namesOfActors } from '#server/platform/actor-names.ts'
import type { Clock } from '#server/platform/clock.ts'
import { many, maybe, one, run } from '#server/platform/database/query.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { orderRecords, type RecordDeps, recordsOf } from '#server/records/records.ts'
import type { ContentKind, OrderedKind, StoredContent } from './kinds.ts'

export interface ContentDeps extends RecordDeps {
  clock: Clock
}

interface Period {
  /** ISO 8601 in UTC; null: no such bound. */
  starts_at: string | null
  ends_at: string | null
}

/** Rows of one kind, more than any mall shows. */
const maxRows = 500

/** Lists, adds, edits and deletes one kind of content. */
export function contentRecords<F extends object>(deps: ContentDeps, kind: ContentKind<F>) {
  const { database, clock } = deps
  const { noun, statements } = kind
  const records = recordsOf(deps, {
    noun,
    async lock(tx, id: number) {
      if (!(await maybe(tx, statements.lock, [id]))) return null
      const [row] = await kind.read(tx, id)
      return row ?? null
    },
    fieldsOf: (row) => ({ ...row.fields, ...periodOf(row) }),
  })

  async function wireRows(rows: StoredContent<F>[]) {
    const editors = rows.map(({ edited_by }) => edited_by)
    const nameOf = await namesOfActors(database, editors, deps.memberNames)
    return rows.map((row) => ({
      ...row.fields,
      id: row.id,
      version: row.version,
      ...periodOf(row),
      state: stateAt(row, clock.now()),
      edited_at: row.edited_at.toISOString(),
      edited_by: nameOf(row.edited_by),
    }))
  }
  async function saved(change: Promise<StoredContent<F>>) {
    const [row = refuse('not_found')] = await wireRows([await change])
    return { message: 'Saved. The mall shows it at its time.', data: { row } }
  }

  return {
    list: async () => ({ data: { rows: await wireRows(await kind.read(database, null)) } }),

    /** Refuses with `validation_failed` and `list_full`. */
    add: (sent: F & Period, call: Call) =>
      saved(
        records.add(call, async (tx, by) => {
          refuseMistakes(kind, sent)
          if ((await kind.read(tx, null)).length >= maxRows) refuse('list_full')
          await takePicture(tx, kind, null, sent)
          const values = [JSON.stringify(sent), clock.now(), actorText(by)]
          return knownCategory(one(tx, statements.add, values))
        }),
      ),

    /** Refuses with `not_found`, `edited_meanwhile` and `validation_failed`. */
    edit: (id: number, { version, ...sent }: F & Period & { version: number }, call: Call) =>
      saved(
        records.edit({ id, version, sent }, call, async (tx, { before, by }) => {
          const now: F & Period = Object.assign({}, before.fields, periodOf(before), sent)
          refuseMistakes(kind, now)
          await takePicture(tx, kind, before.fields, now)
          const values = [JSON.stringify(now), clock.now(), actorText(by), id]
          await knownCategory(run(tx, statements.edit, values))
        }),
      ),

    /** Refuses with `not_found`. */
    async remove(id: number, call: Call) {
      await records.remove({ id }, call, (tx) => run(tx, statements.remove, [id]))
      return { message: 'Deleted.' }
    },
  }
}

/** Places the records of one place in this order. Refuses with `conflict` where it has others by now. */
export async function orderContent<F extends object>(
  deps: ContentDeps,
  { noun, order }: OrderedKind<F>,
  ids: readonly number[],
  call: Call,
) {
  await orderRecords(deps, call, {
    subject: `${noun}:${ids[0]}`,
    ids,
    lock: (tx) => many(tx, order.lock, [ids[0]]),
    place: (tx) => run(tx, order.place, [ids]),
  })
  return { message: 'The order is saved.' }
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
