import { expect, test } from '@playwright/test'
import { productWith } from './demo-products.ts'
import { hydrated, visit } from './visit.ts'

interface Card {
  id: number
  name: string
  p_slug: string
  is_fixed: number
}

test('accessories fit, move 300 px, and leave out what is in the cart', async ({
  page,
  request,
}) => {
  // Wider than this all of them fit.
  const isPhone = (page.viewportSize()?.width ?? 0) < 500
  if (!isPhone) await page.setViewportSize({ width: 1024, height: 900 })
  const fitting = async (id: number): Promise<Card[]> => {
    const query = `key=popular&accessories_for=${id}`
    const answer = await request.get(`/api/v1/products/all/category/null?${query}`)
    return (await answer.json()).data.products.data
  }
  const phone = await productWith(request, ({ name }) => / (Spark|Hot) \d+/.test(name))
  const fits = (await fitting(phone.id)).slice(0, 9)
  expect(fits).toHaveLength(9)
  const fixed = fits.find(({ is_fixed }) => is_fixed === 1)
  if (!fixed) throw new Error('no accessory is sold as it is')

  await visit(page, `/product-details/${phone.p_slug}`)
  const strip = page.getByRole('region', { name: 'Popular Accessories' })
  await strip.scrollIntoViewIfNeeded()
  const links = strip.getByRole('link')
  await expect(links).toHaveCount(fits.length)
  for (const [place, { name }] of fits.entries()) {
    const short = [...name].length > 20 ? `${name.slice(0, 20)}…` : name
    await expect(links.nth(place).getByText(short, { exact: true })).toBeAttached()
  }
  const scrolled = () => strip.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft)
  expect(await scrolled()).toBe(0)
  await strip.getByRole('button', { name: 'Popular Accessories: on' }).click()
  await expect.poll(scrolled).toBe(300)
  await strip.getByRole('button', { name: 'Popular Accessories: back' }).click()
  await expect.poll(scrolled).toBe(0)

  await visit(page, `/product-details/${fixed.p_slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await visit(page, `/product-details/${phone.p_slug}`)
  await strip.scrollIntoViewIfNeeded()
  await hydrated(page)
  await expect(links).toHaveCount(fits.length - 1)
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(linked).not.toContain(`/product-details/${fixed.p_slug}`)
})
