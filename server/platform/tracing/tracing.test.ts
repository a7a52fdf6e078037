import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { pickUp, testShopper } from '#server/checkout/test-checkout.ts'
import { testApp } from '#server/test-app.ts'
import { portOf } from '#simulators/listen.ts'
import { testDatabase } from '../database/test-database.ts'
import { recorded } from '../jobs/jobs.ts'
import { openLog } from '../log.ts'
import { openProvider } from '../provider.ts'
import { openTracing } from './open-tracing.ts'
import { traceHeaders } from './trace.ts'

const database = await testDatabase()
const { url, http, clock } = await testApp(database)

const Body = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.looseObject({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.infer<typeof Body>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

/** Takes spans as an OpenTelemetry collector does, and is any other server's door too. */
async function openReceiver() {
  const spans: Span[] = []
  const bodies: string[] = []
  const sentHeaders: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void json(request)
      .catch(() => null)
      .then((body) => {
        if (request.url === '/v1/traces') {
          bodies.push(JSON.stringify(body))
          for (const { scopeSpans } of Body.parse(body).resourceSpans)
            spans.push(...scopeSpans.flatMap((scope) => scope.spans))
        } else {
          sentHeaders.push(request.headers.traceparent?.toString())
        }
        response.setHeader('content-type', 'application/json').end('{"ok":true}')
      })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  afterAll(() => server.close())
  return { endpoint: `http://127.0.0.1:${portOf(server)}`, spans, bodies, sentHeaders }
}

const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const traceparent = `00-${caller.trace}-${caller.span}-01`

test('a request, its handler and its statements are one trace, which the caller began', async () => {
  const { endpoint, spans } = await openReceiver()
  const tracing = openTracing({ endpoint, release: 'test' })
  await fetch(`${url}/api/v1/brands?page=1`, { headers: { traceparent } })
  await tracing.close()
  const request = spans.find(({ parentSpanId }) => parentSpanId === caller.span)
  expect(request).toMatchObject({ traceId: caller.trace, name: 'GET /api/v1/brands' })
  const handler = spans.find(({ name }) => name.startsWith('handler '))
  expect(handler).toMatchObject({ traceId: caller.trace, parentSpanId: request?.spanId })
  const statements = spans.filter(({ name }) => name.startsWith('statement '))
  expect(statements.length).toBeGreaterThan(0)
  expect(new Set(statements.map((span) => span.traceId))).toEqual(new Set([caller.trace]))
})

test('calls to providers are spans, and tell the trace to the provider', async () => {
  const { endpoint, spans, sentHeaders } = await openReceiver()
  const tracing = openTracing({ endpoint, release: 'test' })
  const { call } = openProvider({
    name: 'flutterwave',
    about: 'lookups',
    url: endpoint,
    headers: () => ({}),
    timeoutMs: 5_000,
    cooldownMs: 1_000,
    log: openLog('silent'),
    open: (data) => ({ data }),
  })
  await call(z.object({ ok: z.boolean() }), 'GET', '/payments/secret-of-somebody')
  await tracing.close()
  expect(spans).toMatchObject([{ name: 'provider flutterwave lookups' }])
  expect(sentHeaders).toEqual([`00-${spans[0]?.traceId}-${spans[0]?.spanId}-01`])
  expect(JSON.stringify(spans)).not.toContain('secret')
})

test('jobs are traces of their own, with their statements', async () => {
  const { endpoint, spans } = await openReceiver()
  const tracing = openTracing({ endpoint, release: 'test' })
  const [job] = recorded(
    http.jobs.filter(({ name }) => name === 'orders-expire'),
    { database, clock },
  )
  await job?.run()
  await tracing.close()
  const own = spans.find(({ name }) => name === 'job orders-expire')
  expect(own?.parentSpanId).toBeUndefined()
  const under = spans.filter(({ parentSpanId }) => parentSpanId === own?.spanId)
  expect(under.map(({ name }) => name)).toContain('statement orders-overdue')
})

test('a span has no values and no people', async () => {
  await addCategories(database)
  const product_id = await addProduct(database, { amount: 123_400, stock: 5 })
  const shopper = await testShopper({ url, database, clock })
  const { rows } = await database.pool.query('SELECT email, slug FROM accounts WHERE id = $1', [
    shopper.accountId,
  ])
  const { endpoint, spans, bodies } = await openReceiver()
  const tracing = openTracing({ endpoint, release: 'test' })
  const body = pickUp([{ product_id, quantity: 1 }], 1_234, { payment_code: 'pay-on-pickup' })
  const placed = await shopper.place(body, 'a-key-of-hers')
  expect(placed.status).toBe(200)
  await fetch(`${url}/api/v1/nowhere/ngozi@example.com?phone=08031234567`)
  await tracing.close()
  expect(spans.length).toBeGreaterThan(5)
  const everything = bodies.join('')
  for (const value of [
    rows[0].email,
    rows[0].slug,
    'ngozi',
    '0803123',
    'a-key-of-hers',
    '1234',
    shopper.headers.authorization.slice(8),
  ])
    expect(
      everything.replace(/"(traceId|spanId|parentSpanId|\w+UnixNano)":"[^"]*"/g, ''),
    ).not.toContain(value)
})

test('without a receiver nothing is traced, and nothing of OpenTelemetry is loaded', () => {
  expect(traceHeaders()).toEqual({})
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    // The interfaces of its API come with prom-client, which measures nothing by them.
    const isOwn = (url) => /@opentelemetry\\/(?!api\\/)/.test(url)
    const count = () => loaded.filter(isOwn).length
    const load = (file) => import(process.cwd() + '/server/' + file)
    await load('main.ts')
    const { startTracing } = await load('platform/tracing/start-tracing.ts')
    await startTracing({ endpoint: undefined, release: 'x' })
    const without = count()
    const tracing = await startTracing({ endpoint: 'http://127.0.0.1:9', release: 'x' })
    console.log(JSON.stringify({ all: loaded.length > 100, without, with: count() > 0 }))
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout || `"${stderr}"`)).toEqual({ all: true, without: 0, with: true })
})
