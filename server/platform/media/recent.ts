/** Pictures asked for lately, the longest unused ones dropped first, bounded by their bytes. */
export class Recent {
  readonly #limit: number
  readonly #kept = new Map<string, Buffer>()
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#kept.get(key)
    if (bytes === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, bytes)
    return bytes
  }

  set(key: string, bytes: Buffer): void {
    if (bytes.length > this.#limit / 8) return
    this.#bytes += bytes.length - (this.#kept.get(key)?.length ?? 0)
    this.#kept.delete(key)
    this.#kept.set(key, bytes)
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#limit) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
