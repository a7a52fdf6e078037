import { someTimeAbout } from './some-time.ts'

/** ms until what failed is tried again: longer each time, then as often as the profile is asked. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000]

export interface Job {
  /** Runs it; while it runs, once more afterwards. */
  run(): void
  /** Ends all trying again; answers once nothing runs any more. */
  stop(): Promise<void>
}

/**
 * Work that never overlaps with itself, and that is tried again as long as it fails: background calls
 * fail silently (storefront specification, section 8).
 */
export function oneAtATime(work: () => Promise<void>): Job {
  let isRunning = false
  let again = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  async function attempt() {
    isRunning = true
    try {
      do {
        again = false
        await work()
        failures = 0
      } while (again && !isStopped)
    } catch {
      const wait = waits[Math.min(failures, waits.length - 1)] ?? 0
      failures += 1
      if (!isStopped) timer = setTimeout(run, someTimeAbout(wait))
    }
    isRunning = false
  }

  function run() {
    again = true
    if (isRunning || isStopped) return
    clearTimeout(timer)
    last = attempt()
  }

  return {
    run,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await last
    },
  }
}
