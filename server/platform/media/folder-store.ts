import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Semaphore } from '../semaphore.ts'
import { type Store, StoreUnavailable } from './store.ts'

/**
 * Stores pictures in a folder. At most two operations run at a time: a hanging network disk then blocks
 * two of Node's four file threads, and the rest of the mall goes on.
 */
export function folderStore(
  folder: string,
  { timeoutMs = 3_000 }: { timeoutMs?: number } = {},
): Store {
  const semaphore = new Semaphore({ concurrency: 2, maxQueued: 500 })
  const attempt = <T>(what: string, work: () => Promise<T>) =>
    withTimeout(timeoutMs, `${what} in the picture folder`, () => semaphore.run(work))

  return {
    find: (key) =>
      attempt('searching', async () => {
        try {
          const names = await readdir(join(folder, dirname(key)))
          const found = names.filter((name) => name.startsWith(basename(key)) && !isTemporary(name))
          return found.slice(0, 2).map((name) => join(dirname(key), name))
        } catch (error) {
          if (isMissing(error)) return []
          throw new StoreUnavailable('cannot read from the picture folder', error)
        }
      }),
    read: (key) =>
      attempt('reading', async () => {
        try {
          return await readFile(join(folder, key))
        } catch (error) {
          if (isMissing(error)) return null
          throw new StoreUnavailable('cannot read from the picture folder', error)
        }
      }),
    write: (key, bytes) => attempt('writing', () => writeWhole(join(folder, key), bytes)),
    remove: (key) =>
      attempt('deleting', async () => {
        try {
          await rm(join(folder, key), { force: true })
        } catch (error) {
          throw new StoreUnavailable('cannot delete from the picture folder', error)
        }
      }),
  }
}

/** Writes a temporary file and renames it; flushed first, so that no row names a picture lost in a crash. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw new StoreUnavailable('cannot write to the picture folder', error)
  }
}

function isTemporary(name: string): boolean {
  return name.endsWith('.tmp')
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Throws `StoreUnavailable` after `timeoutMs`; the work itself may go on. */
export async function withTimeout<T>(
  timeoutMs: number,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreUnavailable(`${what} took longer than ${timeoutMs} ms`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
