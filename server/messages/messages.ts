import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Webhook } from '../platform/http/webhook-routes.ts'
import { defineJob, type Job } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/log.ts'
import { keyFor } from '../platform/secret.ts'
import { cleanMessages } from './clean.ts'
import { takeReport } from './reports.ts'
import { type Channel, messageSender, messageWaiting, type SendMessage } from './send.ts'
import { type SmtpAccess, smtpMail } from './smtp.ts'
import { type TermiiAccess, termiiSms, termiiWhatsApp } from './termii.ts'
import { termiiWebhook } from './termii-webhook.ts'
import type { Transport } from './transport.ts'
import { openWorker } from './worker.ts'

export { eraseMessages, exportMessages } from './privacy.ts'
export type { Message, SendMessage } from './send.ts'

export interface MessageDeps {
  database: Database
  clock: Clock
  log: Logger
  /** The mall's (`platform/secret.ts`). */
  secret: string
  storeName: string
  termii: TermiiAccess & { webhookSecret: string }
  smtp: SmtpAccess
  /** For tests: how long a provider may take to answer, and is left alone when it fails, ms. */
  timeouts?: { timeoutMs: number; cooldownMs: number }
}

export interface Messages {
  send: SendMessage
  /** What Termii tells of messages that it took. */
  webhook: Webhook
  jobs: Job[]
  /** PostgreSQL channels that wake the workers. */
  channels: Record<string, () => void>
  close(): Promise<void>
}

/** For programs beside a mall that runs: it sends what they write. */
export function openOutbox({ clock, secret }: Pick<MessageDeps, 'clock' | 'secret'>): SendMessage {
  return messageSender({ clock, key: keyFor('messages', secret) })
}

const usual = { timeoutMs: 8_000, cooldownMs: 10_000 }

/** The mall's way out to people: what was written into the outbox goes out until it is closed. */
export function openMessages(deps: MessageDeps): Messages {
  const { database, clock, log, storeName, termii, smtp } = deps
  const options = { ...(deps.timeouts ?? usual), log }
  const key = keyFor('messages', deps.secret)
  const transports: Record<Channel, Transport> = {
    sms: termiiSms(termii, options),
    whatsapp: termiiWhatsApp(termii, options),
    email: smtpMail(smtp, options),
  }
  const channels = ['sms', 'whatsapp', 'email'] as const
  const workers = channels.map((channel) =>
    openWorker({ database, clock, log, key, storeName, channel, transport: transports[channel] }),
  )
  return {
    send: messageSender({ clock, key }),
    webhook: termiiWebhook(termii.webhookSecret, (report) =>
      takeReport(report, { pool: database.pool, clock }),
    ),
    jobs: [defineJob('messages-clean', '* * * * *', () => cleanMessages({ database, clock }))],
    channels: {
      [messageWaiting]: () => {
        for (const worker of workers) worker.wake()
      },
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}
