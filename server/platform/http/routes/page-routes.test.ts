import { expect, test } from 'vitest'
import { testDatabase } from '../../database/test-database.ts'
import { openLog } from '../../log.ts'
import { testHttp } from '../test-http.ts'
import { pageRoutes } from './page-routes.ts'

const lines: string[] = []
const log = openLog('warn', { write: (line) => void lines.push(line) })
let rendered = 0
const { url } = await testHttp(
  await testDatabase(),
  {},
  {},
  {
    log,
    prepare(http) {
      pageRoutes(http.app, {
        responseCache: http.responseCache,
        api: http.api,
        cache: true,
        query: [],
        origin: 'http://mall.test',
        outside: { scripts: [], connections: [], frames: [] },
        log,
        async render(request, _api, onError) {
          rendered += 1
          await new Promise((resolve) => setTimeout(resolve, 50))
          if (request.url.endsWith('/thrown')) throw new Error('the renderer fell over')
          onError(new Error('relation "products" does not exist'))
          return { status: 500, headers: new Headers(), html: '<h1>Something went wrong!</h1>' }
        },
      })
    },
  },
)

const send = (path: string, id: string) =>
  fetch(url + path, { headers: { accept: 'text/html', 'x-request-id': id } })

test('the error of a broken page is logged once, with its request id, and the page is not cached', async () => {
  const pages = await Promise.all([1, 2, 3].map((n) => send('/broken', `request-000${n}`)))
  expect(pages.map(({ status }) => status)).toEqual([500, 500, 500])
  for (const page of pages) {
    expect(page.headers.get('cache-control')).not.toMatch(/public/)
    expect(await page.text()).not.toContain('relation')
  }
  expect(rendered).toBe(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      msg: 'a page broke',
      request_id: expect.stringMatching(/^request-000[123]$/),
      err: { message: 'relation "products" does not exist', stack: expect.any(String) },
    },
  ])
  await send('/broken', 'request-0004')
  expect(rendered).toBe(2)
})

test('an error that the renderer throws is logged too', async () => {
  lines.length = 0
  const page = await send('/thrown', 'request-0005')
  expect(page.status).toBe(500)
  expect(await page.text()).toContain('request-0005')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, request_id: 'request-0005', err: { message: 'the renderer fell over' } },
  ])
})
