import { Socket } from 'node:net'

/**
 * A connection that sends what is written in one turn of the event loop at once. Statements that go out
 * together (`pipelined`) would each be a packet of their own, and each packet wakes both sides: a third of
 * what Node does for an order.
 */
export class CorkedSocket extends Socket {
  #isCorked = false

  override cork(): void {
    if (!this.#isCorked) {
      this.#isCorked = true
      super.cork()
      process.nextTick(() => {
        this.#isCorked = false
        super.uncork()
      })
    }
    super.cork()
  }
}
