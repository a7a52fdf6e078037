/** The queue of a semaphore is full. */
export class QueueFull extends Error {
  constructor() {
    super('the queue is full')
    this.name = 'QueueFull'
  }
}

/** Runs `concurrency` tasks at a time and queues `maxQueued` more in order; others throw `QueueFull`. */
export class Semaphore {
  readonly #concurrency: number
  readonly #maxQueued: number
  readonly #waiters: (() => void)[] = []
  #active = 0

  constructor({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
    this.#concurrency = concurrency
    this.#maxQueued = maxQueued
  }

  /** Nothing runs, so background work may start. */
  get isIdle(): boolean {
    return this.#active === 0
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#active < this.#concurrency) {
      this.#active += 1
      return
    }
    if (this.#waiters.length >= this.#maxQueued) throw new QueueFull()
    await new Promise<void>((resolve) => this.#waiters.push(resolve))
  }

  /** Hands its slot straight to the first in the queue, so that no newcomer takes it. */
  #leave(): void {
    const next = this.#waiters.shift()
    if (next) next()
    else this.#active -= 1
  }
}
