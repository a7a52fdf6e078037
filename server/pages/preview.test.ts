import { expect, test } from 'vitest'
import type { Api } from '#contract/client.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
/** Pages that say which tiles they got. */
const pages = {
  async render(_request: Request, api: Api) {
    const { data } = await api('GET /list-menu')
    const names = data.menus.map(({ name }) => name).join()
    return {
      status: 200,
      headers: new Headers(),
      html: `<html><body class="a">${names}<script>1</script>`,
    }
  },
}
const { app, clock, rows, member, signedIn } = await testStaff(database, pages)

test('the home page of a time is for whoever has the key, for ten minutes, and stored nowhere', async () => {
  await rows(
    `INSERT INTO content_menus (position, name, url, picture_hash, starts_at)
     VALUES (0, 'Today', '/categories', $1, NULL), (1, 'Tomorrow', '/categories', $1, $2)`,
    ['a'.repeat(64), new Date(clock.now().getTime() + 86_400_000)],
  )
  const browser = await signedIn(await member('Catalogue'))
  const at = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString()
  const { data } = await browser.post('/office/content/preview', { at })
  const look = () => fetch(app.url + new URL(data.address).pathname)
  const page = await look()
  const html = await page.text()
  expect(html).toContain('Today,Tomorrow')
  expect(html).toMatch(/<body class="a"><p [^>]*>Preview: /)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/; sandbox allow-same-origin$/),
  })
  // Shoppers see today's, before and after.
  expect(await (await fetch(`${app.url}/`)).text()).not.toContain('Tomorrow')
  expect(await (await fetch(`${app.url}/robots.txt`)).text()).not.toContain('/preview')
  await clock.advance(601)
  expect((await look()).status).toBe(404)
})

test('another key opens nothing', async () => {
  const browser = await signedIn(await member('Catalogue'))
  const { data } = await browser.post('/office/content/preview', { at: clock.now().toISOString() })
  const { pathname } = new URL(data.address)
  for (const path of [`${pathname.slice(0, -2)}AA`, '/preview/x', `/preview/${'A'.repeat(80)}`]) {
    expect((await fetch(app.url + path)).status).toBe(404)
  }
})
