import { Client, DatabaseError, type PoolClient, Query } from 'pg'

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

/** PostgreSQL's function that waits for standbys; unlike its message it is the same in all languages. */
const waitsForStandby = 'SyncRepWaitForLSN'

type Callback = (error: unknown, result?: unknown) => void

/**
 * From now on a statement of this connection whose commit no standby has confirmed fails with `CommitUnknown`.
 * PostgreSQL ends a cancelled wait, and that of a session that it closes, with a warning, and reports the
 * change as done. One that is not answered in `answerMs`, or in its own `query_timeout`, fails, and the connection is closed.
 */
export function requireConfirmed(client: Client, answerMs: number | undefined): void {
  let isUnconfirmed = false
  client.on('notice', ({ routine }) => {
    isUnconfirmed ||= routine === waitsForStandby
  })

  // A callback runs before the answer to the next statement is read: the warning is this one's.
  function settling(callback: Callback): Callback {
    return (error, result) => {
      if (!isUnconfirmed) return callback(error, result)
      isUnconfirmed = false
      return callback(new CommitUnknown(error ? { cause: error } : undefined))
    }
  }

  /**
   * For its own limit pg assigns a function to a property of the query. V8 makes such functions in the old space, where they
   * hold rows, promises and the request that asked until the next full collection: a seventh of what a listing call had allocated.
   */
  function within(ms: number | undefined, callback: Callback): Callback {
    if (ms === undefined) return callback
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      callback(new Error('Query read timeout'))
      client.connection.stream.destroy()
    }, ms)
    return (error, result) => {
      clearTimeout(timer)
      if (!isLate) callback(error, result)
    }
  }

  function confirmed(...args: unknown[]): unknown {
    const send = (given: unknown[]) => Reflect.apply(Client.prototype.query, client, given)
    if (isStream(args[0])) return send(args)
    const place = args.findIndex(isCallback)
    const callback = args[place]
    if (isCallback(callback)) return send(args.with(place, within(answerMs, settling(callback))))
    return new Promise((resolve, reject) => {
      const [request, ...values] = args
      const answered = settling((error, result) => (error ? reject(error) : resolve(result)))
      const ms = timeoutOf(request) ?? answerMs
      send([queryOf(request), ...values, within(ms, answered)])
    }).catch((error: unknown) => {
      // As pg does: a stack that leads to the statement and not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    })
  }

  Object.assign(client, { query: confirmed })
}

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
  client: PoolClient,
  answer: Promise<T>,
  timeout: Timeout,
): Promise<T> {
  answer.then(
    () => client.release(),
    // A refused statement may have left a transaction open.
    () => client.release(true),
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

function isCallback(arg: unknown): arg is Callback {
  return typeof arg === 'function'
}

const copied = new Set(['name', 'text', 'values', 'query_timeout'])

/**
 * The query of a request. pg copies a request's fields with their descriptors, which takes longer than all else that
 * it does to send a statement; of a text it copies nothing.
 */
function queryOf(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request
  for (const field in request) if (!copied.has(field)) return request
  const { text, query_timeout: _, ...rest }: { text?: unknown; query_timeout?: unknown } = request
  return typeof text === 'string' ? Object.assign(new Query(text), rest) : request
}

function timeoutOf(request: unknown): number | undefined {
  if (typeof request !== 'object' || request === null) return undefined
  const { query_timeout: ms }: { query_timeout?: unknown } = request
  return typeof ms === 'number' ? ms : undefined
}

/** Streams, such as COPY, take part in a transaction; its commit is checked. */
function isStream(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && 'submit' in arg
}
