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
const concurrency = Math.min(availableParallelism(), 3)
/** The queue's limit: its last caller waits about ten seconds on two cores, and nobody waits longer. */
const maxQueued = 700

/** Hashes passwords by Argon2id, off the main thread. Refuses with `overloaded` where too many wait. */
export class Passwords {
  readonly #cost: PasswordCost
  /** One more than are hashed: its attempt is counted while the cores are busy with the others. */
  readonly #semaphore = new Semaphore({ concurrency: concurrency + 1, maxQueued })
  readonly #cores = new Semaphore({ concurrency, maxQueued: 1 })
  readonly #dummyHash: Promise<string>

  constructor(cost = ordinaryCost) {
    this.#cost = cost
    this.#dummyHash = hash(randomBytes(16), cost)
  }

  hash(password: string): Promise<string> {
    return this.#queued(() => this.#cores.run(() => hash(normalized(password), this.#cost)))
  }

  /**
   * Whether it is the password behind `passwordHash`; without a hash (no such account) never, which
   * takes equally long. `beforeVerify` runs when the queue has come to this call, and may refuse.
   */
  isRight(
    password: string,
    passwordHash: string | undefined,
    beforeVerify: () => Promise<void>,
  ): Promise<boolean> {
    return this.#queued(async () => {
      await beforeVerify()
      const known = passwordHash ?? (await this.#dummyHash)
      const isSame = await this.#cores.run(() => verify(known, normalized(password)))
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

  async #queued<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#semaphore.run(work)
    } catch (error) {
      if (error instanceof QueueFull) refuse('overloaded')
      throw error
    }
  }
}

/** Keyboards encode the same accented letter as one code point or as two. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
