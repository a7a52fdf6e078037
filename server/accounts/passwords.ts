import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { refuse } from '#server/platform/http/handler.ts'
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts'

/** What one hash costs. `memoryCost` in KiB. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's recommendation for Argon2id, 19 MiB, with three passes instead of two: 12 ms of a core. */
const ordinaryCost: PasswordCost = { memoryCost: 19_456, timeCost: 3, parallelism: 1 }

/**
 * Hashes under way: no more than there are cores, and one of Node's four background threads stays
 * free for files and compression.
 */
const atOnce = Math.min(availableParallelism(), 3)
/** Beyond this a caller would wait longer than anybody does: about ten seconds on two cores. */
const waiting = 700

/** Every password's way through Argon2id, off the main thread. Throws `overloaded` where too many wait. */
export class Passwords {
  readonly #cost: PasswordCost
  /** One more than are hashed: its try is counted while those before it keep the cores busy. */
  readonly #semaphore = new Semaphore({ atOnce: atOnce + 1, waiting })
  readonly #cores = new Semaphore({ atOnce, waiting: 1 })
  readonly #nobodys: Promise<string>

  constructor(cost = ordinaryCost) {
    this.#cost = cost
    this.#nobodys = hash(randomBytes(16), cost)
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() =>
      this.#cores.run(() => hash(sameForEveryKeyboard(password), this.#cost)),
    )
  }

  /**
   * Whether it is the password behind `passwordHash`; without a hash (no such account) never, which
   * takes as long to find out. `first` runs when the turn has come, and may refuse.
   */
  isRight(
    password: string,
    passwordHash: string | undefined,
    first: () => Promise<void>,
  ): Promise<boolean> {
    return this.#inTurn(async () => {
      await first()
      const known = passwordHash ?? (await this.#nobodys)
      const isSame = await this.#cores.run(() => verify(known, sameForEveryKeyboard(password)))
      return isSame && passwordHash !== undefined
    })
  }

  /** Whether the hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
    return (
      memoryCost !== this.#cost.memoryCost ||
      timeCost !== this.#cost.timeCost ||
      parallelism !== this.#cost.parallelism
    )
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#semaphore.run(work)
    } catch (error) {
      if (error instanceof QueueFull) refuse('overloaded')
      throw error
    }
  }
}

/** Keyboards write the same accented letter as one character or as two. */
function sameForEveryKeyboard(password: string): string {
  return password.normalize('NFKC')
}
