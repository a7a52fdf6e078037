import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/log.ts'
import type { Monnify } from './monnify/monnify.ts'

export interface Deps {
  database: Database
  clock: Clock
  log: Logger
  monnify: Monnify
  /** Sends an account event to open pages, after the commit. */
  announce: Announce
}
