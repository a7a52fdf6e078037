import { expect, type Page, test } from '@playwright/test'
import type { ProductDetails } from '#contract/shop/product.ts'
import { buyable, choose, detailsWith, dropdown, isOfChips, optionNames } from './demo-products.ts'
import { open, visit } from './visit.ts'

const hasColour = ({ variation_info }: ProductDetails) =>
  Boolean(variation_info?.some(({ variation_values: [first] }) => first?.swatch))

for (const [kind, matches] of Object.entries({
  'a colour': hasColour,
  'words alone': (one: ProductDetails) => !hasColour(one),
  'several kinds': (one: ProductDetails) => optionNames(one).length > 1,
})) {
  test(`every variation of ${kind} has a dropdown with its name and all its values`, async ({
    page,
    request,
  }) => {
    const product = await detailsWith(request, matches)
    await visit(page, `/product-details/${product.p_slug}`)
    for (const { variation_name, variation_values } of product.variation_info ?? []) {
      const options = dropdown(page, variation_name).getByRole('option')
      const mark = (id: number) => {
        const those = product.combinations?.filter(({ value_ids }) => value_ids.includes(id)) ?? []
        if (those.some(({ in_stock }) => in_stock)) return ''
        return those.length === 0 ? ' (not sold)' : ' (sold out)'
      }
      await expect(options).toHaveText([
        'Choose',
        ...variation_values.map(({ id, name }) => `${name}${mark(id)}`),
      ])
    }
    await expect(page.locator('main form select')).toHaveCount(product.variation_info?.length ?? 0)
  })
}

test('dropdown and chips are two ways to one value', async ({ page, request }) => {
  const product = await detailsWith(
    request,
    (one) => isOfChips(one) && Boolean(one.combinations?.every(({ in_stock }) => in_stock)),
  )
  const [variation] = product.variation_info ?? []
  const [one, other] = variation?.variation_values ?? []
  if (!variation || !one || !other) throw new Error('two values')
  await visit(page, `/product-details/${product.p_slug}`)
  const select = dropdown(page, variation.variation_name)
  const chip = (name: string) => page.locator('main').getByRole('radio', { name, exact: true })
  await select.selectOption({ label: one.name })
  await expect(chip(one.name)).toBeChecked()
  await chip(other.name).check()
  await expect(select).toHaveValue(String(other.id))
  await select.selectOption({ label: 'Choose' })
  await expect(page.locator('main').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a chosen colour is what pictures and cart show', async ({ page, request }) => {
  const product = await detailsWith(
    request,
    ({ combinations, images, ...rest }) =>
      isOfChips({ combinations, images, ...rest }) &&
      new Set(images.map(({ option_value_id }) => option_value_id)).size > 1 &&
      Boolean(combinations?.filter(({ in_stock }) => in_stock).length),
  )
  await visit(page, `/product-details/${product.p_slug}`)
  // The last combination in stock: hardly the colour that the page begins with.
  const combinations = product.combinations?.filter(({ in_stock }) => in_stock).slice(-1) ?? []
  const values = buyable({ ...product, combinations })
  for (const value of values) await choose(page, value)
  const ids = combinations[0]?.value_ids ?? []
  const [picture] = product.images.filter(({ option_value_id: id }) => ids.includes(id ?? 0))
  const alt = picture?.alt ?? ''
  await expect(page.getByRole('link', { name: `Zoom: ${alt}` })).toBeVisible()
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  // The choice starts anew, its picture stays.
  await expect(page.getByRole('link', { name: `Zoom: ${alt}` })).toBeVisible()
  await visit(page, '/cart')
  const inCart = page.getByRole('listitem').filter({ hasText: product.brand.name }).locator('img')
  await expect(inCart.first()).toHaveAttribute('src', new RegExp(`^${picture?.image_url}`))
})

test('what is sold out is struck, says so, and can be read with its colour', async ({
  page,
  request,
}) => {
  const isSoldOut = ({ combinations, variation_info }: ProductDetails) =>
    variation_info?.at(-1)?.variation_values.find(({ id }) => {
      const those = combinations?.filter(({ value_ids }) => value_ids.includes(id)) ?? []
      return those.length > 0 && those.every(({ in_stock }) => !in_stock)
    })
  const product = await detailsWith(request, (one) => isOfChips(one) && Boolean(isSoldOut(one)))
  const name = isSoldOut(product)?.name ?? ''
  await visit(page, `/product-details/${product.p_slug}`)
  const value = page.getByRole('radio', { name: `${name} Sold out` })
  await expect(value).toBeAttached()
  const last = dropdown(page, optionNames(product).at(-1) ?? '')
  await expect(last.getByRole('option', { name: `${name} (sold out)` })).toBeAttached()
  await expect(page.getByText(name, { exact: true }).first()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  const ids = product.combinations?.find(({ value_ids }) =>
    value_ids.includes(isSoldOut(product)?.id ?? 0),
  )?.value_ids
  for (const { variation_name, variation_values } of product.variation_info ?? []) {
    const { id } = variation_values.find(({ id }) => ids?.includes(id)) ?? {}
    await dropdown(page, variation_name).selectOption(`${id}`)
  }
  const actions = page.getByRole('group', { name: /^Quantity/ }).locator('..')
  await expect(actions.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await expect(actions.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('values are chosen by keys, and adding needs no mouse', async ({ page, request }) => {
  const product = await detailsWith(
    request,
    (one) =>
      isOfChips(one) &&
      optionNames(one).length === 1 &&
      Boolean(one.combinations?.every(({ in_stock }) => in_stock)),
  )
  await visit(page, `/product-details/${product.p_slug}`)
  await page.locator('main').getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('main').getByRole('radio').nth(1)).toBeChecked()
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await expect(add).toBeEnabled()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product successfully added to cart').first()).toBeVisible()
})

test('where one price stands for all, nothing says From', async ({ page, request }) => {
  const same = await detailsWith(request, ({ highest_amount }) => highest_amount === null)
  const other = await detailsWith(request, ({ highest_amount }) => highest_amount !== null)
  await visit(page, `/product-details/${other.p_slug}`)
  const from = page.locator('main form').locator('..').getByText('From', { exact: true })
  await expect(from).toBeVisible()
  await visit(page, `/product-details/${same.p_slug}`)
  await expect(page.locator('main form')).toBeVisible()
  await expect(from).toHaveCount(0)
})

test('on a phone name, price and the first choice stand in the first screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const product = await detailsWith(
    request,
    (one) => isOfChips(one) && one.rating_count > 2 && one.name.length > 20,
  )
  await visit(page, `/product-details/${product.p_slug}`)
  const bottom = async (what: ReturnType<Page['locator']>) => {
    const box = await what.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const bars = page.getByRole('button', { name: 'Choose options' }).locator('..')
  // The bar is there once the page is hydrated, and hidden while the form is read.
  const bar = (await bars.isVisible()) ? ((await bars.boundingBox())?.y ?? 844) : 844
  for (const part of [
    page.locator('h1'),
    page.getByRole('img', { name: /out of 5 stars/ }).first(),
    page.locator('main form label').first(),
  ]) {
    expect(await bottom(part)).toBeLessThan(bar)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice is shown by the form’s own button, with its price and its pictures', async ({
    page,
    request,
  }) => {
    const product = await detailsWith(
      request,
      ({ highest_amount, combinations, ...rest }) =>
        isOfChips({ highest_amount, combinations, ...rest }) && highest_amount !== null,
    )
    await open(page, `/product-details/${product.p_slug}`)
    for (const value of buyable(product)) await choose(page, value)
    await page.getByRole('button', { name: 'Show this choice' }).click()
    await expect(page).toHaveURL(/\?v1=\d+/)
    await expect(page.getByText(/^In stock$|^Only \d+ left in stock$/)).toBeVisible()
    const box = page.locator('main form').locator('..')
    await expect(box.getByText('From', { exact: true })).toHaveCount(0)
  })
})
