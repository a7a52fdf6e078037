import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CannotStart } from '#server/platform/process.ts'
import type { Outcome } from './rehearsal.ts'

/** What one run, or several that were added up, came to. */
export interface Total extends Outcome {
  /** Late writes that were confirmed, where the drill has any. */
  late: number
  runs: number
}

const folder = join('.cache', 'drills')
/** ms: a release and a machine change meanwhile. */
const longestApart = 12 * 3_600_000

const count = z.number().int()
const Stored = z.object({
  at: z.number(),
  total: z.object({
    placed: count,
    lost: count,
    doubled: count,
    refused: count,
    late: count,
    runs: count,
    rounds: z.array(
      z.object({ outageSeconds: z.number(), reads: count, failedReads: count }).strict(),
    ),
  }),
})

/** A machine may not be free for as long as all rounds take: `-- NAME 2 --more` adds two to those of the run before. */
export function isMore(args: readonly string[]): boolean {
  return args.includes('--more')
}

/** Before a run: throws `CannotStart` where there is nothing to add to. */
export async function formerTotal(name: string, now = Date.now()): Promise<Total> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => '')
  const stored = text ? Stored.parse(JSON.parse(text)) : undefined
  if (!stored || now - stored.at > longestApart)
    throw new CannotStart(`No run of ${name} in the last twelve hours that more could be added to.`)
  return stored.total
}

/** Stores the total for a run that adds to it. */
export async function saveTotal(name: string, total: Total, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(name), JSON.stringify({ at: now, total }))
}

export function addUp(former: Total, latter: Total): Total {
  return {
    placed: former.placed + latter.placed,
    lost: former.lost + latter.lost,
    doubled: former.doubled + latter.doubled,
    refused: former.refused + latter.refused,
    late: former.late + latter.late,
    runs: former.runs + latter.runs,
    rounds: [...former.rounds, ...latter.rounds],
  }
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`)
}
