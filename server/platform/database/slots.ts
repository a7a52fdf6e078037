import { type Work, workLimits } from './work.ts'

/** Frees a slot; a second call does nothing. */
export type Leave = () => void

interface Waiter {
  enter: (leave: Leave) => void
  timeout: NodeJS.Timeout
}

const kinds: readonly Work[] = ['browsing', 'account', 'buying', 'background']

/** Fewer connections are too few to reserve some. */
const fewest = 2 * kinds.length

/**
 * Divides the connections of a pool among kinds of work. A kind may use whatever is free, except the last
 * connections of others; waiting kinds have their turns.
 */
export class Slots {
  private readonly held = new Map<Work, number>()
  private readonly queues = new Map<Work, Waiter[]>(kinds.map((work) => [work, []]))
  private readonly size: number
  private readonly timeoutMs: number
  private turn = 0

  constructor(size: number, timeoutMs: number) {
    this.size = size
    this.timeoutMs = timeoutMs
  }

  get waiting(): number {
    return kinds.reduce((sum, work) => sum + this.queueOf(work).length, 0)
  }

  /** Answers what frees the slot; throws where none was free for some seconds. */
  enter(work: Work): Promise<Leave> {
    const queue = this.queueOf(work)
    if (queue.length === 0 && this.isFree(work)) return Promise.resolve(this.take(work))
    const { promise, resolve, reject } = Promise.withResolvers<Leave>()
    const waiter: Waiter = {
      enter: resolve,
      timeout: setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1)
        // The words of pg's own pool, which mean the same.
        reject(new Error('timeout exceeded when trying to connect'))
      }, this.timeoutMs),
    }
    queue.push(waiter)
    return promise
  }

  private isFree(work: Work): boolean {
    const { share } = workLimits[work]
    if (this.heldBy(work) >= Math.max(1, Math.floor(this.size * share))) return false
    const inUse = kinds.reduce((sum, one) => sum + this.heldBy(one), 0)
    const reserved = kinds.reduce((sum, one) => sum + (one === work ? 0 : this.reservedFor(one)), 0)
    return this.size - inUse - reserved > 0
  }

  private reservedFor(work: Work): number {
    if (this.size < fewest) return 0
    return Math.max(0, workLimits[work].reserved - this.heldBy(work))
  }

  private take(work: Work): Leave {
    this.held.set(work, this.heldBy(work) + 1)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      this.held.set(work, this.heldBy(work) - 1)
      this.admit()
    }
  }

  private admit(): void {
    for (let tried = 0; tried < kinds.length; tried++) {
      const work = kinds[this.turn++ % kinds.length]
      if (work === undefined || !this.isFree(work)) continue
      const next = this.queueOf(work).shift()
      if (!next) continue
      clearTimeout(next.timeout)
      next.enter(this.take(work))
      // A slot that was freed may let several in: of those whose reserve was reserved.
      tried = -1
    }
  }

  private heldBy(work: Work): number {
    return this.held.get(work) ?? 0
  }

  private queueOf(work: Work): Waiter[] {
    return this.queues.get(work) ?? []
  }
}
