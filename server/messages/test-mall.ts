import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import type { Database } from '#server/platform/database/database.ts'
import { webhookRoutes } from '#server/platform/http/webhook-routes.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { keyFor } from '#server/platform/secret.ts'
import { type MessageSimulators, openMessageSimulators } from '#simulators/messages.ts'
import { openMessages } from './messages.ts'
import { type Message, messageSender, messageWaiting } from './send.ts'

const secret = 'the secret of a mall that is tested'

interface Options {
  /** Shares the outside world of another one. */
  like?: { outside: MessageSimulators }
  /** Writes into the outbox and sends nothing. */
  paused?: boolean
}

export type TestMall = Awaited<ReturnType<typeof openTestMall>>

/** The way out of a process with Termii and a mail server around it, both simulated. */
export async function openTestMall(database: Database, { like, paused }: Options = {}) {
  const clock = movableClock()
  const app = fastify()
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
  const logged: string[] = []
  const messages = paused
    ? null
    : openMessages({
        database,
        clock,
        log: openLog('info', { write: (line) => logged.push(line) }),
        secret,
        mall: 'Oja',
        termii: { ...termii, senderId: 'Oja' },
        smtp: { ...smtp, from: { name: 'Oja', address: 'mall@example.com' } },
        patience: { timeoutMs: 400, restMs: 300 },
      })
  const listener = messages && (await listen(database.url, messages.channels))
  if (messages) await webhookRoutes(app, [messages.webhook])
  await app.listen({ port: 0, host: '127.0.0.1' })
  // A listening TCP server has an address of this shape.
  const { port } = app.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/webhooks/termii`
  const write = messageSender({ clock, key: keyFor('messages', secret) })

  return {
    url,
    clock,
    logged,
    outside,
    inbox,
    modes,
    runJobs: () => runJobs(messages?.jobs ?? []),
    /** With a code that works for 10 minutes, unless told otherwise. */
    send(told: Partial<Message> & Pick<Message, 'to' | 'channel' | 'template'> & Written) {
      const expiresAt = new Date(clock.now().getTime() + 600_000)
      const { client = database.pool, ...message } = told
      return write(client, { values: code('123456'), expiresAt, ...message })
    },
    async [Symbol.asyncDispose]() {
      await messages?.close()
      await listener?.end()
      if (!like) await outside.close()
      await app.close()
    },
  }
}

interface Written {
  client?: Pick<pg.ClientBase, 'query'>
}

export function code(digits: string) {
  return { code: digits }
}

/** An invented number by its last four digits. */
export function phone(end: string) {
  return { phone_number: `+234803123${end}` }
}

/** What somebody received, newest first, once it is so many. */
export async function arrivals({ inbox }: TestMall, contact: string, count: number) {
  await until(async () => inbox.list(contact).length >= count)
  return inbox.list(contact)
}

interface Row {
  state: string
  tries: number
  reason: string | null
  sealed_values: Buffer | null
}

export async function rows({ pool }: Database, contact: string): Promise<Row[]> {
  const text = 'SELECT state, tries, reason, sealed_values FROM messages WHERE contact = $1'
  return (await pool.query<Row>(text, [contact])).rows
}

/** Waits until it is so; 12 s at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 12_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it does not come about')
    await wait(20)
  }
}

async function listen(url: string, channels: Record<string, () => void>) {
  const client = new pg.Client(url)
  await client.connect()
  client.on('notification', ({ channel }) => channels[channel]?.())
  await client.query(`LISTEN ${messageWaiting}`)
  return client
}

function movableClock() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(seconds: number) {
      aheadMs += seconds * 1000
    },
  }
}
