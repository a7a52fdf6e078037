import { expect, test } from '@playwright/test'

/**
 * KB of a page's HTML before compression, and its elements: what rendering, compressing and a slow phone's parser work
 * through. Measured 273, 188 and 172 KB (`docs/performance.md`); 66 of them are the styles.
 */
const most = [
  { what: 'home', path: '/', kilobytes: 280, elements: 2_380 },
  { what: 'a listing', path: '/categories', kilobytes: 194, elements: 1_740 },
  { what: 'a product', path: '/product-details/apple-iphone-15', kilobytes: 177, elements: 1_500 },
]

for (const { what, path, kilobytes, elements } of most) {
  test(`the HTML of ${what} stays small`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('</html>')
    expect(Buffer.byteLength(html) / 1024).toBeLessThan(kilobytes)
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(elements)
    expect(html).not.toMatch(/\/media\/[0-9a-f]{64}/)
  })
}

test('a picture has its address of before too', async ({ request }) => {
  const html = await (await request.get('/categories')).text()
  const name = /\/media\/([\w-]{16})\.avif\?w=320/.exec(html)?.[1] ?? ''
  const short = await request.get(`/media/${name}.webp?w=320`)
  expect([short.status(), short.headers()['content-type']]).toEqual([200, 'image/webp'])
  const start = Buffer.from(name, 'base64url').toString('hex')
  expect(short.headers().etag).toContain(start)
})
