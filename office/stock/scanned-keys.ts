/** Milliseconds between the keys of a scanner at most; fast typists need 80 and more. */
const maxGapMs = 50

/** Codes are longer: two keys in quick succession are somebody's. */
const minLength = 4

/** Tells the keys of a scanner from those of a person, by their times alone. */
export class ScannedKeys {
  #code = ''
  #lastMs = Number.NEGATIVE_INFINITY

  /**
   * Takes the next key, at a time in ms. `typed`: it may be a person's; `scanning`: it came too fast for that;
   * else the code that Enter has ended.
   */
  press(key: string, atMs: number): 'typed' | 'scanning' | { code: string } {
    // Scanners press Shift before a capital.
    if (key === 'Shift') return 'typed'
    const isFast = atMs - this.#lastMs <= maxGapMs
    this.#lastMs = atMs
    if (key === 'Enter' && isFast && this.#code.length >= minLength) {
      const code = this.#code.trim()
      this.#code = ''
      return { code }
    }
    if (key.length !== 1) {
      this.#code = ''
      return 'typed'
    }
    this.#code = isFast ? this.#code + key : key
    return this.#code.length > 1 ? 'scanning' : 'typed'
  }
}
