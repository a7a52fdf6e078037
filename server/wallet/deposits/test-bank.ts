import { createHmac } from 'node:crypto'
import { runningClock } from '#server/platform/clock.ts'
import { openAnnouncer } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openHttp } from '#server/platform/http/http.ts'
import { simulatorRoutes } from '#server/platform/http/routes/simulator-routes.ts'
import { webhookRoutes } from '#server/platform/http/routes/webhook-routes.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { type Logger, openLog } from '#server/platform/log.ts'
import { testAccount } from '#server/test-customer.ts'
import { openMonnifySimulator } from '#simulators/monnify/monnify.ts'
import { transferBody } from '#simulators/monnify/wire.ts'
import { openSimulators } from '#simulators/simulators.ts'
import { openWallet } from '../wallet.ts'
import { bankOf, holderOfNumber, openDepositAccount } from './bank-accounts.ts'

export type TestBank = Awaited<ReturnType<typeof openTestBank>>

interface Options {
  timeoutMs?: number
  path?: string | null
  /** Another address of the bank: a line that can be broken. */
  via?: (url: string) => Promise<string>
}

const names = { storeName: 'Oja', mailFrom: 'mall@example.com' }

/** A wallet over HTTP, with a simulated Monnify. */
export async function openTestBank(
  database: Database,
  { timeoutMs = 2_000, path = null, via }: Options = {},
) {
  const clock = runningClock()
  const logged: string[] = []
  const log = openLog('info', { write: (line) => logged.push(line) })
  let url = ''
  const monnify = await openMonnifySimulator({
    now: clock.now,
    path,
    webhookUrl: () => `${url}/webhooks/monnify`,
    knownAccount: (number) => holderOfNumber(database.pool, number),
    slowMs: timeoutMs + 300,
  })
  const timeouts = { timeoutMs, cooldownMs: 200 }
  const wallet = openWallet({
    database,
    clock,
    log,
    ...names,
    announce: openAnnouncer(database.pool, log),
    monnify: { ...monnify.access, url: (await via?.(monnify.access.url)) ?? monnify.access.url },
    timeouts,
  })
  const http = await openListener({ database, log })
  await webhookRoutes(http.app, wallet.webhooks)
  const plain = { name: 'Oja', clock: { now: clock.now, advance: async () => {} }, messages: null }
  await simulatorRoutes(http.app, openSimulators({ ...plain, panels: [monnify.panel] }))
  url = await http.app.listen({ port: 0, host: '127.0.0.1' })

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  return {
    url,
    clock,
    logged,
    bank: monnify.bank,
    access: monnify.access,
    runJobs: () => runJobs(wallet.jobs),
    requestAccount: wallet.requestDepositAccount,

    /** A new account whose identity was checked, with its number if the bank gave one. */
    async customer({ bvn = '22222222222' } = {}) {
      const accountId = await testAccount({ url, database, clock })
      await inTransaction(database.pool, (client) =>
        openDepositAccount(client, { accountId, at: clock.now() }),
      )
      const about = { name: 'Ngozi Eze', email: 'ngozi@example.com', bvn }
      await wallet.requestDepositAccount({ accountId, ...about })
      return { accountId, number: (await bankOf(database.pool, accountId))?.account_number ?? '' }
    },

    /** Sends money from the simulator's console; answers how the server took the event. */
    async transfer(sent: object) {
      const response = await post('/simulators/bank/transfer', JSON.stringify(sent))
      return { status: response.status, ...(await response.json()) }
    },

    /** Money at the bank without its event; answers the event's data. */
    async arrived(number: string, naira: number) {
      const to = await monnify.bank.byNumber(number)
      if (!to) throw new Error(`nobody has the number ${number}`)
      return transferBody(monnify.bank.receive(to, naira))
    },

    /** Sends an event, by default with Monnify's signature; answers the HTTP status. */
    async sendEvent(eventData: object, { eventType = 'SUCCESSFUL_TRANSACTION', secret = '' } = {}) {
      const body = JSON.stringify({ eventType, eventData })
      const hmac = createHmac('sha512', secret || monnify.access.secretKey).update(body)
      const headers = { 'monnify-signature': hmac.digest('hex') }
      return (await post('/webhooks/monnify', body, headers)).status
    },

    async [Symbol.asyncDispose]() {
      await http.close()
      await monnify.close()
    },
  }
}

function openListener({ database, log }: { database: Database; log: Logger }) {
  return openHttp({
    routes: [],
    database,
    log,
    trust: { proxies: 0, alwaysSecure: false },
    limits: { burst: 100_000, perSecond: 100_000 },
    findCustomer: async () => null,
    findStaff: async () => null,
    checkAnswers: true,
    ready: async () => {},
  })
}
