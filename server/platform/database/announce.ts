import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import type { Pool } from './pool.ts'
import { run } from './query.ts'
import { statement } from './statement.ts'
import type { Tx } from './transaction.ts'

/** Announces a message on the accounts' channel, or on another one. */
export type Announce = (message: string, channel?: string) => void

/** What comes so soon after a bundle goes with the next: each is a commit, and wakes every process. */
const bundleMs = 20

/**
 * Announces what is committed already, soon and in bundles. In the change's own
 * transaction `pg_notify` would make all such commits in the database wait for each other's disk writes.
 * What a crash loses, open pages find when they refetch by themselves.
 */
export function openAnnouncer(pool: Pool, log: Logger): Announce {
  let waiting = new Map<string, Set<string>>()
  let isSending = false

  async function send(): Promise<void> {
    isSending = true
    try {
      while (waiting.size > 0) {
        const bundles = [...waiting]
        waiting = new Map()
        for (const [channel, messages] of bundles) {
          await run(pool, announceAll, [channel, [...messages]])
        }
        await wait(bundleMs)
      }
    } catch (error) {
      log.warn({ err: error }, 'changes could not be announced')
    } finally {
      isSending = false
    }
  }

  return (message, channel = accountChannel) => {
    waiting.set(channel, (waiting.get(channel) ?? new Set()).add(message))
    if (!isSending) void send()
  }
}

const announceAll = statement(
  'announce',
  {},
  'SELECT FROM unnest($2::text[]) AS message, pg_notify($1, message)',
)

/** PostgreSQL channel on which every process hears what its cached answers were made from, one tag a message. */
export const changedChannel = 'oja_changed'

/** A product that sells well is announced so often at most, and the answers with it are made anew so often. */
const tagBundleMs = 200

/**
 * Invalidates, in every process, the cached answers with these tags: within a second after the commit, in bundles, for
 * changes so frequent that triggers would make all their commits wait for each other. Where the process ends before
 * it, or the database does not answer, the answers' age is the bound.
 */
export function announceTags(tx: Tx, tags: string[]): void {
  const { pool } = tx
  tx.afterCommit(() => {
    const waiting = tagsOf.get(pool)
    if (waiting) for (const tag of tags) waiting.add(tag)
    else void sendTags(pool, new Set(tags))
  })
}

/** What waits for the next bundle, of each pool that has sent one a moment ago. */
const tagsOf = new WeakMap<Pool, Set<string>>()

async function sendTags(pool: Pool, first: Set<string>): Promise<void> {
  for (let tags = first; tags.size > 0; tags = tagsOf.get(pool) ?? new Set()) {
    tagsOf.set(pool, new Set())
    await run(pool, announceAll, [changedChannel, [...tags]]).catch(() => undefined)
    await wait(tagBundleMs, undefined, { ref: false })
  }
  tagsOf.delete(pool)
}

/** PostgreSQL channel on which open pages of the office hear what came in. */
export const officeChannel = 'oja_office'

/** PostgreSQL channel on which an account's open pages hear what changed. */
export const accountChannel = 'oja_account'

/** `signed-out`: a session of the account has ended, or all of them. */
export type AccountEvent = 'cart' | 'notification' | 'signed-out'

/**
 * The message on the accounts' channel:
 * `<account>:<kind>`, or `<account>:<kind>:<session>` where that session made the change itself.
 */
export function accountEvent(accountId: number, kind: AccountEvent, sessionId?: number): string {
  return sessionId === undefined ? `${accountId}:${kind}` : `${accountId}:${kind}:${sessionId}`
}
