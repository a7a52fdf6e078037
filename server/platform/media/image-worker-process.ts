import { setPriority } from 'node:os'
import { acceptPicture } from './accept.ts'
import type { Task, TaskResult } from './image-worker.ts'
import { makeVariant } from './variant.ts'

/**
 * Makes pictures in a process of its own, so that its memory is given back, a hostile picture takes nothing
 * else down, and pages have priority on the processor.
 */
setPriority(10)

process.on('message', async (task: Task) => {
  // The parent may have exited by now; then nothing waits for the result.
  process.send?.(await done(task), () => undefined)
})
process.on('disconnect', () => process.exit())
// A signal stops the parent too, which still finishes what visitors wait for before it disconnects.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

async function done(task: Task): Promise<TaskResult> {
  try {
    const result =
      task.kind === 'accept'
        ? await acceptPicture(task.bytes)
        : await makeVariant(task.bytes, task.width, task.format)
    return { id: task.id, result }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { id: task.id, failure: { name, message } }
  }
}
