/** A signal that comes twice at once is one: Ctrl-C reaches us directly and through npm. */
const sameSignalMs = 1_000

/** How long a graceful stop may take at most. */
const timeoutMs = 30_000

/** Something that whoever starts the mall can mend: told in plain words, without a stack. */
export class CannotStart extends Error {}

/**
 * Runs a process. What `main` opens it defers on `opened`; all of it is closed in reverse order, and
 * the process ended, when `main` is done or fails, when a signal asks for it (SIGTERM, SIGINT,
 * SIGHUP), or when the command that started it is gone. A second signal ends it at once.
 */
export function runProcess(
  main: (opened: AsyncDisposableStack) => Promise<'serving' | 'done'>,
): void {
  const opened = new AsyncDisposableStack()
  let askedAt: number | null = null

  async function end(exitCode: number) {
    setTimeout(() => process.exit(1), timeoutMs).unref()
    await opened.disposeAsync().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
    process.exit(exitCode)
  }

  function ask(why: string) {
    if (askedAt !== null) {
      if (performance.now() - askedAt > sameSignalMs) process.exit(1)
      return
    }
    askedAt = performance.now()
    console.log(`stopping (${why}) …`)
    void end(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => ask(signal))
  }
  if (process.connected) {
    process.once('disconnect', () => ask('the command that started it is gone'))
    process.channel?.unref()
  }

  main(opened).then(
    (result) => {
      if (result === 'done') void end(0)
    },
    (error: unknown) => {
      if (askedAt !== null) return
      console.error(error instanceof CannotStart ? error.message : error)
      void end(1)
    },
  )
}
