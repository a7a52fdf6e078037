import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from '../log.ts'
import { accountChannel } from './account-event.ts'
import { run } from './query.ts'
import { statement } from './statement.ts'

export type Announce = (message: string) => void

/** What comes so soon after a bundle goes with the next: each is a commit, and wakes every process. */
const bundleMs = 20

/**
 * Announces on the accounts' channel what is committed already, soon and in bundles. In the change's own
 * transaction `pg_notify` would make all such commits in the database wait for each other's disk writes.
 * What a crash swallows, open pages find when they ask again by themselves.
 */
export function openAnnouncer(pool: Pool, log: Logger): Announce {
  let waiting = new Set<string>()
  let isSending = false

  async function send(): Promise<void> {
    isSending = true
    try {
      while (waiting.size > 0) {
        const messages = [...waiting]
        waiting = new Set()
        await run(pool, announceAll, [accountChannel, messages])
        await wait(bundleMs)
      }
    } catch (error) {
      log.warn({ err: error }, 'changes could not be announced')
    } finally {
      isSending = false
    }
  }

  return (message) => {
    waiting.add(message)
    if (!isSending) void send()
  }
}

const announceAll = statement(
  'announce',
  {},
  'SELECT FROM unnest($2::text[]) AS message, pg_notify($1, message)',
)
