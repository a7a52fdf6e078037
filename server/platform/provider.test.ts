import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listen } from '#simulators/listen.ts'
import { openMetrics } from './http/metrics.ts'
import { openLog } from './log.ts'
import { openProvider, type ProviderOptions } from './provider.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
let answer: Answer
let requestCount = 0
const server = await listen(async (request, response) => {
  requestCount += 1
  await answer(request, response)
})
afterAll(() => server.close())
beforeEach(() => {
  requestCount = 0
})

/** The answer from now on. */
function says(status: number, body: string): void {
  answer = (_, response) => response.writeHead(status).end(body)
}

const logged: string[] = []
const log = openLog('info', { write: (line) => logged.push(line) })
const Envelope = z.object({ data: z.unknown().optional(), no: z.string().optional() })

function provider(given: Partial<ProviderOptions> = {}) {
  return openProvider({
    name: 'Post',
    url: server.url,
    headers: () => ({ authorization: 'Bearer sk_live_4f9d2c7b1e' }),
    timeoutMs: 5_000,
    cooldownMs: 60_000,
    log,
    open(read) {
      const { data: envelope } = Envelope.safeParse(read)
      if (!envelope) return null
      return envelope.no === undefined ? { data: envelope.data } : { refused: envelope.no }
    },
    ...given,
  })
}

const request = ({ call } = provider()) =>
  call(z.object({ id: z.string() }), 'POST', '/letters', {})

test('what the envelope holds is answered, with all digits of a number that is too large', async () => {
  says(200, '{"data":{"id":9122821270554876574}}')
  expect(await request()).toEqual({ id: '9122821270554876574' })
})

test.each([
  [400, '{"no":"x"}', 'refused'],
  [404, '{"no":"x"}', 'refused'],
  [422, '{"no":"x"}', 'refused'],
  // Not in their form: a proxy between us and them may have answered.
  [400, '<h1>Bad Request</h1>', 'unknown'],
  [401, '', 'unavailable'],
  [403, '', 'unavailable'],
  [408, '', 'unavailable'],
  [425, '', 'unavailable'],
  [429, '', 'unavailable'],
  [503, '', 'unavailable'],
  [500, '{"no":"x"}', 'unknown'],
  [502, '', 'unknown'],
  [504, '', 'unknown'],
  [301, '', 'unknown'],
  [204, '', 'unknown'],
  [200, '{"data":{"id":7}}', 'unknown'],
  [200, '{"no":"x"}', 'refused'],
])('%i %s is %s', async (status, body, kind) => {
  says(status, body)
  await expect(request()).rejects.toMatchObject({ kind, status })
})

test('a reason is logged without numbers, addresses and keys, and can be stored wherever it is cut', async () => {
  const reason = `no 08031234567 for ngozi@example.com with sk_live_4f9d2c7b1e \u0000${'x'.repeat(80)}\u{1F6AB}`
  says(400, JSON.stringify({ no: reason }))
  const failure = await request().catch((error: unknown) => error)
  const message = failure instanceof Error ? failure.message : ''
  expect(message).toMatch(/^Post answers 400: no … for … with … x+/)
  expect(message).not.toMatch(/[\p{Cc}\p{Cs}]/u)
  expect(message.length).toBeLessThan(140)
})

test('no redirect is followed, with a key least of all', async () => {
  answer = (_, response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end()
  await expect(request()).rejects.toMatchObject({ kind: 'unknown', status: 307 })
  expect(requestCount).toBe(1)
})

test('after five failures in a row nothing is sent, and a refusal is none', async () => {
  const post = provider()
  says(400, '{"no":"x"}')
  for (let i = 0; i < 7; i += 1)
    await expect(request(post)).rejects.toMatchObject({ kind: 'refused' })
  says(500, '')
  for (let i = 0; i < 5; i += 1)
    await expect(request(post)).rejects.toMatchObject({ kind: 'unknown' })
  await expect(request(post)).rejects.toMatchObject({ kind: 'unavailable', isCoolingDown: true })
  expect(requestCount).toBe(12)
  expect(logged.join('')).toContain('"provider":"Post","state":"Open"')
})

test('a rejected token is renewed once', async () => {
  let token = 'old'
  answer = ({ headers }, response) => {
    const isNew = headers.authorization === 'new'
    response.writeHead(isNew ? 200 : 401).end(isNew ? '{"data":{"id":"7"}}' : '')
  }
  const renew = () => {
    token = 'new'
  }
  const headers = () => ({ authorization: token })
  expect(await request(provider({ headers, renew }))).toEqual({ id: '7' })
  says(401, '')
  await expect(request(provider({ headers, renew }))).rejects.toMatchObject({ kind: 'unavailable' })
  expect(requestCount).toBe(4)
})

test('calls are counted by provider and outcome', async () => {
  const text = await openMetrics().registry.metrics()
  for (const outcome of ['ok', 'refused', 'unavailable', 'unknown', 'skipped']) {
    expect(text).toMatch(
      new RegExp(`oja_provider_call_seconds_count\\{provider="Post",outcome="${outcome}"\\} [1-9]`),
    )
  }
})
