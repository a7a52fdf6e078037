import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { eventLoopShare } from '../platform/http/limits/event-loop.ts'
import { CannotUnseal, type Keys } from '../platform/keys/keys.ts'
import type { Logger } from '../platform/log.ts'
import { type Attempt, anotherAttempt, attempt, dead } from './attempt.ts'
import { batched } from './batch.ts'
import type { PhoneBudgets } from './budgets.ts'
import { type Claimed, claim, type Due, settle, type Tried } from './outbox.ts'
import type { Channel } from './send.ts'
import { isTemplateName, templates } from './templates.ts'
import type { Transport } from './transport.ts'

/** Messages that are being sent at the same time, for each channel. */
const maxAtOnce = 10
/** The interval at which due messages are looked for. So many go out then, however busy the process is. */
const everyMs = 1_000
/**
 * The share of its time in which a busy event loop works. In a rush a mail takes two thirds of the processor that an order
 * takes: then mails wait, and codes do not.
 */
const busyShare = 0.5
/** After which a busy process looks again whether it still is. */
const busyMs = 100
/** Once a message has waited for so long, they go out however busy the process is. */
const longestWaitMs = 60_000

export interface WorkerDeps {
  database: Database
  clock: Clock
  log: Logger
  keys: Keys
  storeName: string
  publicUrl: string
  channel: Channel
  transport: Transport
  budgets: PhoneBudgets
}

export interface Worker {
  /** Looks for codes now. */
  sendCodes(): void
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
  /** What has to be looked for. */
  const due = new Set<Due>()
  let looking: Promise<void> | undefined
  let later: NodeJS.Timeout | undefined
  /** Whether one of those that were claimed last had waited for too long. */
  let isLate = false
  let closed = false

  function poll(...what: Due[]) {
    for (const each of what) due.add(each)
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  async function look() {
    while (due.size > 0 && !closed) {
      const max = maxAtOnce - inFlight.size
      if (max === 0) return
      const what = due.has('codes') ? 'codes' : 'all'
      due.delete(what)
      try {
        const claimed = await claim(database.pool, { due: what, channel, now: clock.now(), max })
        if (what === 'codes' && claimed.length === max) due.add('codes')
        if (what === 'all') isLate = claimed.some(isLateAt(clock.now()))
        for (const message of claimed) start(message)
      } catch (error) {
        if (!closed) log.warn({ err: error, channel }, 'the outbox cannot be read')
      }
    }
  }

  /** Goes on with what waits, as soon as the process has time for it. */
  function goOn() {
    if (closed) return
    if (isLate || eventLoopShare() <= busyShare) return poll('all')
    later ??= setTimeout(() => {
      later = undefined
      goOn()
    }, busyMs)
  }

  function start(message: Claimed) {
    const delivery = deliver(message)
      .catch((error: unknown) => log.error({ err: error, channel }, 'a message was not settled'))
      .finally(() => {
        inFlight.delete(delivery)
        if (due.has('codes')) poll()
        // Not after each: to claim several costs the database hardly more than one.
        if (inFlight.size <= maxAtOnce / 2) goOn()
      })
    inFlight.add(delivery)
  }

  async function deliver(message: Claimed) {
    const fate = await fateOf(message, deps, how).catch((error: unknown) => {
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

  const timer = setInterval(() => poll('codes', 'all'), everyMs)
  poll('codes', 'all')
  return {
    sendCodes: () => poll('codes'),
    async close() {
      closed = true
      clearInterval(timer)
      clearTimeout(later)
      await looking
      await Promise.all(inFlight)
      transport.close()
    },
  }
}

async function fateOf(message: Claimed, deps: WorkerDeps, how: Attempt) {
  if (await isPaidFor(message, deps)) return attempt(message, how, deps.clock.now())
  return dead('over the day’s budget of messages to phones')
}

/**
 * Codes were counted as they were asked for. All else that costs money is counted at its first attempt, where no order's
 * transaction waits for the mall's one count.
 */
async function isPaidFor(
  { contact, template, account_id, claims }: Claimed,
  { channel, budgets, database }: WorkerDeps,
): Promise<boolean> {
  const isCode = isTemplateName(template) && templates[template].isCode
  if (channel === 'email' || isCode || claims > 1) return true
  const kind = /^(order|payment)_/.test(template) ? 'order' : 'own'
  const about = {
    number: contact,
    accountId: account_id ?? undefined,
    kind,
    option: 'sms',
  } as const
  return (await budgets.count(database, about)).is !== 'closed'
}

/** Whether a message has waited too long for its first attempt: what has failed before waits for its own reasons. */
function isLateAt(now: Date) {
  return ({ attempts, created_at }: Claimed) =>
    attempts === 0 && now.getTime() - created_at.getTime() > longestWaitMs
}
