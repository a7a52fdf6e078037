/** Too many are waiting already. */
export class QueueFull extends Error {
  constructor() {
    super('too many are waiting')
    this.name = 'Crowded'
  }
}

/** Lets a few through at once and so many wait, first come first served; the rest get `QueueFull`. */
export class Semaphore {
  readonly #atOnce: number
  readonly #waiting: number
  readonly #queue: (() => void)[] = []
  #inside = 0

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce
    this.#waiting = waiting
  }

  /** Nobody inside: background work may go. */
  get isQuiet(): boolean {
    return this.#inside === 0
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
    if (this.#inside < this.#atOnce) {
      this.#inside += 1
      return
    }
    if (this.#queue.length >= this.#waiting) throw new QueueFull()
    await new Promise<void>((resolve) => this.#queue.push(resolve))
  }

  /** Hands its place to the next one in the queue, so that nobody slips in between. */
  #leave(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#inside -= 1
  }
}
