import { Semaphore } from '../semaphore.ts'
import { hashOf, isHash, originalKey, type Store, StoreUnavailable } from './store.ts'

/** Stores originals under their SHA-256. */
export interface MediaStore {
  /** Idempotent; any number may be put at once. Returns the hash. Throws `StoreUnavailable`. */
  put(bytes: Buffer, type: string): Promise<string>
  /** The original, or null. Throws `StoreUnavailable`, also where the stored bytes are damaged. */
  get(hash: string): Promise<Buffer | null>
}

export function originalsIn(store: Store): MediaStore {
  const semaphore = new Semaphore({ concurrency: 4, maxQueued: Number.POSITIVE_INFINITY })
  return {
    async put(bytes, type) {
      const hash = hashOf(bytes)
      await semaphore.run(() => store.write(originalKey(hash), bytes, type))
      return hash
    },
    async get(hash) {
      if (!isHash(hash)) return null
      const bytes = await store.read(originalKey(hash))
      if (bytes === null || hashOf(bytes) === hash) return bytes
      throw new StoreUnavailable(`the original ${hash} is damaged`)
    },
  }
}
