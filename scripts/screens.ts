import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cookie, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, getChromium } from '../e2e/chromium.ts'
import { pickUp, productsInStock, putInCart } from '../e2e/shopper.ts'
import { customer } from '../e2e/signed-in.ts'
import { StartedApp } from '../e2e/started-app.ts'
import { visit } from '../e2e/visit.ts'
import { takeContactSheets } from './contact-sheets.ts'
import { ownersSession } from './owners-session.ts'
import { listScreens, type People, type Screen } from './screen-list.ts'

/*
 * `npm run screens` takes a picture of every screen in a demo mall of its own, on a phone and a desktop,
 * light and dark, side by side, and lists them in `docs/screens.md`; and of all products, in `docs/products.md`.
 */

const folder = 'docs/pictures/screens'
const productsFolder = 'docs/pictures/products'
const dataFolder = '.cache/screens'
const password = 'Market#2026'
const views = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)
const height = 1_100
/** Half their size shows the layout; nobody has to read the text. */
const scale = 0.5
/** Pixels between them. */
const gap = 20

rmSync(dataFolder, { recursive: true, force: true })
const app = new StartedApp({ DATA_DIR: dataFolder })
await app.waitForOutput('ready on http://')
const origin = `http://127.0.0.1:${app.port}`
const browser = await chromium.launch({
  executablePath: await getChromium(),
  args: chromiumArguments,
})
try {
  const people = {
    ada: await customer(origin, { email: 'ada@example.com', password }),
    bola: await customer(origin, { email: 'bola@example.com', password }),
    ngozi: await customer(origin, 'Ngozi Eze'),
  }
  await goShopping(people)
  const owner = await ownersSession(browser, origin, password)
  const screens = await listScreens(people)
  mkdirSync(folder, { recursive: true })
  for (const screen of screens) {
    const shots = []
    for (const view of views) shots.push(await shot(screen, view, people, owner))
    writeFileSync(pictureOf(screen), await sideBySide(shots))
    console.log(screen.name)
  }
  const listed = new Set(screens.map(pictureOf))
  const pictures = readdirSync(folder).map((name) => join(folder, name))
  for (const picture of pictures) if (!listed.has(picture)) rmSync(picture)
  writeFileSync('docs/screens.md', listOf(screens))
  const sheets = await takeContactSheets(browser, origin, productsFolder)
  writeFileSync('docs/products.md', productsPage(sheets))
} finally {
  await browser.close()
  app.stop()
  await app.exited()
}

/** Fills the first customer's cart with two products; the new one orders one and does not pay. */
async function goShopping({ ada, ngozi }: People): Promise<void> {
  const [one, two] = await productsInStock(origin, { minStock: 9 })
  if (!one || !two) throw new Error('There is nothing to buy.')
  await putInCart(ada, one, 1)
  await putInCart(ada, two, 2)
  await putInCart(ngozi, one)
  await ngozi.api.post('/orders/checkout', {
    product_orders: [{ product_id: one.id, quantity: 1 }],
    shipping_method_id: pickUp,
    payment_code: 'flutterwave',
    sub_total: one.amount,
    shipping: 0,
    total: one.amount,
  })
}

function pictureOf({ name }: Screen): string {
  return join(folder, `${name}.webp`)
}

async function shot(
  { address, who, prepare }: Screen,
  { width, colorScheme }: (typeof views)[number],
  people: People,
  owner: Cookie[],
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  if (who === 'owner') await context.addCookies(owner)
  else if (who) {
    const state = { auth: { accessToken: people[who].token } }
    await context.addInitScript(
      (entry) => localStorage.setItem('oja', entry),
      JSON.stringify({ version: 1, state }),
    )
  }
  const page = await context.newPage()
  await openScreen(page, address)
  await prepare?.(page)
  await settled(page)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** The office is rendered in the browser: it is there when its heading is. The state of the mall has no scripts. */
async function openScreen(page: Page, address: string): Promise<void> {
  if (!address.startsWith('/office') && address !== '/status') {
    await visit(page, address)
    return
  }
  await page.goto(address)
  await page.locator('h1').waitFor()
}

/** Waits until the visible part has loaded. An idle network would be no sign: event streams stay open. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(1_500)
  await page.waitForFunction(() => {
    const isSeen = (one: Element) => {
      const { top, left, right, width } = one.getBoundingClientRect()
      return width > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const grey = [...document.querySelectorAll('main .breathing')].filter(isSeen)
    const pictures = [...document.images].filter(isSeen)
    return grey.length === 0 && pictures.every(({ complete }) => complete)
  })
}

async function sideBySide(shots: Buffer[]): Promise<Buffer> {
  let left = 0
  const placed = []
  for (const [at, input] of shots.entries()) {
    const { width = 0 } = views[at] ?? {}
    placed.push({
      input: await sharp(input)
        .resize({ width: width * scale })
        .toBuffer(),
      left,
      top: 0,
    })
    left += width * scale + gap
  }
  const sheet = { width: left - gap, height: height * scale, channels: 3 as const }
  return sharp({ create: { ...sheet, background: '#808080' } })
    .composite(placed)
    .webp({ quality: 70 })
    .toBuffer()
}

function listOf(screens: Screen[]): string {
  const head = `# The screens

Each on a phone (390 pixels wide) and a desktop (1440), light and dark, in the demo mall.
\`npm run screens\` takes the pictures.
`
  return [
    head,
    ...screens.map(
      ({ name, title }) => `## ${title}\n\n![${title}](pictures/screens/${name}.webp)\n`,
    ),
  ].join('\n')
}

function productsPage(sheets: { title: string; file: string }[]): string {
  const head = `# The products

Every product of the demo mall as its card shows it. \`npm run screens\` takes the pictures.
`
  const titles = [...new Set(sheets.map(({ title }) => title))]
  const sections = titles.map((title) => {
    const own = sheets.filter((sheet) => sheet.title === title)
    const pictures = own.map(({ file }) => `![${title}](pictures/products/${file})`)
    return `${[`## ${title}`, ...pictures].join('\n\n')}\n`
  })
  return [head, ...sections].join('\n')
}
