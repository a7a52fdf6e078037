import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Challenge, puzzleBits, puzzles, puzzleText } from '#contract/proof-of-work.ts'

const lifetimeMs = 10 * 60_000

export interface SentProof {
  challenge: string
  solution: number[]
}

/** Challenges that a browser solves before something that costs money is done for it. */
export class ProofOfWork {
  readonly #key: () => KeyObject

  /** The key may change: what was signed with the former one is refused, and a new challenge solved. */
  constructor(key: () => KeyObject) {
    this.#key = key
  }

  /** Valid ten minutes, for this subject alone. 44 characters: the solver hashes 55 at most. */
  challenge(subject: string, now: Date): Challenge {
    const expires = (now.getTime() + lifetimeMs).toString(36)
    const head = `${expires}.${randomBytes(9).toString('base64url')}`
    return { challenge: `${head}.${this.#sign(subject, head).toString('base64url')}` }
  }

  /**
   * What a right proof has to be remembered by, and until when, so that it is used once; null where it is wrong,
   * expired or another subject's.
   */
  verify(subject: string, { challenge, solution }: SentProof, now: Date): UsableProof | null {
    const [expires = '', nonce = '', signature = ''] = challenge.split('.')
    const expected = this.#sign(subject, `${expires}.${nonce}`)
    const sent = Buffer.from(signature, 'base64url')
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
    const expiresAt = new Date(Number.parseInt(expires, 36))
    if (expiresAt <= now || solution.length !== puzzles) return null
    const isSolved = solution.every((counter, puzzle) => {
      const hash = createHash('sha256')
        .update(puzzleText(challenge, puzzle, counter))
        .digest()
      return hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0
    })
    return isSolved ? { id: nonce, expiresAt } : null
  }

  #sign(subject: string, head: string): Buffer {
    return createHmac('sha256', this.#key()).update(`${subject}\n${head}`).digest().subarray(0, 16)
  }
}

export interface UsableProof {
  id: string
  expiresAt: Date
}
