import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { signedBy, type Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Logger } from '#server/platform/log.ts'
import { PhoneBudgets } from './budgets.ts'
import { cleanMessages } from './clean.ts'
import { takeReport } from './reports.ts'
import { type Channel, channels, messageSender, messageWaiting, type SendMessage } from './send.ts'
import { type SmtpAccess, smtpMail } from './smtp.ts'
import { type TermiiAccess, termiiSms, termiiWhatsApp } from './termii.ts'
import type { Transport } from './transport.ts'
import { openWorker } from './worker.ts'

export { deletePhoneBudget, type Needed, PhoneBudgets, type PhoneMessage } from './budgets.ts'
export { countLate, messageBacklog, messagesTo, messageTimeline } from './figures.ts'
export { eraseMessages, exportMessages } from './privacy.ts'
export type { Message, SendMessage } from './send.ts'

export interface MessageDeps {
  database: Database
  clock: Clock
  log: Logger
  keys: Keys
  storeName: string
  /** Where links in messages lead, without a slash at its end. */
  publicUrl: string
  termii: TermiiAccess & { webhookSecret: string }
  /** The country codes that messages to phones go to; default: Nigeria's. */
  smsCountries?: readonly string[] | undefined
  smtp: SmtpAccess
  /** For tests: the time limit of a call, and the circuit breaker's pause after failures. */
  timeouts?: { timeoutMs: number; cooldownMs: number }
}

export interface Messages extends Domain {
  send: SendMessage
  jobs: Job[]
  /** Termii's delivery reports. */
  webhooks: Webhook[]
  /** PostgreSQL channels whose notifications make the workers look for codes. */
  channels: Record<string, () => void>
  close(): Promise<void>
}

/** For programs beside a running server, which sends what they write into the outbox. */
export function openOutbox(deps: Pick<MessageDeps, 'clock' | 'keys'>): SendMessage {
  return messageSender(deps)
}

/**
 * After an announcement, so that the answer of the call that wrote a message is sent first. Else the answer
 * about a contact with an account, whose message goes out, takes measurably longer than one without.
 */
const announcedDelayMs = 150

const usualTimeouts = { timeoutMs: 8_000, cooldownMs: 10_000 }

/** Sends what is written into the outbox, until it is closed. */
export function openMessages(deps: MessageDeps): Messages {
  const { database, clock, log, keys, storeName, publicUrl, termii, smtp } = deps
  const options = { ...(deps.timeouts ?? usualTimeouts), log }
  const transports: Record<Channel, Transport> = {
    sms: termiiSms(termii, options),
    whatsapp: termiiWhatsApp(termii, options),
    email: smtpMail(smtp, options),
  }
  const budgets = new PhoneBudgets(database, clock, log)
  const workers = channels.map((channel) =>
    openWorker({
      database,
      clock,
      log,
      keys,
      storeName,
      publicUrl,
      channel,
      budgets,
      transport: transports[channel],
    }),
  )
  let announced: NodeJS.Timeout | undefined

  function pollSoon() {
    announced ??= setTimeout(() => {
      announced = undefined
      for (const worker of workers) worker.sendCodes()
    }, announcedDelayMs)
  }

  return {
    handlers: {},
    send: messageSender({ clock, keys, countries: deps.smsCountries }),
    webhooks: [
      termiiWebhook(termii.webhookSecret, (report) =>
        takeReport(report, { pool: database.pool, clock }),
      ),
    ],
    jobs: [defineJob('messages-clean-up', '* * * * *', () => cleanMessages({ database, clock }))],
    channels: {
      [messageWaiting]: pollSoon,
    },
    async close() {
      clearTimeout(announced)
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

/** Termii signs the raw body, in hexadecimal HMAC-SHA512. */
export function termiiWebhook(secret: string, take: (report: unknown) => Promise<void>): Webhook {
  return {
    provider: 'termii',
    isGenuine: (body, headers) => signedBy(secret, 'sha512', body, headers['x-termii-signature']),
    take,
  }
}
