import { DatabaseError } from 'pg'

/**
 * Whether a change is stored is not known: the commit was sent, and the answer did not come, or was that the wait
 * for a standby had ended early. Then one machine has it at most, and may lose it. The same call with the same
 * idempotency key finds out; its own commit waits for everything before it.
 */
export class CommitUnknown extends Error {
  constructor(options?: ErrorOptions) {
    super('it is not known whether the change is stored', options)
  }
}

/** ms that a caller waits for a commit. While no standby answers, commits wait without an end. */
export const commitMs = 10_000

/** ms after which a server that says nothing is gone. */
export const silenceMs = 120_000

/** How long a caller waits, and the error that it gets then. */
interface Timeout {
  /** Unlimited when left out. */
  ms: number | undefined
  tooLate: () => Error
}

/**
 * The answer to the last statement of a connection, which is released once it has come. Where it does not come in
 * `ms`, throws `tooLate()`, and the connection stays in use: one that is closed would leave its session waiting
 * in the server, and soon the server would have none left.
 */
export async function lastAnswer<T>(
  connection: { release(isBroken?: boolean): void },
  answer: Promise<T>,
  timeout: Timeout,
): Promise<T> {
  answer.then(
    () => connection.release(),
    // A refused statement may have left a transaction open.
    () => connection.release(true),
  )
  return inTime(answer, timeout)
}

/** What `answer` answers; where it does not in `ms`, throws `tooLate()`. */
export async function inTime<T>(answer: Promise<T>, { ms, tooLate }: Timeout): Promise<T> {
  if (ms === undefined) return answer
  const late = Promise.withResolvers<never>()
  // An aborted signal would cost an error with its stack for every statement.
  const timer = setTimeout(() => late.reject(tooLate()), ms).unref()
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** Whether the server refused a statement and lives on; otherwise it may have been done. */
export function isRefused(error: unknown): boolean {
  return error instanceof DatabaseError && !/^(08|57P|58|XX)/.test(error.code ?? '')
}

/** Also finds it inside other errors. */
export function isCommitUnknown(error: unknown): boolean {
  if (error instanceof CommitUnknown) return true
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isCommitUnknown)) return true
  return error.cause !== undefined && isCommitUnknown(error.cause)
}
