import { createHash } from 'node:crypto'

/**
 * A set of texts of which only bits are stored: it never denies a text that was added, and claims one that was not
 * with a probability that its size decides: at 30 bits a text, one in 1.8 million.
 */
export class BloomFilter {
  readonly bits: Buffer

  /** `bits`: those of a filter that was stored, or zeros. */
  constructor(bits: Buffer) {
    this.bits = bits
  }

  add(text: string): void {
    for (const place of this.#placesOf(text)) {
      const byte = place >> 3
      this.bits.writeUInt8(this.bits.readUInt8(byte) | (1 << (place & 7)), byte)
    }
  }

  has(text: string): boolean {
    return this.#placesOf(text).every(
      (place) => (this.bits.readUInt8(place >> 3) & (1 << (place & 7))) !== 0,
    )
  }

  /** Two hashes make all of them (Kirsch and Mitzenmacher, 2006). */
  #placesOf(text: string): number[] {
    const digest = createHash('sha256').update(text).digest()
    const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
    const size = this.bits.length * 8
    return Array.from({ length: hashes }, (_, n) => (first + n * second) % size)
  }
}

/** The best number for 30 bits a text: 30 × ln 2. */
const hashes = 21
