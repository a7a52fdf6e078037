import { type Challenge, puzzleBits, puzzles, puzzleText } from '#contract/proof-of-work.ts'

/** Hashes between two pauses, in which the page answers to touches: a few ms on a slow phone. */
const hashesAtOnce = 1_000

/** Solves a challenge of the mall's: a second of work on a slow phone. */
export async function solve({
  challenge,
}: Challenge): Promise<{ challenge: string; solution: number[] }> {
  const solution: number[] = []
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let counter = 0
    while (firstWord(puzzleText(challenge, puzzle, counter)) >>> (32 - puzzleBits) !== 0) {
      counter += 1
      if (counter % hashesAtOnce === 0) await new Promise((resume) => setTimeout(resume))
    }
    solution.push(counter)
  }
  return { challenge, solution }
}

/** Square and cube roots of the first primes, 32 bits behind the point: the constants of SHA-256. */
const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: number }, (_, by) => by).some((by) => by > 1 && number % by === 0),
)
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
const rounds = Int32Array.from(primes.slice(0, 64), (prime) => fraction(prime ** (1 / 3)))

const words = new Int32Array(64)

/**
 * The first 32 bits of the SHA-256 of up to 55 ASCII characters. Ours, since WebCrypto takes longer to be called
 * than to hash, and a library is three times as large; the test compares it with Node's.
 */
export function firstWord(text: string): number {
  words.fill(0, 0, 16)
  for (let at = 0; at <= text.length; at++) {
    const byte = at < text.length ? text.charCodeAt(at) : 0x80
    words[at >> 2] = at32(words, at >> 2) | (byte << (24 - 8 * (at & 3)))
  }
  words[15] = text.length * 8
  for (let t = 16; t < 64; t++) {
    const [w2, w15] = [at32(words, t - 2), at32(words, t - 15)]
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
    words[t] = at32(words, t - 16) + s0 + at32(words, t - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  const first = a
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at32(rounds, t) + at32(words, t)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = s0 + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return (first + a) >>> 0
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function at32(list: Int32Array, at: number): number {
  return list[at] ?? 0
}
