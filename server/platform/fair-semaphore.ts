import { QueueFull } from './semaphore.ts'

/** Whose turn it is: groups take turns, and each member of one may wait with a few callers. */
export interface Turn {
  group: string
  member: string
}

/** Too many callers of one member wait already. */
export class MemberQueueFull extends Error {
  constructor() {
    super('too many of one member wait')
    this.name = 'MemberQueueFull'
  }
}

interface Waiter {
  member: string
  start: () => void
  fail: (reason: Error) => void
}

/**
 * Runs `concurrency` tasks at a time; the others wait, one group after the other, so that a caller waits behind
 * one task of each other group and never behind all of a rush. Where `maxQueued` wait, the longest group loses
 * its last one to a caller of a shorter group; others throw `QueueFull`.
 */
export class FairSemaphore {
  readonly #concurrency: number
  readonly #maxQueued: number
  readonly #maxOfMember: number
  /** In the order of their turns: who was served goes to the end. */
  readonly #groups = new Map<string, Waiter[]>()
  readonly #waitingOf = new Map<string, number>()
  #queued = 0
  #active = 0

  constructor(bounds: { concurrency: number; maxQueued: number; maxOfMember: number }) {
    this.#concurrency = bounds.concurrency
    this.#maxQueued = bounds.maxQueued
    this.#maxOfMember = bounds.maxOfMember
  }

  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    await this.#enter(turn)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #enter({ group, member }: Turn): Promise<void> {
    if (this.#active < this.#concurrency) {
      this.#active += 1
      return
    }
    const ofMember = this.#waitingOf.get(member) ?? 0
    if (ofMember >= this.#maxOfMember) throw new MemberQueueFull()
    if (this.#queued >= this.#maxQueued) this.#displace(group)
    const queue = this.#groups.get(group) ?? []
    this.#groups.set(group, queue)
    this.#waitingOf.set(member, ofMember + 1)
    this.#queued += 1
    await new Promise<void>((start, fail) => queue.push({ member, start, fail }))
  }

  /** Hands its slot straight to the next group's first, so that no newcomer takes it. */
  #leave(): void {
    const [next] = this.#groups
    if (!next) {
      this.#active -= 1
      return
    }
    const [group, queue] = next
    const waiter = queue.shift()
    this.#groups.delete(group)
    if (queue.length > 0) this.#groups.set(group, queue)
    this.#remove(waiter)
    waiter?.start()
  }

  #displace(group: string): void {
    let [longest, queue]: [string, Waiter[]] = [group, this.#groups.get(group) ?? []]
    const own = queue.length
    for (const [name, waiters] of this.#groups) {
      if (waiters.length > queue.length) [longest, queue] = [name, waiters]
    }
    // Equal shares stay as they are.
    if (longest === group || queue.length <= own + 1) throw new QueueFull()
    const waiter = queue.pop()
    this.#remove(waiter)
    waiter?.fail(new QueueFull())
  }

  #remove(waiter: Waiter | undefined): void {
    if (!waiter) return
    this.#queued -= 1
    const left = (this.#waitingOf.get(waiter.member) ?? 1) - 1
    if (left > 0) this.#waitingOf.set(waiter.member, left)
    else this.#waitingOf.delete(waiter.member)
  }
}
