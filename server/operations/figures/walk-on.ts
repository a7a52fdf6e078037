import { z } from 'zod'
import type { Db } from '#server/platform/database/query.ts'
import type { BrokenRow, Walk } from '#server/platform/walk.ts'
import type { Measured } from './figures.ts'

/** Where a walk is, and which rows it found broken. */
const Walked = z.object({ after: z.number(), broken: z.array(z.number()) })
type Walked = z.infer<typeof Walked>

const notWalked: Walked = { after: 0, broken: [] }
/** Anything else is of another release: the walks begin anew. */
const Positions = z.array(Walked).catch([])

/** Rows that are looked at again until they are whole. */
const maxBroken = 200

export interface WalkOptions {
  walk: Walk
  /** Rows of a slice. */
  slice: number
  /** Rows that are looked at in any case, such as those that moved lately. */
  recent?: readonly number[]
}

/** A walk goes on with its next slice within this time, ms. */
const budgetMs = 40

/** Counts what is broken on these walks, and goes on where they were. */
export function measureWalks(
  db: Db,
  walks: readonly WalkOptions[],
): (position: unknown) => Promise<Measured> {
  return async (position) => {
    const before = Positions.parse(position)
    const walked: Walked[] = []
    let value = 0
    for (const [i, options] of walks.entries()) {
      const gone = await walkOn(db, options, before[i] ?? notWalked)
      walked.push(gone.walked)
      value += gone.size
    }
    return { value, position: walked }
  }
}

/**
 * Goes on with a walk: looks again at what was broken and at recent rows, then at one slice or more, from the
 * beginning again behind the last one. A table of fewer rows than a slice is looked at as a whole.
 */
async function walkOn(
  db: Db,
  { walk, slice, recent = [] }: WalkOptions,
  walked: Walked,
): Promise<{ walked: Walked; size: number }> {
  const started = performance.now()
  const again = [...new Set([...walked.broken, ...recent])]
  const broken = sizesOf(await walk.again(db, again))
  let { after } = walked
  let isSecondRound = after === 0
  for (;;) {
    const part = await walk.next(db, after, slice)
    for (const [id, size] of sizesOf(part.broken)) broken.set(id, size)
    after = part.last ?? 0
    if (part.last === null && isSecondRound) break
    if (part.last !== null && isSecondRound && after >= walked.after && walked.after > 0) break
    isSecondRound ||= part.last === null
    const mayStop = part.last !== null
    if (mayStop && performance.now() - started > budgetMs) break
  }
  return {
    walked: { after, broken: [...broken.keys()].slice(0, maxBroken) },
    size: [...broken.values()].reduce((sum, size) => sum + size, 0),
  }
}

function sizesOf(rows: readonly BrokenRow[]): Map<number, number> {
  return new Map(rows.map(({ id, size }) => [id, size]))
}
