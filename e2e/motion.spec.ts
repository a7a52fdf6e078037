import { expect, type Page, test } from '@playwright/test'
import { productWith } from './demo-products.ts'
import { hydrated, visit } from './visit.ts'

/** A movement that a slider began by itself. */
interface Movement {
  slider: string
  /** By the clock of the page, in ms. */
  at: number
}

interface Category {
  id: number
  name: string
  sub_category: Category[]
}

/** Notes the sliders' movements; the network is as quick as pictures of cards want it. */
async function noteMovements(page: Page): Promise<Movement[]> {
  const movements: Movement[] = []
  page.on('console', (message) => {
    const [, at, slider = ''] = /^moves (\d+) (.*)/.exec(message.text()) ?? []
    if (at) movements.push({ slider, at: Number(at) })
  })
  await page.addInitScript(() => {
    const scrollTo = Element.prototype.scrollTo
    Element.prototype.scrollTo = function (this: Element, ...place: unknown[]) {
      const slider = this.closest('[aria-roledescription=carousel]')?.getAttribute('aria-label')
      if (slider) console.debug(`moves ${Math.round(Date.now())} ${slider}`)
      Reflect.apply(scrollTo, this, place)
    }
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } })
  })
  return movements
}

/** Opens a page whose clock moves with `run` alone. Its frames stand still with the clock. */
async function openStill(page: Page, address: string) {
  const movements = await noteMovements(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.mouse.move(0, 0)
  await page.goto(address)
  await hydratedStill(page)
  return { movements, run: (ms: number) => page.clock.runFor(ms) }
}

/** As `hydrated`: hydration begins with a frame, which the clock brings. */
async function hydratedStill(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return page.locator('footer').evaluate((footer) => Object.keys(footer).join(' '))
    })
    .toContain('__reactProps')
  await page.clock.runFor(50)
  await settled(page)
}

const pause = (page: Page) => page.getByRole('button', { name: /^(Pause|Play) moving pictures$/ })

const banner = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The further pictures that cards have come to. */
const turned = (page: Page) => page.getByRole('article').locator('picture ~ picture')

/** React has rendered what was due: frames stand still with the clock, messages do not. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      }),
  )

/** The slider's movements while its clock runs on for three times three seconds. */
async function movesOf(page: Page, name: string, still: Awaited<ReturnType<typeof openStill>>) {
  still.movements.length = 0
  await still.run(9_000)
  await settled(page)
  return still.movements.filter(({ slider }) => slider === name).map(({ at }) => at)
}

for (const { width, names } of [
  { width: 1440, names: ['Highlights', 'Offers', 'More offers'] },
  { width: 390, names: ['Offers', 'More offers'] },
]) {
  test(`at ${width} px all banners in view advance every 3 seconds, each at its own moment`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const still = await openStill(page, '/')
    await banner(page, names.at(-1) ?? '').scrollIntoViewIfNeeded()
    await expect(async () => {
      for (const name of names) expect(await movesOf(page, name, still)).toHaveLength(3)
    }).toPass()
    const moments: number[] = []
    for (const name of names) {
      const [first = 0, ...others] = await movesOf(page, name, still)
      expect(others).toEqual([first + 3_000, first + 6_000])
      moments.push(first % 3_000)
    }
    moments.sort((a, b) => a - b)
    for (const [place, moment] of moments.slice(1).entries()) {
      expect(moment - (moments[place] ?? 0)).toBeGreaterThan(150)
    }
  })
}

test('all cards in view turn their pictures within 3 seconds, not all at once', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const list = await request.get('/api/v1/products/all/category/null')
  const products: { images: object[] }[] = (await list.json()).data.products.data
  const { run } = await openStill(page, '/categories')
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded()
  const inView = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top > 0 && bottom < innerHeight
    }),
  )
  const due = products.filter(({ images }, place) => images.length > 1 && inView[place]).length
  expect(due).toBeGreaterThan(2)
  const counts: number[] = []
  for (let ms = 0; ms <= 3_250; ms += 250) {
    await run(250)
    await settled(page)
    counts.push(await turned(page).count())
  }
  await expect.poll(() => turned(page).count()).toBeGreaterThanOrEqual(due)
  expect(counts[0]).toBe(0)
  expect(new Set(counts).size).toBeGreaterThan(2)
})

test('one control stops all that moves, and starts it again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const still = await openStill(page, '/')
  await expect.poll(() => movesOf(page, 'Offers', still)).not.toEqual([])
  await expect(pause(page)).toHaveCount(1)
  await pause(page).click()
  await expect(pause(page)).toHaveAccessibleName('Play moving pictures')
  await page.mouse.move(0, 0)
  const pictures = await turned(page).count()
  for (const name of ['Highlights', 'Offers']) expect(await movesOf(page, name, still)).toEqual([])
  expect(await turned(page).count()).toBe(pictures)
  await pause(page).click()
  await page.mouse.move(0, 0)
  expect(await movesOf(page, 'Highlights', still)).not.toEqual([])
})

test('a slider waits for mouse and focus, and stays for good where a hand moved it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const still = await openStill(page, '/')
  const moves = (name: string) => movesOf(page, name, still)
  const leave = () => page.mouse.move(0, 0)

  const swiped = banner(page, 'Offers')
  await swiped.hover()
  await page.mouse.wheel(400, 0)
  await expect(swiped.getByRole('button', { name: /: 2 of/ })).toHaveAttribute('aria-current')
  await leave()
  expect(await moves('Offers')).toEqual([])
  expect(await moves('More offers')).not.toEqual([])

  const held = banner(page, 'Highlights')
  await held.hover()
  // A page that scrolls under the mouse moves no slider.
  await page.mouse.wheel(0, 1)
  expect(await moves('Highlights')).toEqual([])
  expect(await moves('More offers')).not.toEqual([])
  await leave()
  expect(await moves('Highlights')).not.toEqual([])

  const dot = held.getByRole('button', { name: /: 2 of/ })
  await dot.focus()
  expect(await moves('Highlights')).toEqual([])
  await dot.blur()
  expect(await moves('Highlights')).not.toEqual([])
  await dot.click()
  await leave()
  await dot.blur()
  expect(await moves('Highlights')).toEqual([])
  await expect(dot).toHaveAttribute('aria-current', 'true')
  expect(await moves('Offers')).toEqual([])
  expect(await moves('More offers')).not.toEqual([])
})

test('nothing moves, and nothing pauses, under reduced motion and while data is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const still = await openStill(page, '/')
  await expect.poll(() => movesOf(page, 'Offers', still)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause(page)).toHaveCount(0)
  expect(await movesOf(page, 'Offers', still)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pause(page)).toHaveCount(1)
  await page.evaluate(() => {
    const state = { app: { dataSaver: true } }
    localStorage.setItem('oja', JSON.stringify({ version: 1, state }))
  })
  await page.reload()
  await hydratedStill(page)
  await expect(pause(page)).toHaveCount(0)
  expect(await movesOf(page, 'Offers', still)).toEqual([])
})

test('every page with moving pictures has one control, in its place from the first byte', async ({
  page,
  request,
}) => {
  const { p_slug } = await productWith(request, ({ images }) => images.length > 1)
  for (const path of ['/', '/categories', '/categories?prod=fan', `/product-details/${p_slug}`]) {
    const html = await (await request.get(path)).text()
    expect(html.match(/aria-label="Pause moving pictures"/g)).toHaveLength(1)
    await visit(page, path)
    await expect(pause(page)).toHaveCount(1)
  }
  await visit(page, '/cart')
  // The cart's own lines replace the strip once, after hydration.
  const strip = page.getByRole('heading', { name: 'Gadgets you may also like' })
  await expect(() => strip.scrollIntoViewIfNeeded()).toPass()
  await expect(pause(page)).toHaveCount(1)
})

test('hydration moves nothing in a listing, however long its name', async ({ page, request }) => {
  const answer = await request.get('/api/v1/categories/nav-sub-categories')
  const { categories_sub }: { categories_sub: Category[] } = await answer.json()
  const [longest] = categories_sub
    .flatMap((category) => [category, ...category.sub_category])
    .sort((a, b) => b.name.length - a.name.length)
  for (const path of [
    '/categories',
    '/categories?prod=fan',
    `/categories?categories=${longest?.id}`,
  ]) {
    for (const width of [360, 390, 393, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const tops = () =>
        page
          .getByRole('heading', { level: 1 })
          .or(page.getByRole('article').first())
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      const before = await tops()
      expect(before).toHaveLength(2)
      release()
      await hydrated(page)
      expect(await tops()).toEqual(before)
      await page.unrouteAll()
    }
  }
})
