import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { workingAs } from '#server/platform/database/work.ts'
import type { ChangeRow } from '../change-row.ts'
import { checkBatch } from '../check/check.ts'
import type { BulkDeps } from '../deps.ts'
import { nextAtWork, release, type Worker } from './claim.ts'
import { writeBatch } from './write-batch.ts'

/**
 * ms from one batch of rows to the next, at the least: what shoppers look up is made anew after each of them, and in
 * between the processor is theirs.
 */
const batchMs = 400

/** ms between two batches of a check, which only reads. */
const checkPauseMs = 5

export interface BulkWorker {
  /** Works off what there is, until nothing is left. Of several calls at once one works. */
  run(): Promise<void>
  close(): Promise<void>
}

/** Checks, applies and takes back bulk changes, a batch of each in turn. */
export function openWorker(deps: BulkDeps): BulkWorker {
  const { database, clock, log } = deps
  const worker: Worker = { name: randomUUID(), now: () => clock.now() }
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let isRequested = false

  async function workOff(): Promise<void> {
    const failed: number[] = []
    while (!closing.signal.aborted) {
      isRequested = false
      const change = await nextAtWork(database.pool, worker, failed)
      if (!change) {
        await release(database.pool, worker)
        if (isRequested) continue
        break
      }
      try {
        await step(change)
      } catch (error) {
        // The next run tries it again.
        log.error({ err: error, bulkChange: change.id }, 'a bulk change could not go on')
        failed.push(change.id)
      }
    }
  }

  async function step(change: ChangeRow): Promise<void> {
    const startedMs = performance.now()
    if (change.state === 'checking') {
      await checkBatch(deps, worker, change)
      await pause(checkPauseMs)
    } else {
      const rows = await writeBatch(deps, worker, change)
      const tookMs = performance.now() - startedMs
      if (rows > 0) await pause(Math.max(tookMs, batchMs - tookMs))
    }
  }

  function pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: closing.signal }).catch(() => undefined)
  }

  function run(): Promise<void> {
    isRequested = true
    running ??= workingAs('background', workOff).finally(() => {
      running = null
    })
    return running
  }

  return {
    run,
    async close() {
      closing.abort()
      await running?.then(() => release(database.pool, worker)).catch(() => undefined)
    },
  }
}
