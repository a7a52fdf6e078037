import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { CannotUnseal, type Keys } from '../platform/keys/keys.ts'
import type { Logger } from '../platform/log.ts'
import { type Attempt, anotherAttempt, attempt, dead } from './attempt.ts'
import { batched } from './batch.ts'
import { type Claimed, claim, settle, type Tried } from './outbox.ts'
import type { Channel } from './send.ts'
import type { Transport } from './transport.ts'

/** Messages that are being sent at the same time, for each channel. */
const maxAtOnce = 10
/** The interval at which due messages are looked for, should an announcement be lost. */
const everyMs = 1_000

export interface WorkerDeps {
  database: Database
  clock: Clock
  log: Logger
  keys: Keys
  storeName: string
  publicUrl: string
  channel: Channel
  transport: Transport
}

export interface Worker {
  /** Looks for due messages now. */
  poll(): void
  /** Claims nothing more, and waits for what is being sent. */
  close(): Promise<void>
}

/**
 * Sends what is due on one channel. One worker for each: a mail server that hangs delays no SMS.
 * Any number of processes may run one on the same database.
 */
export function openWorker(deps: WorkerDeps): Worker {
  const { database, clock, log, channel, transport, keys, storeName, publicUrl } = deps
  const how: Attempt = { transport, keys, storeName, publicUrl }
  const writeDown = batched<Tried>((tried) => settle(database.pool, tried, clock.now()))
  const inFlight = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let closed = false

  function poll() {
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  async function look() {
    while (lookAgain && !closed) {
      lookAgain = false
      const max = maxAtOnce - inFlight.size
      if (max === 0) return
      try {
        const now = clock.now()
        for (const message of await claim(database.pool, { channel, now, max })) start(message)
      } catch (error) {
        if (!closed) log.warn({ err: error, channel }, 'the outbox cannot be read')
      }
    }
  }

  function start(message: Claimed) {
    const delivery = deliver(message)
      .catch((error: unknown) => log.error({ err: error, channel }, 'a message was not settled'))
      .finally(() => {
        inFlight.delete(delivery)
        // Not after each: to claim several costs the database hardly more than one.
        if (inFlight.size <= maxAtOnce / 2) poll()
      })
    inFlight.add(delivery)
  }

  async function deliver(message: Claimed) {
    const fate = await attempt(message, how, clock.now()).catch((error: unknown) => {
      log.error({ err: error, message: message.reference }, 'a message cannot be sent as it is')
      // The next attempt would have the same keys.
      if (error instanceof CannotUnseal) return dead(`it cannot be opened: ${error.message}`)
      return anotherAttempt(message, 'our own fault, see the log', clock.now())
    })
    await writeDown({ message, fate })
    const { next } = fate
    const facts = { message: message.reference, channel, template: message.template, next }
    if ('reason' in fate) log.warn({ ...facts, reason: fate.reason }, 'a message was not sent')
    else log.info(facts, 'a message was sent')
  }

  const timer = setInterval(poll, everyMs)
  poll()
  return {
    poll,
    async close() {
      closed = true
      clearInterval(timer)
      await looking
      await Promise.all(inFlight)
      transport.close()
    },
  }
}
