import { setTimeout as wait } from 'node:timers/promises'
import { runningClock } from '#server/platform/clock.ts'
import { bytes, nullable, number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { openHttp } from '#server/platform/http/http.ts'
import { webhookRoutes } from '#server/platform/http/routes/webhook-routes.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { openLog } from '#server/platform/log.ts'
import { type MessageSimulators, openMessageSimulators } from '#simulators/messages.ts'
import { openMessages } from './messages.ts'
import { type Message, messageSender } from './send.ts'

interface Options {
  /** Shares the simulated providers of another one. */
  like?: { outside: MessageSimulators }
  /** Writes into the outbox and sends nothing. */
  paused?: boolean
  /** Another secret than usual. */
  secret?: string
  /** A provider's time limit, ms. */
  timeoutMs?: number
  /** Other addresses of the providers: lines that can be broken. */
  via?: { termii: (url: string) => Promise<string>; smtp: (url: string) => Promise<string> }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

const published = { storeName: 'Oja', publicUrl: 'https://mall.example' }

/** Messages over HTTP, with a simulated Termii and mail server. */
export async function openTestApp(
  database: Database,
  { like, paused, secret = testSecret, timeoutMs = 5_000, via }: Options = {},
) {
  const clock = runningClock()
  let url: string | null = null
  const outside =
    like?.outside ??
    (await openMessageSimulators({
      now: clock.now,
      simulated: ['termii', 'smtp'],
      webhookUrl: () => url,
      slowMs: 1_000,
    }))
  if (!outside.termii || !outside.smtp) throw new Error('both are simulated')
  const { termii, smtp, inbox, modes } = outside
  const urls = {
    termii: (await via?.termii(termii.url)) ?? termii.url,
    smtp: (await via?.smtp(smtp.url)) ?? smtp.url,
  }
  const logged: string[] = []
  const log = openLog('info', { write: (line) => logged.push(line) })
  const keys = await openKeysOnce({ database, clock, secret })
  const messages = paused
    ? null
    : openMessages({
        database,
        clock,
        log,
        keys,
        ...published,
        termii: { ...termii, url: urls.termii, senderId: 'Oja' },
        smtp: { url: urls.smtp, from: { name: 'Oja', address: 'mall@example.com' } },
        timeouts: { timeoutMs, cooldownMs: 300 },
      })
  const http = await openHttp({
    routes: [],
    database,
    log,
    trust: { proxies: 0, alwaysSecure: false },
    limits: { burst: 1_000, perSecond: 1_000 },
    findCustomer: async () => null,
    findStaff: async () => null,
    checkAnswers: true,
    ready: async () => {},
    channels: messages?.channels,
  })
  await webhookRoutes(http.app, messages?.webhooks ?? [])
  url = `${await http.app.listen({ port: 0, host: '127.0.0.1' })}/webhooks/termii`
  const write = messageSender({ clock, keys })

  return {
    url,
    clock,
    logged,
    outside,
    inbox,
    modes,
    keys,
    /** Sends nothing more; reports still come in. */
    stop: async () => messages?.close(),
    runJobs: () => runJobs(messages?.jobs ?? []),
    /** By default with a code that expires in 10 minutes. */
    send(changes: Partial<Message> & Pick<Message, 'to' | 'channel' | 'template'> & Written) {
      const expiresAt = new Date(clock.now().getTime() + 600_000)
      const { db = database, ...message } = changes
      return write(db, { values: code('123456'), expiresAt, ...message })
    },
    async [Symbol.asyncDispose]() {
      await http.close()
      await messages?.close()
      if (!like) await outside.close()
    },
  }
}

interface Written {
  db?: Db
}

export function code(digits: string) {
  return { code: digits }
}

/** An invented number by its last four digits. */
export function phone(end: string) {
  return { phone_number: `+234803123${end}` }
}

/** What somebody received, newest first, once it is so many. */
export async function arrivals({ inbox }: TestApp, contact: string, count: number) {
  await until(async () => inbox.list(contact).length >= count)
  return inbox.list(contact)
}

const messagesTo = rareStatement(
  'test-messages-to',
  {
    state: text,
    attempts: number,
    claims: number,
    reason: nullable(text),
    sealed_values: nullable(bytes),
  },
  'SELECT state, attempts, claims, reason, sealed_values FROM messages WHERE contact = $1',
)

export function rows(db: Db, contact: string) {
  return many(db, messagesTo, [contact])
}

/** Waits until it is so; 12 s at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 12_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it does not come about')
    await wait(20)
  }
}
