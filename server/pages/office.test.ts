import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { testDatabase } from '../platform/database/test-database.ts'
import { testApp } from '../test-app.ts'

const database = await testDatabase()
const headers = new Headers({ 'content-type': 'text/html' })
const render = async () => ({ status: 200, headers, html: '<p>shop</p>' })
const { url } = await testApp(
  database,
  { PUBLIC_URL: 'https://mall.example.com', OFFICE_URL: 'https://office.example.com' },
  { render },
)
const shared = await testApp(database, {}, { render })

/** `fetch` would send the host of the address. */
function get(path: string, host: string): Promise<{ status?: number; body: string; to?: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    const sent = request(`${url}${path}`, { headers }, async (answer) => {
      const { statusCode: status } = answer
      resolve({ status, body: await text(answer), to: answer.headers.location })
    })
    sent.once('error', reject).end()
  })
}

const shop = 'mall.example.com'
const office = 'office.example.com'

test('the shoppers’ host knows neither the office nor its calls', async () => {
  for (const path of ['/office', '/office/', '/office/members?page=2', '/api/v1/office/members']) {
    expect([path, (await get(path, shop)).status]).toEqual([path, 404])
    expect([path, (await get(path, 'somewhere.else')).status]).toEqual([path, 404])
  }
  expect((await get('/officers', shop)).body).toBe('<p>shop</p>')
})

test('the office’s host knows no page, file or call of the shop, not even a cached one', async () => {
  for (const path of ['/cart', '/categories', '/api/v1/brands', '/robots.txt', '/docs']) {
    await get(path, shop)
    await get(path, shop)
    expect([path, (await get(path, office)).status]).toEqual([path, 404])
  }
  expect((await get('/healthz', office)).status).toBe(200)
  expect(await get('/', office)).toMatchObject({ status: 302, to: '/office' })
})

test('without a host of its own the office is beside the shop, and no crawler reads it', async () => {
  const robots = await (await fetch(`${shared.url}/robots.txt`)).text()
  expect(robots).not.toContain('Disallow: /office')
  expect(robots).toContain('Disallow: /api/v1/office\n')
  expect((await fetch(`${shared.url}/office/assets/none.js`)).status).toBe(404)
})

test('one host for both is refused at the start', () => {
  const both = { PUBLIC_URL: 'https://mall.example.com', OFFICE_URL: 'https://mall.example.com/' }
  expect(() => readConfig(both)).toThrow(ConfigError)
})
