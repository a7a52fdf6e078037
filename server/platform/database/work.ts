import { AsyncLocalStorage } from 'node:async_hooks'

/** What a connection is used for: what reads for anybody, what concerns an account, what buys, and jobs. */
export type Work = 'browsing' | 'account' | 'buying' | 'background'

export interface WorkLimits {
  /** Connections that no other work may take, as long as there are eight and more of them. */
  reserved: number
  /** Of all connections, how many it may have at most. */
  share: number
  /** ms that a statement waits for another's lock. */
  lockMs: number
  /** ms that a statement may run, waits included. */
  statementMs: number
}

/**
 * One table that somebody locks makes those wait who need it, and nobody else: each kind has a connection of
 * its own, and gives up in time. Buyers wait for each other's stock, and jobs have time. Accounts have the limits of
 * buyers: a purchase may look up its session first, on the same connection, and a change of limits is a statement.
 */
export const workLimits: Record<Work, WorkLimits> = {
  browsing: { reserved: 1, share: 1, lockMs: 1_000, statementMs: 10_000 },
  account: { reserved: 1, share: 1, lockMs: 3_000, statementMs: 15_000 },
  buying: { reserved: 1, share: 1, lockMs: 3_000, statementMs: 15_000 },
  background: { reserved: 0, share: 0.25, lockMs: 5_000, statementMs: 15_000 },
}

const current = new AsyncLocalStorage<Work>()

/** Everything that `run` starts, timers included, uses the connections of this work. */
export function workingAs<T>(work: Work, run: () => T): T {
  return current.run(work, run)
}

/** Undefined in tests and commands: they may use every connection. */
export function currentWork(): Work | undefined {
  return current.getStore()
}
