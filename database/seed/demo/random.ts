/** A seeded random generator: the same word gives the same numbers on every machine. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  roll(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** Different entries of the list, at most all of them. */
  some<T>(list: readonly T[], count: number): T[]
}

export function dice(word: string): Dice {
  let state = fnv1a(word)

  // mulberry32
  function roll(): number {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }

  function between(low: number, high: number): number {
    return low + Math.floor(roll() * (high - low + 1))
  }

  function pick<T>(list: readonly T[]): T {
    const [picked] = some(list, 1)
    if (picked === undefined) throw new Error(`nothing to pick from for '${word}'`)
    return picked
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(between(0, left.length - 1), 1))
    }
    return taken
  }

  return { roll, chance: (probability) => roll() < probability, between, pick, some }
}

function fnv1a(word: string): number {
  let hash = 0x811c9dc5
  for (const character of word) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
