import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { testHttp } from './test-http.ts'

const database = await testDatabase()

test('only a trusted proxy names the request', async () => {
  const headers = { 'x-request-id': 'chosen-outside' }
  async function idBehind(proxies: number) {
    const { url } = await testHttp(database, {}, {}, { trust: { proxies, alwaysSecure: false } })
    return (await fetch(`${url}/healthz`, { headers })).headers.get('x-request-id')
  }
  expect(await idBehind(1)).toBe('chosen-outside')
  expect(await idBehind(0)).toMatch(/^[0-9a-f]{32}$/)
})
