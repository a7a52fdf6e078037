import { expect, test } from '@playwright/test'
import {
  buyable,
  choose,
  detailsWith,
  dropdown,
  isOfChips,
  optionNames,
  productWith,
} from './demo-products.ts'
import { open, openFooter, visit } from './visit.ts'

test('a fixed product is stepped up to its stock, added, noticed for 3 seconds, removed', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const { p_slug } = await productWith(
    request,
    (product) => product.is_fixed === 1 && product.stock_count > 2 && product.stock_count < 7,
  )
  await visit(page, `/product-details/${p_slug}`)
  // The page's number, as other journeys buy scarce products too.
  const left = page.getByText(/^Only [2-6] left in stock$/)
  await expect(left).toBeVisible()
  const stock = Number((await left.textContent())?.match(/\d/)?.[0])
  const stepper = page.getByRole('group', { name: /^Quantity/ })
  const more = stepper.getByRole('button', { name: 'One more' })
  await expect(stepper.getByRole('button', { name: 'One less' })).toBeDisabled()
  for (let quantity = 1; quantity < stock; quantity += 1) await more.click()
  await expect(more).toBeDisabled()

  const notice = page.getByText('Product successfully added to cart')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(notice.first()).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(notice.first()).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(page.getByText('Product successfully removed from cart').first()).toBeVisible()
})

test('choosing all variations fetches the combination; adding resets the choice', async ({
  page,
  request,
}) => {
  const product = await detailsWith(
    request,
    (one) =>
      isOfChips(one) &&
      optionNames(one).length > 1 &&
      one.stock_count > 30 &&
      (one.combinations?.filter(({ in_stock }) => in_stock).length ?? 0) > 1,
  )
  await visit(page, `/product-details/${product.p_slug}`)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  const [first, second] = buyable(product)
  if (!first || !second) throw new Error('two variations')
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription(`Still to choose: ${first[0]} and ${second[0]}`)
  await choose(page, first)
  await expect(page.getByText(`Still to choose: ${second[0]}`, { exact: true })).toBeVisible()
  await expect(add).toBeDisabled()
  await choose(page, second)
  await expect(page.getByText(/^In stock$|^Only \d+ left in stock$/)).toBeVisible()
  await add.click()
  await expect(page.getByText('Product successfully added to cart').first()).toBeVisible()
  for (const [name] of [first, second]) await expect(dropdown(page, name)).toHaveValue('')
  await expect(page.locator('main').getByRole('radio', { checked: true })).toHaveCount(0)
  // Another variation of the product counts by itself.
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const combinations = product.combinations?.filter(({ in_stock }) => in_stock).slice(1) ?? []
  for (const value of buyable({ ...product, combinations })) await choose(page, value)
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(`${first[1]}, ${second[1]}`)).toBeVisible()
})

test('stock is low below 7 units, and a button says when there is none', async ({ page }) => {
  let units = 7
  await page.route('**/api/v1/products/details/*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const fixed = { is_fixed: 1, variation_info: null, combinations: null }
    const stock = { stock_count: units, in_stock: units > 0 }
    const product = { ...data.product, ...fixed, ...stock }
    await route.fulfill({ response, json: { ...rest, data: { ...data, product } } })
  })
  const words = {
    7: 'In stock',
    6: 'Only 6 left in stock',
    1: 'Only 1 left in stock',
    0: 'Sold out for now',
  }
  for (const [left, text] of Object.entries(words).reverse()) {
    units = Number(left)
    await visit(page, '/categories')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    const buttons = page.getByRole('group', { name: /^Quantity/ }).locator('..')
    await expect(buttons.getByRole('button', { name: 'Add to cart' })).toHaveCount(
      units === 0 ? 0 : 1,
    )
    await expect(buttons.getByRole('button', { name: 'Out of Stock' })).toHaveCount(
      units === 0 ? 1 : 0,
    )
  }
})

test('pictures open large, turn by keys, and give the focus back', async ({ page, request }) => {
  const { p_slug } = await productWith(request, ({ images }) => images.length > 2)
  await visit(page, `/product-details/${p_slug}`)
  const picture = page.getByRole('link', { name: /^Zoom:/ }).first()
  await picture.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(/^Picture 1 of/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading')).toHaveText(/^Picture 2 of/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
})

test('ratings show five reviews, filter by stars, and open in full', async ({ page, request }) => {
  // Not a fixed product: other journeys buy and review those.
  const { p_slug, rating_count, average_rating, verified_count, review_count, product_orders } =
    await detailsWith(request, (product) => product.review_count > 10)
  await visit(page, `/product-details/${p_slug}`)
  const tab = page.getByRole('tab', { name: 'Ratings' })
  if (await tab.isVisible()) await tab.click()
  else await page.getByRole('button', { name: 'Ratings' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Ratings' })
  await expect(panel).toContainText(`${average_rating.toFixed(1)} exactly`)
  // The shield stands only where an order stands behind it.
  const isVerified = verified_count === rating_count
  await expect(panel.getByText('Verified rating')).toHaveCount(isVerified ? 1 : 0)
  const first = product_orders.slice(0, 5)
  const verified = first.filter((review) => review.is_verified)
  await expect(panel.getByText('Verified: bought here')).toHaveCount(verified.length)
  await expect(panel.getByRole('img', { name: /^[1-5] out of 5/ })).toHaveCount(6)

  const bar = panel.getByRole('button', { name: /^\d stars?: [1-9]/ }).first()
  const stars = (await bar.getAttribute('aria-label'))?.charAt(0)
  await bar.click()
  const reviews = panel.getByRole('listitem').filter({ has: page.getByRole('img') })
  await expect(reviews.first()).toBeVisible()
  for (const review of await reviews.all()) {
    await expect(review.getByRole('img')).toHaveAccessibleName(`${stars} out of 5 stars`)
  }
  await bar.click()
  await panel.getByRole('button', { name: 'see all ratings' }).click()
  const all = page.getByRole('dialog', { name: 'All ratings' })
  const rated = all.getByRole('img', { name: /^[1-5] out of 5/ })
  await expect(rated).toHaveCount(10)
  await all.getByRole('button', { name: 'Next page' }).click()
  await expect(all.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(rated).toHaveCount(Math.min(10, review_count - 10))
})

const review = {
  rating: '4',
  caption: 'Good',
  review_details: 'It does what it should.',
  user_who_rated: 'Anonymous',
  is_verified: true,
}

for (const { average, count, rounded } of [
  { average: 4.4, count: 1, rounded: 4 },
  { average: 4.5, count: 5, rounded: 5 },
  { average: 2.6, count: 300, rounded: 3 },
]) {
  test(`${average} of ${count} is the verified rating ${rounded}, with its stars`, async ({
    page,
  }) => {
    const rated = { average_rating: average, rating_count: count }
    await page.route('**/api/v1/products/details/*', async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      const product = {
        ...data.product,
        ...rated,
        verified_count: count,
        review_count: count,
        product_orders: Array.from({ length: Math.min(count, 5) }, () => ({
          ...review,
          updated_at: new Date().toISOString(),
        })),
      }
      await route.fulfill({ response, json: { ...rest, data: { ...data, product } } })
    })
    await page.route('**/api/v1/products/all/category/*', async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      const cards = data.products.data.map((card: object) => ({ ...card, ...rated }))
      const products = { ...data.products, data: cards }
      await route.fulfill({ response, json: { ...rest, data: { ...data, products } } })
    })
    await visit(page, '/faq')
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: 'All Categories' }).click()
    const card = page.getByRole('article').first()
    await expect(card).toContainText(`${average}out of 5, ratings:(${count})`)
    await expect(card.getByText(/^New/)).toHaveCount(0)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByText(`${average} (${count})`)).toBeVisible()
    const tab = page.getByRole('tab', { name: 'Ratings' })
    const accordion = page.getByRole('button', { name: 'Ratings' })
    await tab.or(accordion).filter({ visible: true }).click()
    const panel = page.getByRole('tabpanel', { name: 'Ratings' })
    const verified = panel.getByText('Verified rating').locator('..')
    await expect(verified).toContainText(`${rounded}out of 5`)
    await expect(verified.getByRole('img', { name: `${rounded} out of 5 stars` })).toBeVisible()
    await expect(verified).toContainText(`${average} exactly, of ${count} rating`)
    const more = panel.getByRole('button', { name: 'see all ratings' })
    await expect(more).toHaveCount(count > 5 ? 1 : 0)
  })
}

test('reviews that have to be fetched show that they load, that they failed, and arrive after all', async ({
  page,
}) => {
  let lateReview: object = {}
  // A product whose included, newest reviews all have five stars.
  await page.route('**/api/v1/products/details/*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const [review] = data.product.product_orders
    lateReview = { ...review, rating: '1', caption: 'Came late' }
    const product = {
      ...data.product,
      product_orders: [{ ...review, rating: '5' }],
      rating_counts: [1, 0, 0, 0, 1],
      rating_count: 2,
      review_count: 2,
    }
    await route.fulfill({ response, json: { ...rest, data: { ...data, product } } })
  })
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  let isCut = true
  await page.route('**/api/v1/products/reviews/*', async (route) => {
    await arrival
    if (isCut) return route.abort()
    const meta = { links: [], per_page: 10, current_page: 1, last_page: 1, total: 1 }
    const data = { reviews: { data: [lateReview], meta } }
    return route.fulfill({ json: { status: true, message: 'OK', data } })
  })
  await visit(page, '/categories?key=popular')
  await page.getByRole('article').first().getByRole('link').first().click()
  const tab = page.getByRole('tab', { name: 'Ratings' })
  const accordion = page.getByRole('button', { name: 'Ratings' })
  await tab.or(accordion).filter({ visible: true }).click()
  const panel = page.getByRole('tabpanel', { name: 'Ratings' })
  await panel.getByRole('button', { name: '1 star: 1' }).click()
  await expect(panel.getByRole('status', { name: 'Loading ratings' })).toBeVisible()
  arrive()
  await expect(panel.getByText('Something went wrong! TRY AGAIN..')).toBeVisible()
  isCut = false
  await panel.getByRole('button', { name: 'Refresh' }).click()
  await expect(panel.getByText('Came late')).toBeVisible()
  await expect(panel.getByText('1 review with 1 star', { exact: true })).toBeAttached()
  await expect(panel.getByText('Something went wrong!')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('features, details and ratings are all there to read', async ({ page, request }) => {
    const { p_slug } = await productWith(request, ({ rating_count }) => rating_count > 0)
    await open(page, `/product-details/${p_slug}`)
    for (const title of ['Key features', 'Product details', 'Ratings']) {
      await expect(page.getByRole('tabpanel', { name: title })).toBeVisible()
    }
    await expect(page.getByText(/exactly, of \d+ ratings?/)).toBeVisible()
  })
})
