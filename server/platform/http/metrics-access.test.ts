import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { portOf } from '#simulators/listen.ts'
import { testDatabase } from '../database/test-database.ts'
import { metricsServer } from './metrics-access.ts'
import { testHttp } from './test-http.ts'

const database = await testDatabase()
const token = 'a token of the tests'
const read = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers }).then(({ status }) => status)

test('without a token programs on this machine read the metrics, and nobody through a proxy', async () => {
  const { url } = await testHttp(database, {}, {})
  expect(await read(url)).toBe(200)
  expect(await read(url, { 'x-forwarded-for': '198.51.100.7' })).toBe(404)
  expect(await read(url, { forwarded: 'for=198.51.100.7' })).toBe(404)
  expect(await read(url, { via: '1.1 proxy' })).toBe(404)
})

test('nobody from another machine reads them without a token', async () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')
  if (!own) return
  const { http } = await testHttp(database, {}, {})
  await http.close()
  const open = await testHttp(database, {}, {}, { host: '0.0.0.0' })
  expect(await read(`http://${own.address}:${new URL(open.url).port}`)).toBe(404)
})

test('with a token whoever has it reads them, from wherever', async () => {
  const { url } = await testHttp(database, {}, {}, { metricsAccess: { token } })
  const authorization = `Bearer ${token}`
  expect(await read(url)).toBe(404)
  expect(await read(url, { authorization: 'Bearer another' })).toBe(404)
  expect(await read(url, { authorization, 'x-forwarded-for': '198.51.100.7' })).toBe(200)
})

test('with a port of their own the public one does not have them', async () => {
  const { url, http } = await testHttp(database, {}, {}, { metricsAccess: { hasOwnPort: true } })
  const server = metricsServer(http.metrics, {}).listen(0, '127.0.0.1')
  afterAll(() => server.close())
  await once(server, 'listening')
  const own = `http://127.0.0.1:${portOf(server)}`
  expect(await read(url)).toBe(404)
  const metrics = await fetch(`${own}/metrics`)
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await metrics.text()).toContain('oja_http_request_seconds')
  expect((await fetch(`${own}/healthz`)).status).toBe(404)
  const guarded = metricsServer(http.metrics, { token }).listen(0, '127.0.0.1')
  afterAll(() => guarded.close())
  await once(guarded, 'listening')
  expect(await read(`http://127.0.0.1:${portOf(guarded)}`)).toBe(404)
})
