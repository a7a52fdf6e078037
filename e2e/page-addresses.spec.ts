import { type APIRequestContext, expect, test } from '@playwright/test'

const salt = '/product-details/dangote-salt-500-g'

async function look(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { answer, status: answer.status(), to: answer.headers().location }
}

test('what does not exist is the page that says so, however it is asked for', async ({
  request,
}) => {
  for (const path of [
    '/categories?categories=999999',
    '/categories?categories=999999999',
    '/categories?categories=99999999999',
    '/categories?categories=0',
    '/categories?categories=phones',
    '/categories?categories=1&categories=2',
    '/product-details/IPHONE',
    '/product-details/no-such-thing.',
    '/product-details/%20',
    '/product-details/---',
    '/product-details/%E6%89%8B%E6%9C%BA',
    '/product-details/%1B',
    '/product-details/a%2Fb',
    `/product-details/${'x'.repeat(3_000)}`,
    `${salt}/more`,
    '/Nothing.',
    '/dashboard/orders/none',
  ]) {
    const { answer, status } = await look(request, path)
    expect([path, status]).toEqual([path, 404])
    expect(await answer.text(), path).toContain('page not found')
  }
})

test('capitals, and what a sentence put behind it, lead to the right address', async ({
  request,
}) => {
  for (const [path, to] of [
    [`${salt}.`, salt],
    [`${salt.toUpperCase()}),?utm_source=chat`, `${salt}?utm_source=chat`],
    [`${salt}/`, salt],
    ['/categories?categories=1.&utm_source=chat', '/categories?categories=1&utm_source=chat'],
    ['/Categories?categories=1', '/categories?categories=1'],
    ['/FAQ', '/faq'],
    ['/Dashboard/Orders/', '/dashboard/orders'],
  ] as const) {
    const moved = await look(request, path)
    expect([path, moved.status, moved.to]).toEqual([path, 301, to])
    expect((await look(request, to)).status).toBe(200)
  }
})

test('no page that search engines shall not list is hidden from them', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const blocked = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  for (const path of [
    '/categories?page=9999',
    '/categories?categories=1&page=500',
    '/categories?prod=rice',
    '/categories?brands=1',
    '/categories?key=newest',
    '/cart',
    '/checkout',
    '/dashboard',
    '/login',
    '/status',
    '/office',
    '/simulators',
  ]) {
    const { answer, status } = await look(request, path)
    expect([path, status]).toEqual([path, 200])
    const says = answer.headers()['x-robots-tag'] ?? (await answer.text())
    expect(says, path).toMatch(/noindex/)
    expect(blocked.filter((start) => path.startsWith(start))).toEqual([])
  }
  for (const path of ['/categories', '/categories?page=2', '/categories?categories=1', salt]) {
    expect(await (await look(request, path)).answer.text(), path).not.toMatch(/noindex/)
  }
})
