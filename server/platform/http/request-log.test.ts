import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { testDatabase } from '../database/test-database.ts'
import { openLog } from '../log.ts'
import { refuse } from './handler.ts'
import { testHttp } from './test-http.ts'

const answer = z.object({})
const of = { method: 'GET', summary: 'Answers', answer } as const
const contract = {
  talk: {
    mine: endpoint({ ...of, path: '/mine', access: 'customer' }),
    refunds: endpoint({ ...of, path: '/office/refunds', access: { staff: 'refunds.make' } }),
    guess: endpoint({
      ...of,
      path: '/guess',
      access: 'customer',
      errors: ['wrong_code'],
    }),
  },
} as const

const lines: string[] = []
const database = await testDatabase()
const { url } = await testHttp(
  database,
  contract,
  {
    talk: {
      handlers: {
        mine: async () => ({}),
        refunds: async () => ({}),
        guess: async () => refuse('wrong_code'),
      },
    },
  },
  {
    log: openLog('info', { write: (line) => void lines.push(line) }),
    limits: { burst: 10, perSecond: 0.001 },
    findStaff: async () => ({
      id: 3,
      sessionId: 1,
      step: 'complete',
      isSteppedUp: false,
      permissions: new Set(['orders.read']),
    }),
  },
)

const customer = { authorization: 'Bearer good' }

const logLine = z.object({
  time: z.number(),
  status: z.number(),
  refusal: z.string().optional(),
  account: z.number().optional(),
  staff: z.number().optional(),
})

/** The line of the request, which is written after its answer. */
async function lineOf(path: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/v1${path}`, { headers })
  const id = response.headers.get('x-request-id') ?? 'none'
  const line = await vi.waitFor(() => lines.find((text) => text.includes(id)) ?? missing())
  return logLine.parse(JSON.parse(line))
}

function missing(): never {
  throw new Error('the line is not there yet')
}

test.each([
  ['what a customer did', '/mine', customer, { status: 200, account: 7 }],
  ['without a session', '/mine', {}, { status: 401, refusal: 'unauthenticated' }],
  [
    'without the permission',
    '/office/refunds',
    { cookie: 'office_session=a-token' },
    { status: 403, refusal: 'forbidden', staff: 3 },
  ],
  [
    'what a rule of the mall refused',
    '/guess',
    customer,
    { status: 400, refusal: 'wrong_code', account: 7 },
  ],
])('%s is logged, with who and why', async (_, path, headers, expected) => {
  const { time, ...line } = await lineOf(path, headers)
  expect(line).toEqual(expected)
  // In ms since 1970, which is UTC.
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000)
})

test('a flood is logged as refused', async () => {
  const sent = Array.from({ length: 20 }, () => lineOf('/mine', customer))
  expect(await Promise.all(sent)).toContainEqual(
    expect.objectContaining({ status: 429, refusal: 'too_many_requests' }),
  )
})

test('no line can be forged: what is sent never ends one', async () => {
  lines.length = 0
  await fetch(`${url}/api/v1/none%0A%7B%22level%22:60%7D`, {
    headers: { 'user-agent': '{"level":60}' },
  })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'request' })
  expect(lines.join()).not.toContain('60}')
})

test('while the database is away a line a second says so, whatever is asked meanwhile', async () => {
  const warnings: string[] = []
  const { url: broken } = await testHttp(
    database,
    contract,
    {
      talk: {
        handlers: {
          mine: async () => {
            throw Object.assign(new Error('away'), { code: '57P01' })
          },
        },
      },
    },
    { log: openLog('warn', { write: (line) => void warnings.push(line) }) },
  )
  const from = performance.now()
  const requests = Array.from({ length: 40 }, () =>
    fetch(`${broken}/api/v1/mine`, { headers: customer }),
  )
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))
  const seconds = (performance.now() - from) / 1_000
  expect(statuses).toEqual(new Set([503]))
  expect(warnings.length).toBeGreaterThan(0)
  expect(warnings.length).toBeLessThanOrEqual(1 + seconds)
})
