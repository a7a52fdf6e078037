import { expect, test } from 'vitest'
import { testDatabase } from '../../database/test-database.ts'
import { openLog } from '../../log.ts'
import { testHttp } from '../test-http.ts'
import { exchange } from '../test-wire.ts'
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
        query: ['v1'],
        origin: 'http://mall.test',
        outside: { scripts: [], connections: [], frames: [] },
        log,
        async render(request, _api, onError) {
          const { pathname } = new URL(request.url)
          const { search } = new URL(request.url)
          if (['/', '/faq', '/product-details/kettle'].includes(pathname))
            return page(200, '<h1>Here</h1>')
          if (pathname === '/product-details/former') {
            return page(301, '', `/product-details/kettle${search}`)
          }
          if (pathname.startsWith('/product-details/')) return page(404, '<h1>page not found</h1>')
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

function page(status: number, html: string, location?: string) {
  return { status, headers: new Headers(location === undefined ? {} : { location }), html }
}

/** Of exactly this address, which `fetch` would tidy up. */
async function answer(
  path: string,
): Promise<[status: string | undefined, location: string | null]> {
  const said = await exchange(
    url,
    `GET ${path} HTTP/1.1\r\nhost: mall\r\nconnection: close\r\naccept: text/html\r\n\r\n`,
  )
  return [/^HTTP\/1.1 (\d+)/.exec(said)?.[1], /\r\nlocation: (.*)\r\n/.exec(said)?.[1] ?? null]
}

test.each([
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['/faq.', '/faq'],
  ['/Faq),', '/faq'],
  ['/faq%20', '/faq'],
  ['/faq%E2%80%9D', '/faq'],
  ['/faq%E2%80%8B', '/faq'],
  ['/f%61q', '/faq'],
  ['//faq', '/faq'],
  ['/product-details/KETTLE', '/product-details/kettle'],
  ['/product-details/kettle.', '/product-details/kettle'],
  [
    '/Product-Details/Kettle%2E?utm_source=a%20b&v1=3',
    '/product-details/kettle?v1=3&utm_source=a+b',
  ],
  ['/product-details/former?v1=3&from=mail', '/product-details/kettle?v1=3&from=mail'],
  ['/product-details/Former', '/product-details/kettle'],
])('%s leads to %s', async (path, to) => {
  // Twice: the page is cached by then, and still under its own address alone.
  expect(await answer(path)).toEqual(['301', to])
  expect(await answer(path)).toEqual(['301', to])
  const [right = ''] = to.split('?')
  expect(await answer(right)).toEqual(['200', null])
})

test.each([
  'IPHONE',
  'iphone.',
  '%00',
  'a%00b',
  '%',
  '%E0%A4%A',
  '%F0%9F%8D%B2',
  '-',
  `${'-'.repeat(3_000)}A`,
])('what does not exist is not found under any spelling: %s', async (slug) => {
  expect(await answer(`/product-details/${slug}`)).toEqual(['404', null])
})

test('no cache keeps where an address leads: another product may take it', async () => {
  const { headers } = await fetch(`${url}/FAQ`, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

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
