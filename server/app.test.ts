import { type IncomingMessage, request } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testApp } from './test-app.ts'

const database = await testDatabase()
const render = vi.fn(async (request: Request, api: Api, _onError: unknown, mark: string) => {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/missing') return { status: 404, headers, html: '<p>no</p>' }
  if (pathname === '/moved') {
    return { status: 307, headers: new Headers({ location: '/' }), html: '' }
  }
  const { data } = await api('GET /locations/states')
  const style = `<style nonce="${mark}">body{margin:0}</style>`
  const script = `<script nonce="${mark}">start(${data.states.length})</script>`
  const html = `<!doctype html>${search} ${style}${script}<script src="/a.js"></script>`
  return { status: 200, headers, html }
})
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
const { url, clock } = await testApp(database, { MALL_NAME: 'Oja & Sons' }, { render })
const cookie = `XSRF-TOKEN=${'d'.repeat(32)}`

test('a page is rendered once for all addresses that mean the same, with its own policy', async () => {
  render.mockClear()
  for (const address of ['/', '/?utm_source=chat', '/?page=', '/?fbclid=1&page=']) {
    const page = await fetch(url + address, { headers: { cookie } })
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).not.toContain('unsafe')
  }
  expect(render).toHaveBeenCalledTimes(2)
  expect(render.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual(['', '?page='])
})

test('a page without the XSRF cookie sets it', async () => {
  const page = await fetch(`${url}/`)
  expect(page.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
})

test('missing and moved pages have their status, and are not cached', async () => {
  render.mockClear()
  for (const _ of [1, 2]) {
    expect((await fetch(`${url}/missing`)).status).toBe(404)
    const moved = await fetch(`${url}/moved`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/'])
  }
  expect(render).toHaveBeenCalledTimes(4)
})

test('a page is rendered again after a change of a tag of its calls', async () => {
  const page = () => fetch(`${url}/categories`, { headers: { cookie } })
  await page()
  render.mockClear()
  await page()
  expect(render).not.toHaveBeenCalled()
  await database.pool.query("SELECT pg_notify('oja_changed', 'catalogue')")
  await vi.waitFor(async () => {
    await page()
    expect(render).toHaveBeenCalledTimes(1)
  })
})

test('pages take GET only, and 404 under the API is never a page', async () => {
  expect((await fetch(`${url}/categories`, { method: 'POST' })).status).toBe(405)
  const response = await fetch(`${url}/api/v1/nothing`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: false, code: 'not_found' })
  for (const path of ['/api/v2/brands', '/media/nothing', '/webhooks/nobody']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
  }
})

test('only pictures of the mall are shown by other sites, such as a reader of mails', async () => {
  const allowed = async (path: string) =>
    (await fetch(url + path)).headers.get('cross-origin-resource-policy')
  expect(await allowed(`/media/${'a'.repeat(64)}.jpg?w=96`)).toBe('cross-origin')
  for (const path of ['/', '/api/v1/brands', '/media/x/y', '/simulators', '/healthz']) {
    expect([path, await allowed(path)]).toEqual([path, 'same-origin'])
  }
})

/** Of exactly this address, which `fetch` would tidy up. */
function answerTo(path: string): Promise<IncomingMessage> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ port, path }, resolve).on('error', reject).end()
  })
}

test('addresses that look like another host are pages of ours', async () => {
  for (const [path, to] of [
    ['//', '/'],
    ['//evil.test/x', '/evil.test/x'],
    ['/http://evil.test', '/http%3A/evil.test'],
    ['/\\evil.test', '/%5Cevil.test'],
    ['/%2F%2Fevil.test', undefined],
    ['/%2e%2e/x', '/x'],
    ['/?', undefined],
    ['/??x=?', undefined],
    ['/%zz', undefined],
    ['/%00', undefined],
  ]) {
    const page = await answerTo(path ?? '')
    const expected = to === undefined ? [path, 200, undefined] : [path, 301, to]
    expect([path, page.statusCode, page.headers.location]).toEqual(expected)
    page.resume()
  }
})

test('every declared call is answered by something', async () => {
  const document = await (await fetch(`${url}/api/v1/openapi.json`)).json()
  for (const { method, path, access } of Object.values(contract).flatMap((domain) =>
    Object.values<Endpoint>(domain),
  )) {
    const operation = document.paths[path][method.toLowerCase()]
    expect(operation.responses['200'], path).toBeDefined()
    expect(operation.responses['503'], path).toBeDefined()
    if (access === 'customer') expect(operation.responses['401'], path).toBeDefined()
    const address = `${url}/api/v1${path.replace(/\{\w+\}/g, '1')}`
    const response = await fetch(address, { method })
    const body = await response.json()
    expect(body, path).toHaveProperty('status')
    const anonymousCaller = ['not_implemented', 'method_not_allowed']
    expect([path, anonymousCaller.includes(body.code)]).toEqual([path, false])
  }
})

test('the contract can be read by people, without scripts', async () => {
  const page = await fetch(`${url}/docs`)
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(text).toContain('<title>Oja &#38; Sons: the API</title>')
  expect(text).toContain('/products/details/{id}')
  expect(text).toContain('database_unavailable')
})

test('the clock moves by a program and by the console, and only forward', async () => {
  const move = (body: string, type: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/simulators/clock`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type, ...headers },
      body,
    })
  const ahead = () => Math.round((clock.now().getTime() - Date.now()) / 1000)
  const byProgram = await move('{"advance_seconds":3600}', 'application/json')
  expect(await byProgram.json()).toMatchObject({ status: true })
  expect(ahead()).toBe(3600)

  const form = 'application/x-www-form-urlencoded'
  const byConsole = await move('advance_seconds=60', form, { origin: url, cookie })
  expect([byConsole.status, byConsole.headers.get('location')]).toEqual([303, '/simulators'])
  expect(ahead()).toBe(3660)

  expect((await move('advance_seconds=60', form, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await move('advance_seconds=60', form, { origin: 'null', cookie })).status).toBe(403)
  for (const seconds of ['-5', '0', '1.5', 'soon', '""', '1e12']) {
    const refused = await move(`{"advance_seconds":${seconds}}`, 'application/json')
    expect([seconds, refused.status]).toEqual([seconds, 422])
  }
  expect(ahead()).toBe(3660)
  const page = await fetch(`${url}/simulators`)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(await page.text()).toContain('Move it forward by')
})

test('robots know the sitemap, and the sitemap every page', async () => {
  const robots = await (await fetch(`${url}/robots.txt`)).text()
  // Whatever says of itself that it is not listed can be read.
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/v1/office'])
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  expect(index).toContain('/sitemap-pages.xml</loc>')
  const pages = await (await fetch(`${url}/sitemap-pages.xml`)).text()
  expect(pages).toContain('/about-us</loc>')
  expect((await fetch(`${url}/sitemap-products-1.xml`)).status).toBe(404)
  for (const number of ['x', '1e0', '01', '+1', '%201', '1.0', '0x1', '']) {
    expect((await fetch(`${url}/sitemap-products-${number}.xml`)).status, number).toBe(404)
  }
})

test('health and metrics can be read', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  for (const name of [
    'oja_http_request_seconds_bucket',
    'oja_response_cache_total',
    'oja_response_cache_bytes',
    'oja_database_connections',
    'oja_database_timeline 1',
    'oja_database_unlogged_rows{table="account_attempts"}',
    'nodejs_eventloop_lag_seconds',
  ]) {
    expect(metrics).toContain(name)
  }
  await database.pool.query('ALTER TABLE platform_migrations RENAME TO elsewhere')
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  await database.pool.query('ALTER TABLE elsewhere RENAME TO platform_migrations')
})
