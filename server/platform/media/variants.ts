import { Semaphore } from '../semaphore.ts'
import { addressDigits, type Format, mediaTypes, recipe } from './address.ts'
import type { ImageWorker } from './image-worker.ts'
import { LruCache } from './lru-cache.ts'
import type { Originals } from './originals.ts'
import { type Store, variantKey } from './store.ts'

export interface VariantRequest {
  /** The whole of it, or what it begins with. */
  hash: string
  width: number
  format: Format
}

/** For failures that are no visitor's fault. */
export interface Log {
  warn(details: object, message: string): void
}

export interface Bounds {
  /** Variants made at once, and requests that may wait for one. */
  concurrency?: number
  maxQueued?: number
  /** Memory for recently used variants. */
  cacheBytes?: number
}

/** Variants from memory, else from the store, else made and stored. */
export class Variants {
  readonly #store: Store
  readonly #originals: Originals
  readonly #worker: ImageWorker
  readonly #log: Log
  readonly #semaphore: Semaphore
  readonly #cache: LruCache
  readonly #inFlight = new Map<string, Promise<Buffer | null>>()
  #isClosed = false

  constructor(
    store: Store,
    originals: Originals,
    worker: ImageWorker,
    log: Log,
    bounds: Bounds = {},
  ) {
    const { concurrency = 2, maxQueued = 100, cacheBytes = 24 * 1024 * 1024 } = bounds
    this.#store = store
    this.#originals = originals
    this.#worker = worker
    this.#log = log
    this.#semaphore = new Semaphore({ concurrency, maxQueued })
    this.#cache = new LruCache(cacheBytes)
  }

  /**
   * Null where there is no such original. Concurrent requests share one piece of work; two processes may
   * both do it, with the same outcome. Throws `StoreUnavailable` and `QueueFull`.
   */
  get(variant: VariantRequest): Promise<Buffer | null> {
    const start = variant.hash.slice(0, addressDigits)
    const key = variantKey(start, recipe, variant.width, variant.format)
    const stored = this.#cache.get(key)
    if (stored) return Promise.resolve(stored)
    const shared = this.#inFlight.get(key)
    if (shared) return shared
    const work = this.#readOrCreate(key, variant).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, work)
    return work
  }

  /**
   * Makes variants ahead of the first visitor, one at a time and only while no visitor waits for one.
   * Returns how many are ready when done or closed; a failing store ends it early.
   */
  async warm(hashes: Iterable<string>, widths: readonly number[], format: Format): Promise<number> {
    let ready = 0
    for (const hash of hashes) {
      for (const width of widths) {
        while (!this.#semaphore.isIdle && !this.#isClosed) await pause(50)
        if (this.#isClosed) return ready
        try {
          if (await this.get({ hash, width, format })) ready += 1
        } catch (error) {
          if (!this.#isClosed) this.#log.warn({ err: error }, 'warming pictures failed')
          return ready
        }
      }
    }
    return ready
  }

  /** Stops warming. What visitors wait for finishes by itself. */
  close(): void {
    this.#isClosed = true
  }

  async #readOrCreate(cacheKey: string, request: VariantRequest): Promise<Buffer | null> {
    const hash = await this.#originals.find(request.hash)
    if (hash === null) return null
    const variant = { ...request, hash }
    const key = variantKey(hash, recipe, variant.width, variant.format)
    const bytes =
      (await this.#store.read(key)) ?? (await this.#semaphore.run(() => this.#make(key, variant)))
    if (bytes) this.#cache.set(cacheKey, bytes)
    return bytes
  }

  async #make(key: string, { hash, width, format }: VariantRequest): Promise<Buffer | null> {
    const original = await this.#originals.get(hash)
    if (original === null) return null
    const bytes = await this.#worker.variant(original, width, format)
    await this.#store.write(key, bytes, mediaTypes[format]).catch((error) => {
      this.#log.warn({ err: error, key }, 'a picture variant was made but not stored')
    })
    return bytes
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
