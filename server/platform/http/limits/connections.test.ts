import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../../database/test-database.ts'
import { testHttp } from '../test-http.ts'
import { listen } from '../test-stream.ts'

const database = await testDatabase()
const text = 'x'.repeat(8_000_000)
const contract = {
  shop: {
    big: endpoint({
      method: 'GET',
      path: '/big',
      access: 'public',
      shared: true,
      summary: 'More than any buffer takes',
      answer: z.object({ text: z.string() }),
    }),
    say: endpoint({
      method: 'POST',
      path: '/say',
      access: 'public',
      summary: 'Takes a body',
      body: z.object({ word: z.string() }),
      answer: z.object({ word: z.string() }),
    }),
    slow: endpoint({
      method: 'GET',
      path: '/slow',
      access: 'public',
      summary: 'Thinks for longer than anybody may stall',
      answer: z.object({}),
    }),
    events: endpoint({
      method: 'GET',
      path: '/events',
      access: 'customer',
      summary: 'Stays open',
      answer: z.object({}),
      events: z.enum(['cart']),
    }),
  },
} as const
const domains = {
  shop: {
    handlers: {
      big: async () => ({ text }),
      say: async ({ body }: { body: { word: string } }) => ({ word: body.word }),
      async slow() {
        await wait(2_500)
        return {}
      },
    },
  },
}
const stallMs = 1_000
const { url, http } = await testHttp(database, contract, domains, {
  connections: { max: 1_000, maxPerAddress: null, stallMs },
})

const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** A connection that says this, and does not read until it is told to. */
function open(said: string, { to = url, from = '127.0.0.1' } = {}) {
  const socket = connect({ port: Number(new URL(to).port), host: '127.0.0.1', localAddress: from })
  sockets.push(socket)
  let got = ''
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {}).on('close', () => resolve(got))
  })
  socket.pause()
  if (said) socket.write(said)
  const read = () => {
    socket.on('data', (bytes) => {
      got += bytes
    })
    socket.resume()
    return closed
  }
  return { socket, read, closed }
}

const connectionsOf = (server: typeof http.server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('clients that never read, never write or say half of something are freed, others are served', async () => {
  const before = await connectionsOf(http.server)
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: mall\r\n`
  for (let n = 0; n < 25; n++) {
    // Answers that fill every buffer.
    open(`${head('GET /api/v1/big')}\r\n`.repeat(3))
    // A body that stops half-way.
    const body = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"word":'
    open(head('POST /api/v1/say') + body)
    open(
      `${head('POST /api/v1/say')}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{`,
    )
    // A head that stops, and none at all.
    open(head('GET /api/v1/big'))
    open('')
    // Refused, and kept open by the client.
    open('nonsense\r\n\r\n')
  }
  // Connections are accepted in their order: this is the last one.
  const said = await fetch(`${url}/api/v1/say`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ word: 'here' }),
  })
  expect(await said.json()).toMatchObject({ word: 'here' })
  await vi.waitFor(async () =>
    expect(await connectionsOf(http.server)).toBeLessThanOrEqual(before + 1),
  )
})

test('whoever goes on, however slowly, is served; so is who waits for the mall', async () => {
  const word = 'slowly'
  const body = JSON.stringify({ word })
  const writer = open(
    `POST /api/v1/say HTTP/1.1\r\nHost: mall\r\nConnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  const written = writer.read()
  const slow = open('GET /api/v1/slow HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n').read()
  const stream = await listen(url, { authorization: 'Bearer good' })

  const reader = open('GET /api/v1/big HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n')
  let bytes = 0
  reader.socket.on('data', (part) => {
    bytes += part.length
  })
  for (const sign of body) {
    writer.socket.write(sign)
    // A part of the answer at a time, with pauses shorter than a stall.
    reader.socket.resume()
    await wait(20)
    reader.socket.pause()
    await wait(200)
  }
  expect(await written).toContain(`"word":"${word}"`)
  expect(await slow).toMatch(/^HTTP\/1\.1 200 /)
  reader.socket.resume()
  await reader.closed
  expect(bytes).toBeGreaterThan(text.length)
  expect(stream.response.status).toBe(200)
  stream.leave()
  expect(await stream.ended).toBe('by the page')
})

test('an idle connection may wait for longer than a request may take to begin', async () => {
  const idle = open('GET /healthz HTTP/1.1\r\nHost: mall\r\n\r\n')
  const answers = idle.read()
  await wait(3 * stallMs)
  idle.socket.write('GET /healthz HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n')
  expect(await answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 200 /)
})

test('of one address only so many connections are taken, others come in', async () => {
  const bounded = await testHttp(database, contract, domains, {
    connections: { max: 1_000, maxPerAddress: 20 },
  })
  const many = Array.from({ length: 40 }, () => open('', { to: bounded.url, from: '127.0.0.2' }))
  await vi.waitFor(() => expect(many.filter(({ socket }) => socket.destroyed)).toHaveLength(0))
  for (const one of many) void one.read()
  await vi.waitFor(() => expect(many.filter(({ socket }) => socket.destroyed)).toHaveLength(20))
  expect((await fetch(`${bounded.url}/healthz`)).status).toBe(200)
})

test('a full process closes idle connections before it refuses new ones', async () => {
  const full = await testHttp(database, contract, domains, {
    connections: { max: 30, maxPerAddress: null },
  })
  const healthCall = 'GET /healthz HTTP/1.1\r\nHost: mall\r\n\r\n'
  const idle = Array.from({ length: 30 }, () => open(healthCall, { to: full.url }))
  const closed = idle.map((one) => one.read())
  await vi.waitFor(() => expect(idle.every(({ socket }) => socket.bytesRead > 0)).toBe(true))
  const newcomer = open(healthCall.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), {
    to: full.url,
  })
  expect(await newcomer.read()).toMatch(/^HTTP\/1\.1 200 /)
  await Promise.all(closed)
})
