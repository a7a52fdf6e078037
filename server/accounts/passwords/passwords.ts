import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { FairSemaphore, MemberQueueFull } from '#server/platform/fair-semaphore.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts'
import { rangeOf } from '../codes/attempts.ts'

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

/** How many of one account may wait: a person's devices at once, and no rush. */
const maxQueuedPerAccount = 8

/** Who wants a hash, for turns between ranges of addresses: the parts of an `Attempt`. */
export interface HashCaller {
  ip: string
  /** The account, or the contact where there is none. */
  subject: string
  /** A browser that was signed in before, which waits for itself. */
  device?: string | undefined
}

/**
 * Hashes passwords by Argon2id, off the main thread. Ranges of addresses take turns. Refuses with `overloaded`
 * where too many wait, and with `too_many_tries` where too many of one account do.
 */
export class Passwords {
  readonly #cost: PasswordCost
  /** One more than are hashed: its attempt is counted while the cores are busy with the others. */
  readonly #queue = new FairSemaphore({
    concurrency: concurrency + 1,
    maxQueued,
    maxOfMember: maxQueuedPerAccount,
  })
  readonly #cores = new Semaphore({ concurrency, maxQueued: 1 })
  readonly #dummyHash: Promise<string>

  constructor(cost = ordinaryCost) {
    this.#cost = cost
    this.#dummyHash = hash(randomBytes(16), cost)
  }

  hash(password: string, caller = nobody()): Promise<string> {
    return this.#queued(caller, () => this.#cores.run(() => hash(normalized(password), this.#cost)))
  }

  /**
   * Whether it is the password behind `passwordHash`; without a hash (no such account) never, which
   * takes equally long. `beforeVerify` runs when the queue has come to this call, and may refuse.
   */
  isRight(
    password: string,
    passwordHash: string | undefined,
    beforeVerify: () => Promise<void>,
    caller = nobody(),
  ): Promise<boolean> {
    return this.#queued(caller, async () => {
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

  async #queued<T>({ ip, subject, device }: HashCaller, work: () => Promise<T>): Promise<T> {
    const member = device ? `${subject} by ${device}` : subject
    try {
      return await this.#queue.run({ group: rangeOf(ip), member }, work)
    } catch (error) {
      if (error instanceof MemberQueueFull) refuse('too_many_tries', { retryAfterSeconds: 5 })
      if (error instanceof QueueFull) refuse('overloaded')
      throw error
    }
  }
}

let unnamed = 0

/** A caller that is no shopper: the seed, a benchmark. */
function nobody(): HashCaller {
  unnamed += 1
  return { ip: 'here', subject: `${unnamed}` }
}

/** Keyboards encode the same accented letter as one code point or as two. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
