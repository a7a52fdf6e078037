/**
 * Does for many at once what each asks for by itself: what comes while one bundle is under way goes into
 * the next, so that alone nobody waits and in a rush the work is shared. A bundle that fails fails all of it.
 */
export function bundled<T>(work: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
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
