import { requireCapacity } from '../capacity.ts'
import { isUnavailable } from '../database.ts'
import type { ReplicaOptions } from './open-replica.ts'
import type { Replica } from './replica.ts'

/** Of each process: the one that watches. */
const besides = 1

/**
 * Opens the replica where there is one; without it nothing of this folder is loaded. Throws `CannotStart` where all
 * processes together could open more connections than the replica takes; one that does not answer is none yet.
 */
export async function startReplica({
  url,
  processes,
  ...options
}: Omit<ReplicaOptions, 'url'> & { url: string | undefined; processes: number }): Promise<
  Replica | undefined
> {
  if (!url) return undefined
  const { connections, log } = options
  await requireCapacity(url, { processes, connections, besides }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    log.warn({ err: error }, 'the replica does not answer yet')
  })
  const { openReplica } = await import('./open-replica.ts')
  return openReplica({ ...options, url })
}
