/**
 * Batches single items: those that arrive while a batch runs form the next one, so that a lone item never
 * waits and under load the work is shared. When a batch fails, every item in it fails.
 */
export function batched<T>(work: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = []
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  return (item) => {
    waiting.push(item)
    next ??= last.then(() => {
      const items = waiting
      waiting = []
      next = undefined
      const done = work(items)
      last = done.catch(() => {})
      return done
    })
    return next
  }
}
