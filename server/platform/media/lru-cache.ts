/** Bounded by bytes; the least recently used pictures are evicted first. */
export class LruCache {
  readonly #limit: number
  readonly #stored = new Map<string, Buffer>()
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#stored.get(key)
    if (bytes === undefined) return undefined
    this.#stored.delete(key)
    this.#stored.set(key, bytes)
    return bytes
  }

  set(key: string, bytes: Buffer): void {
    if (bytes.length > this.#limit / 8) return
    this.#bytes += bytes.length - (this.#stored.get(key)?.length ?? 0)
    this.#stored.delete(key)
    this.#stored.set(key, bytes)
    for (const [oldest, { length }] of this.#stored) {
      if (this.#bytes <= this.#limit) return
      this.#stored.delete(oldest)
      this.#bytes -= length
    }
  }
}
