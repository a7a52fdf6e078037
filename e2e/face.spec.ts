import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hydrated, visit } from './visit.ts'

const root = join(import.meta.dirname, '..')

/** Yoruba with its tones, Igbo, Hausa, and the naira. */
const characters =
  'ẹ ọ ṣ ị ụ ṅ ɓ ɗ ƙ ƴ Ẹ Ọ Ṣ Ị Ụ Ṅ Ɓ Ɗ Ƙ Ƴ ẹ́ ẹ̀ ọ́ ọ̀ ẹ̄ ị́ ị̀ ụ́ ụ̀ ń ǹ ḿ á à é è í ì ó ò ú ù ₦1,450 Ọláyínká Adébọ̀wálé ṅụrụ ɓauna ƙasa'

/** Opens a page with the face: it is optional, so the first visit may be without. */
async function visitWithFace(page: Page, path: string) {
  await visit(page, path)
  await page.evaluate(
    (characters) =>
      Promise.all(
        [400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px Oja`, characters)),
      ),
    `abc ${characters}`,
  )
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

test('the face has ₦ and the characters of Yoruba, Igbo and Hausa with their tones', async ({
  page,
}) => {
  await visitWithFace(page, '/faq')
  await page.evaluate((characters) => {
    const line = document.createElement('p')
    line.id = 'sample'
    line.textContent = characters
    document.querySelector('main')?.replaceChildren(line)
  }, characters)
  await expect(page.locator('#sample')).toHaveText(characters)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root: whole } = await session.send('DOM.getDocument')
  const selector = { nodeId: whole.nodeId, selector: '#sample' }
  const { nodeId } = await session.send('DOM.querySelector', selector)
  await expect
    .poll(async () => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.filter(({ isCustomFont }) => !isCustomFont)
    })
    .toEqual([])
})

/** The addresses of the fonts that a page fetches from now on. */
function fontsOf(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url())
  })
  return fetched
}

test('the face weighs 35 KB at most, and is not fetched while data is saved', async ({
  browser,
  page,
}) => {
  const files = globSync('dist/client/assets/*.woff2', { cwd: root })
  expect(files).toHaveLength(4)
  const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)
  expect(bytes).toBeLessThan(35 * 1024)
  const fetched = fontsOf(page)
  await visit(page, '/')
  await expect.poll(() => fetched.length).toBeGreaterThan(0)

  // A browser of its own: the one above may fetch its fonts late.
  const saving = await browser.newPage()
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetchedSaving = fontsOf(saving)
  for (const path of ['/categories', '/']) {
    await visit(saving, path)
    await expect(saving.locator('html')).toHaveAttribute('data-saving')
    await saving.evaluate(() => document.fonts.ready)
  }
  expect(fetchedSaving).toEqual([])
  await saving.close()
})
