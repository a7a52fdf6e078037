import { StoreUnavailable } from './store.ts'

/** Throws `StoreUnavailable` after `timeoutMs`; the work itself may go on. */
export async function withTimeout<T>(
  timeoutMs: number,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreUnavailable(`${what} took longer than ${timeoutMs} ms`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
