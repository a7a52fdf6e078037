import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testShoppers } from '#server/checkout/test-shoppers.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { openClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { proofMs } from '#server/test-size.ts'
import { freePort, getHaproxy, startHaproxy } from './haproxy.ts'

const restarts = 20
const perSecond = 100
const crowd = 10_000

/** They need HAProxy and many open files, so `npm run prove` alone has them. */
const isWhole = inject('isWhole')
const database = await testDatabase()
let folder: string
let kettle: number
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-drain-'))
  await loadLocations(database)
  await addCategories(database)
  kettle = await addProduct(database, { stock: 100_000 })
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A mall without pages, in a process of its own. */
async function startProcess(port: number, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['e2e/test-process.ts', database.url, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { DATA_DIR: folder, ...environment },
  })
  running.push(child)
  const ended = once(child, 'exit')
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  expect(String(line)).toContain('ready on')
  child.stdout.resume()
  return {
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      expect(code).toBe(0)
    },
  }
}

test.runIf(isWhole)(
  `${restarts} restarts under ${perSecond} requests a second behind HAProxy: none fails`,
  async () => {
    getHaproxy()
    const proxied = { TRUST_PROXY: '1', SIMULATORS_PASSWORD: 'a password of the console' }
    const environment = { ...proxied, SHUTDOWN_GRACE: '3' }
    const ports = [await freePort(), await freePort()]
    const processes = await Promise.all(ports.map((port) => startProcess(port, environment)))
    const proxy = await startHaproxy(folder, ports)
    const isReady = () =>
      fetch(`${proxy.url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(isReady).toBe(200)
    const load = await startLoad(proxy.url)
    for (let n = 0; n < restarts; n++) {
      const place = n % ports.length
      await processes[place]?.stop()
      processes[place] = await startProcess(ports[place] ?? 0, environment)
      // The proxy sees that it is back before the other one goes.
      await wait(2_000)
    }
    const { sent, failed } = await load.end()
    await Promise.all(processes.map((started) => started.stop()))
    await proxy.stop()
    expect(sent).toBeGreaterThan(restarts * perSecond)
    expect(failed).toEqual([])
  },
  proofMs,
)

test.runIf(isWhole)(
  `${crowd} connections that never read, write or say anything: freed in 10 s, others are served`,
  async () => {
    const port = await freePort()
    const started = await startProcess(port, { MAX_CONNECTIONS: String(2 * crowd) })
    const url = `http://127.0.0.1:${port}`
    const page = async () => {
      const answer = await fetch(`${url}/api/v1/list-menu`)
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await page()).toBe(200)
    const open: Socket[] = []
    // More than the system's own buffers take; before the mall is too busy to answer it.
    await (await fetch(`${url}/api/v1/openapi.json`)).arrayBuffer()
    await wait(3_000)
    const neverRead = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: mall\r\n\r\n'.repeat(200)
    for (let n = 0; n < 20; n++) await openIdle(port, n, open, neverRead)
    for (let n = 0; n < crowd; n += 500) {
      await Promise.all(Array.from({ length: 500 }, (_, place) => openIdle(port, n + place, open)))
    }
    for (let n = 0; n < 20; n++) {
      expect(await page()).toBe(200)
    }
    const connections = async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^oja_http_connections (\d+)/m.exec(text)?.[1])
    }
    expect(await connections()).toBeGreaterThan(crowd / 5)
    // A few seconds more than 10, as the machine is busy with them. Those of the twenty that were refused
    // for overload have all their answers: they are idle, and may be for 72 s.
    await expect.poll(connections, { interval: 500 }).toBeLessThan(30)
    expect(await page()).toBe(200)
    for (const socket of open) socket.destroy()
    await started.stop()
  },
  proofMs,
)

/** Half of one thing or another, from one of twenty addresses. Who never reads hears of no end. */
async function openIdle(port: number, n: number, open: Socket[], said?: string): Promise<void> {
  const head = 'Host: mall\r\ncontent-type: application/json\r\n'
  const halves = [
    '',
    'GET /api/v1/list-menu HTTP/1.1\r\n',
    `POST /api/v1/login HTTP/1.1\r\n${head}content-length: 500\r\n\r\n{`,
    'nonsense\r\n\r\n',
  ]
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.${1 + (n % 20)}.1` })
  open.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(said ?? halves[n % halves.length] ?? '')
  socket.pause()
}

/** So many requests a second, a quarter of them changes, over connections that stay open. */
async function startLoad(url: string) {
  const clock = await openClock(database)
  const shoppers = await testShoppers({ url, database, clock }, 40, 0)
  const line = JSON.stringify({ product_orders: [{ product_id: kettle, quantity: 1 }] })
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const outcomes: Promise<string>[] = []
  let isBusy = true

  function call(path: string, body?: string, more: Record<string, string> = {}): Promise<string> {
    return new Promise((resolve) => {
      const headers = { ...more, ...(body && { 'content-type': 'application/json' }) }
      request(url + path, { agent, method: body ? 'POST' : 'GET', headers })
        .on('response', (response) => {
          response.resume()
          response.on('end', () => resolve(String(response.statusCode)))
          response.on('error', ({ message }) => resolve(message))
        })
        .on('error', ({ message }) => resolve(message))
        .end(body)
    })
  }

  async function send() {
    for (let n = 0; isBusy; n++) {
      const { headers } = shoppers[n % shoppers.length] ?? expect.fail('there are no shoppers')
      outcomes.push(
        n % 4 === 0
          ? call('/api/v1/carts/add', line, headers)
          : call(`/api/v1/products/all/category/null?min_price=${n % 50}`),
      )
      await wait(1_000 / perSecond)
    }
  }

  const sending = send()
  return {
    async end() {
      isBusy = false
      await sending
      const statuses = await Promise.all(outcomes)
      agent.destroy()
      return { sent: statuses.length, failed: statuses.filter((status) => status !== '200') }
    },
  }
}

test('asked to stop, a process says so, answers in the time of grace, and ends', async () => {
  const port = await freePort()
  const started = await startProcess(port, { SHUTDOWN_GRACE: '2' })
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const stopped = started.stop()
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503)
  const answer = await fetch(`${url}/api/v1/list-menu`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(fetch(url)).rejects.toThrow()
})
