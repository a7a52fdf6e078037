import { withJitter } from '#client/retry.ts'

/** ms before each retry; the last is the interval of the profile. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000]

export interface Job {
  /** Runs it; a call while it runs runs it once more afterwards. */
  run(): void
  /** Ends the retries; resolves once nothing runs any more. */
  stop(): Promise<void>
}

/**
 * A job that never overlaps with itself and is retried as long as it fails: background calls fail
 * silently (storefront specification, section 8).
 */
export function serialJob(work: () => Promise<void>): Job {
  let isRunning = false
  let isRequested = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  async function runUntilDone() {
    isRunning = true
    try {
      do {
        isRequested = false
        await work()
        failures = 0
      } while (isRequested && !isStopped)
    } catch {
      const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0
      failures += 1
      if (!isStopped) timer = setTimeout(run, withJitter(delay))
    }
    isRunning = false
  }

  function run() {
    isRequested = true
    if (isRunning || isStopped) return
    clearTimeout(timer)
    running = runUntilDone()
  }

  return {
    run,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
