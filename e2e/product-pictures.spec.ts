import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { productWith } from './demo-products.ts'
import { visit } from './visit.ts'

/** The first picture of a product with several, opened large. */
async function openZoom(page: Page, request: APIRequestContext) {
  const { p_slug } = await productWith(request, ({ images }) => images.length > 2)
  await visit(page, `/product-details/${p_slug}`)
  await page
    .getByRole('link', { name: /^Zoom:/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const image = dialog.getByRole('img')
  await expect(image).toBeVisible()
  return { dialog, image, width: async () => (await image.boundingBox())?.width ?? 0 }
}

test('a picture enlarges twice at least, by press, wheel, keys and button, and is dragged', async ({
  page,
  request,
}) => {
  const { dialog, image, width } = await openZoom(page, request)
  const left = async () => (await image.boundingBox())?.x ?? 0
  const far = await width()
  const stage = dialog.getByRole('button', { name: 'Zoom in' }).locator('..')
  const middle = await stage.boundingBox()
  if (!middle) throw new Error('no stage')
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2]
  await page.mouse.click(x, y)
  await expect.poll(width).toBeGreaterThanOrEqual(2 * far)
  const before = await left()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeGreaterThan(before + 30)
  await dialog.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(width).toBeCloseTo(far, 0)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -600)
  await expect.poll(width).toBeGreaterThanOrEqual(2 * far)
  await page.keyboard.press('-')
  await expect.poll(width).toBeCloseTo(far, 0)
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThanOrEqual(2 * far)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a double tap enlarges a picture, a swipe goes to the next', async ({ page, request }) => {
    const { dialog, width } = await openZoom(page, request)
    const far = await width()
    const device = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((x, id) => ({ x, y: 420, id })),
      })
    await page.touchscreen.tap(195, 420)
    await page.touchscreen.tap(195, 420)
    await expect.poll(width).toBeGreaterThanOrEqual(2 * far)
    await page.touchscreen.tap(195, 420)
    await page.touchscreen.tap(195, 420)
    await expect.poll(width).toBeCloseTo(far, 0)
    await fingers('touchStart', 300)
    await fingers('touchMove', 200)
    await fingers('touchMove', 120)
    await fingers('touchEnd')
    await expect(dialog.getByRole('heading')).toHaveText(/^Picture 2 of/)
    // Two fingers that move apart.
    await fingers('touchStart', 180, 210)
    await fingers('touchMove', 150, 240)
    await fingers('touchMove', 120, 270)
    await expect.poll(width).toBeGreaterThanOrEqual(2 * far)
  })
})

test('a product with more than four pictures has arrows, which scroll to the others', async ({
  page,
  request,
}) => {
  const { p_slug, images } = await productWith(request, (product) => product.images.length > 4)
  await visit(page, `/product-details/${p_slug}`)
  const further = page.getByRole('button', { name: 'Further pictures' })
  await expect(page.getByRole('list', { name: 'Thumbnails' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByText(`1 of ${images.length}`)).toBeVisible()
  for (let hidden = images.length - 4; hidden > 0; hidden -= 1) await further.click()
  await expect(further).toBeDisabled()
  await page
    .getByRole('link', { name: /^Show:/ })
    .last()
    .click()
  await expect(page.getByText(`${images.length} of ${images.length}`)).toBeVisible()
})
