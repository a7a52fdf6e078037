/** Two signals within this time count as one: Ctrl-C arrives both directly and through npm. */
const sameSignalMs = 1_000

/** A graceful stop that takes longer is cut off. */
const timeoutMs = 30_000

/** What asked a process to stop; null while nothing has, and where its parent is gone. */
export interface Stopping {
  signal: NodeJS.Signals | null
  /** ms that a graceful stop may take longer. */
  graceMs: number
}

/** A fault that the operator can fix: its message is printed without a stack. */
export class CannotStart extends Error {}

/**
 * Runs a process. `main` defers on `opened` the closing of what it opens. The process closes these in
 * reverse order and exits when `main` is done or fails, on SIGTERM, SIGINT or SIGHUP, and when the
 * command that started it is gone. A second signal exits at once.
 */
export function runProcess(
  main: (opened: AsyncDisposableStack, stopping: Stopping) => Promise<'serving' | 'done'>,
): void {
  const opened = new AsyncDisposableStack()
  const stopping: Stopping = { signal: null, graceMs: 0 }
  let stopRequestedAt: number | null = null

  async function end(exitCode: number) {
    setTimeout(() => process.exit(1), timeoutMs + stopping.graceMs).unref()
    await opened.disposeAsync().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
    process.exit(exitCode)
  }

  function requestStop(why: string) {
    if (stopRequestedAt !== null) {
      if (performance.now() - stopRequestedAt > sameSignalMs) process.exit(1)
      return
    }
    stopRequestedAt = performance.now()
    console.log(`stopping (${why}) …`)
    void end(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.signal ??= signal
      requestStop(signal)
    })
  }
  if (process.connected) {
    process.once('disconnect', () => requestStop('the command that started it is gone'))
    process.channel?.unref()
  }

  main(opened, stopping).then(
    (result) => {
      if (result === 'done') void end(0)
    },
    (error: unknown) => {
      if (stopRequestedAt !== null) return
      console.error(error instanceof CannotStart ? error.message : error)
      void end(1)
    },
  )
}
