import { setTimeout as wait } from 'node:timers/promises'

/** Answers that came while a phase lasted, ms each, and those that were none. */
export interface Answers {
  ms: number[]
  failed: string[]
}

/**
 * Begins `work` so often for `ms`, whether or not what was begun has ended; answers once all has. `work` answers what failed,
 * or nothing.
 */
export async function atRate(
  perSecond: number,
  ms: number,
  work: (place: number) => Promise<string | undefined>,
): Promise<Answers> {
  const answers: Answers = { ms: [], failed: [] }
  const begun: Promise<void>[] = []
  const from = performance.now()
  async function begin(place: number): Promise<void> {
    const at = performance.now()
    const failure = await work(place)
    answers.ms.push(performance.now() - at)
    if (failure) answers.failed.push(failure)
  }
  for (let now = from; now < from + ms; now = performance.now()) {
    const due = ((now - from) / 1_000) * perSecond
    while (begun.length < due) begun.push(begin(begun.length))
    await wait(5)
  }
  await Promise.all(begun)
  return answers
}
