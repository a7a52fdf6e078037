import { Semaphore } from '../semaphore.ts'
import { addressDigits } from './address.ts'
import { hashOf, isHash, originalKey, type Store, StoreUnavailable } from './store.ts'

/** Stores originals under their SHA-256. */
export interface MediaStore {
  /**
   * Idempotent; any number may be put at once. Returns the hash. Throws `StoreUnavailable`, and where another
   * picture has the same address: 96 bits of SHA-256 that only somebody who looks for them finds.
   */
  put(bytes: Buffer, type: string): Promise<string>
  /** The original, or null. Throws `StoreUnavailable`, also where the stored bytes are damaged. */
  get(hash: string): Promise<Buffer | null>
}

export interface Originals extends MediaStore {
  /** The hash that begins so; null where there is none, or more than one. Throws `StoreUnavailable`. */
  find(start: string): Promise<string | null>
}

export function originalsIn(store: Store): Originals {
  const found = new Map<string, string>()
  const semaphore = new Semaphore({ concurrency: 4, maxQueued: Number.POSITIVE_INFINITY })
  return {
    async put(bytes, type) {
      const hash = hashOf(bytes)
      const alike = await semaphore.run(() => hashesLike(store, hash.slice(0, addressDigits)))
      if (alike.some((other) => other !== hash))
        throw new Error(`another picture is named as ${hash}`)
      await semaphore.run(() => store.write(originalKey(hash), bytes, type))
      return hash
    },
    async find(start) {
      if (isHash(start)) return start
      const known = found.get(start)
      if (known) return known
      const [hash, ...others] = await hashesLike(store, start)
      if (!hash || others.length > 0) return null
      if (found.size >= maxFound) found.clear()
      found.set(start, hash)
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

async function hashesLike(store: Store, start: string): Promise<string[]> {
  return (await store.find(originalKey(start))).map((key) => key.slice(-64))
}

/** Remembered names: 2 MB. */
const maxFound = 10_000
