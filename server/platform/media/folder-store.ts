import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Semaphore } from '../semaphore.ts'
import { type Store, StoreUnavailable } from './store.ts'
import { within } from './within.ts'

/**
 * Keeps pictures in a folder. At most two operations are under way: a folder on a network disk that
 * hangs then holds two of Node's four file threads, and the rest of the mall goes on.
 */
export function folderStore(folder: string, { limitMs = 3000 } = {}): Store {
  const semaphore = new Semaphore({ atOnce: 2, waiting: 500 })
  const attempt = <T>(what: string, work: () => Promise<T>) =>
    within(limitMs, `${what} in the picture folder`, () => semaphore.run(work))

  return {
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
  }
}

/** Written aside and renamed; flushed first, so that a row never names a picture lost in a crash. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(aside, bytes, { flush: true })
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined)
    throw new StoreUnavailable('cannot write to the picture folder', error)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
