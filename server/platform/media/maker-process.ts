import { setPriority } from 'node:os'
import { acceptPicture } from './accept.ts'
import type { Done, Task } from './maker.ts'
import { makeVariant } from './variant.ts'

/**
 * The program that pictures are made in: apart from the mall, so that its memory is given back, a
 * hostile picture takes nothing down with it, and pages come first on the processor.
 */
setPriority(10)

process.on('message', async (task: Task) => {
  // The mall may be gone by now; then nobody waits for the answer.
  process.send?.(await done(task), () => undefined)
})
process.on('disconnect', () => process.exit())
// The mall is stopped together with this process, and still finishes what visitors wait for.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

async function done(task: Task): Promise<Done> {
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
