import { Semaphore } from '../semaphore.ts'
import { type Format, mediaTypes, recipe } from './formats.ts'
import type { Maker } from './maker.ts'
import type { MediaStore } from './originals.ts'
import { Recent } from './recent.ts'
import { type Store, variantKey } from './store.ts'

export interface VariantRequest {
  hash: string
  width: number
  format: Format
}

/** Told about failures that no visitor can help. */
export interface Log {
  warn(details: object, message: string): void
}

export interface Bounds {
  /** Variants made at once, and requests that may wait for one. */
  atOnce?: number
  waiting?: number
  /** Memory for variants asked for lately. */
  recentBytes?: number
}

/** Variants from memory, else from the store, else made and kept. */
export class Variants {
  readonly #store: Store
  readonly #originals: MediaStore
  readonly #maker: Maker
  readonly #log: Log
  readonly #makers: Semaphore
  readonly #recent: Recent
  readonly #underWay = new Map<string, Promise<Buffer | null>>()
  #isClosed = false

  constructor(store: Store, originals: MediaStore, maker: Maker, log: Log, bounds: Bounds = {}) {
    const { atOnce = 2, waiting = 100, recentBytes = 24 * 1024 * 1024 } = bounds
    this.#store = store
    this.#originals = originals
    this.#maker = maker
    this.#log = log
    this.#makers = new Semaphore({ atOnce, waiting })
    this.#recent = new Recent(recentBytes)
  }

  /**
   * Null where there is no such original. Many who ask at once share one piece of work; two
   * processes may both do it, with the same outcome. Throws `StoreUnavailable` and `QueueFull`.
   */
  get(variant: VariantRequest): Promise<Buffer | null> {
    const key = variantKey(variant.hash, recipe, variant.width, variant.format)
    const stored = this.#recent.get(key)
    if (stored) return Promise.resolve(stored)
    const shared = this.#underWay.get(key)
    if (shared) return shared
    const work = this.#findOrMake(key, variant).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  /**
   * Makes variants ahead of the first visitor, one at a time and only while nobody waits for one.
   * Settles when done or closed, with how many are there; a store that fails ends it early.
   */
  async warm(hashes: Iterable<string>, widths: readonly number[], format: Format): Promise<number> {
    let ready = 0
    for (const hash of hashes) {
      for (const width of widths) {
        while (!this.#makers.isQuiet && !this.#isClosed) await pause(50)
        if (this.#isClosed) return ready
        try {
          if (await this.get({ hash, width, format })) ready += 1
        } catch (error) {
          if (!this.#isClosed) this.#log.warn({ err: error }, 'making pictures ahead was given up')
          return ready
        }
      }
    }
    return ready
  }

  /** Ends warming. What visitors wait for finishes by itself. */
  close(): void {
    this.#isClosed = true
  }

  async #findOrMake(key: string, variant: VariantRequest): Promise<Buffer | null> {
    const bytes =
      (await this.#store.read(key)) ?? (await this.#makers.run(() => this.#make(key, variant)))
    if (bytes) this.#recent.set(key, bytes)
    return bytes
  }

  async #make(key: string, { hash, width, format }: VariantRequest): Promise<Buffer | null> {
    const original = await this.#originals.get(hash)
    if (original === null) return null
    const bytes = await this.#maker.variant(original, width, format)
    await this.#store.write(key, bytes, mediaTypes[format]).catch((error) => {
      this.#log.warn({ err: error, key }, 'a picture variant was made but not kept')
    })
    return bytes
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
