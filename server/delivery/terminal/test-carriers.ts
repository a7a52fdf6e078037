import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openHttp } from '#server/platform/http/http.ts'
import { type Webhook, webhookRoutes } from '#server/platform/http/routes/webhook-routes.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { carriageDiffers } from '#server/wallet/wallet.ts'
import { openCarrierSimulator } from '#simulators/carriers/carriers.ts'
import { Parcels } from '#simulators/carriers/parcels.ts'
import { openSimulators, type Panel } from '#simulators/simulators.ts'
import type { OrderAddress } from '../addresses/address-for.ts'
import { loadLocations, openDelivery, type ParcelMove } from '../delivery.ts'
import { type QuotedLine, quoteLines } from '../quotes/quote.ts'
import { terminalCarriers } from './terminal.ts'

const store = { street: '1 Store Road', phone: '+2348031000100', email: 'mall@example.com' }

/** Delivery with simulated carriers, short timeouts, and a log of the moves that orders were notified of. */
export async function testCarriers(
  database: Database,
  { via, timeoutMs = 400 }: { via?: (url: string) => Promise<string>; timeoutMs?: number } = {},
) {
  await loadLocations(database)
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const folder = await mkdtemp(join(tmpdir(), 'oja-carriers-'))
  const log = openLog('silent')
  let url = ''
  const terminal = await openCarrierSimulator({
    now: clock.now,
    folder,
    statesDown: '',
    webhookUrl: () => `${url}/webhooks/terminal`,
    timeoutMs: 0,
  })
  const moves: ParcelMove[] = []
  const delivery = openDelivery({
    isClosed: () => false,
    database,
    clock,
    log,
    terminal: { ...terminal, url: (await via?.(terminal.url)) ?? terminal.url },
    store,
    media: { put: async () => 'a'.repeat(64) },
    parcelMoved: async (client, move) => {
      await client.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [move.orderId])
      moves.push(move)
    },
    carriageDiffers,
    // The office's calls are tested through the app.
    recordAudit: async () => {},
    carrierChanged: async () => {},
    timeouts: { timeoutMs, cooldownMs: 200, everyMs: 100 },
  })
  const carriers = terminalCarriers({
    terminal,
    clock,
    store,
    capitalOf: async () => 'Ikeja',
    timeouts: { timeoutMs: 5_000, cooldownMs: 200 },
    log,
  })
  const http = await listen(database, delivery.webhooks)
  url = http.url
  const simulators = await openConsole(clock.now, terminal.panel)
  afterAll(async () => {
    await delivery.close()
    await http.close()
    simulators.close()
    await terminal.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url,
    clock,
    delivery,
    terminal,
    moves,
    database,
    /** The carriers' parcels. */
    parcels: new Parcels(join(folder, 'parcels.json')),
    advance(seconds: number) {
      aheadMs += seconds * 1_000
    },
    runJobs: () => runJobs(delivery.jobs),
    quote: (accountId: number, { state, lg }: { state: number; lg: number }) =>
      quoteLines(
        { database, carriers, storeLogo: async () => '', log },
        { accountId, email: null, to: ikeja(state, lg), lines: [kettle], at: clock.now() },
      ),
    simulator: panelCaller(simulators.url),
  }
}

/** Sets switches of the carriers' panel, and moves parcels. */
function panelCaller(url: string) {
  return async (path: string, body: object) => {
    const response = await fetch(`${url}/simulators/carriers${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
}

async function listen(database: Database, webhooks: Webhook[]) {
  const http = await openHttp({
    routes: [],
    database,
    log: openLog('silent'),
    trust: { proxies: 0, alwaysSecure: false },
    limits: { burst: 1_000, perSecond: 1_000 },
    findCustomer: async () => null,
    findStaff: async () => null,
    checkAnswers: true,
    ready: async () => {},
  })
  await webhookRoutes(http.app, webhooks)
  const url = await http.app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: http.close }
}

async function openConsole(now: () => Date, panel: Panel) {
  const simulators = openSimulators({
    name: 'Oja',
    clock: { now, advance: async () => {} },
    messages: null,
    panels: [panel],
  })
  const server = createServer((request, response) => void simulators.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function ikeja(state: number, lg: number): OrderAddress {
  return {
    recipient: 'Ngozi Eze',
    firstName: 'Ngozi',
    lastName: 'Eze',
    phone: '+2348031234567',
    street: '5 Adelabu Street',
    landmark: null,
    city: 'Ikeja',
    state: 'Lagos',
    stateId: state,
    lg: 'Ikeja',
    lgId: lg,
  }
}

const kettle: QuotedLine = {
  productId: 1,
  combinationId: null,
  quantity: 1,
  name: 'Kettle',
  value: 12_500,
  weight: 1.5,
}
