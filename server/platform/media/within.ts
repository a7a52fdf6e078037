import { StoreUnavailable } from './store.ts'

/** Gives up waiting after so many milliseconds with `StoreUnavailable`; the work itself may go on. */
export async function within<T>(limitMs: number, what: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreUnavailable(`${what} took longer than ${limitMs} ms`)),
      limitMs,
    )
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
