import { expect, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothModes } from './accessible.ts'
import { bestDeals } from './place-order.ts'
import { customer, openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('saved items: how long each has left in its last week, unsaving, and the empty state', async ({
  context,
  baseURL,
}) => {
  const shopper = await customer(baseURL)
  const [first, second] = await bestDeals(baseURL, 2)
  await shopper.api.post('/saved-products/saved-items', {
    products_id: [{ id: first?.id }, { id: second?.id }],
  })
  await context.route('**/saved-products/saved-items', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (body.data) {
      const [ending] = body.data.saved_products
      const hour = 3_600_000
      if (ending) ending.saved_at = new Date(Date.now() - (60 * 24 - 50) * hour).toJSON()
      // Fields that the contract does not name.
      delete body.data.now
      for (const product of body.data.saved_products) delete product.kept_until
    }
    await route.fulfill({ response: answer, json: body })
  })
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/saved-items')
  await expect(page.getByText('Saved items can be stored for a max of 60 days.')).toBeVisible()
  await expect(page.getByText('3 days left')).toHaveCount(1)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save / })
  await expect(hearts).toHaveCount(2)
  await expectAccessibleInBothModes(page)
  await hearts.first().click()
  await expect(hearts).toHaveCount(1)
  await hearts.first().click()
  await expect(page.getByText('You have no saved items yet!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse categories' })).toHaveAttribute(
    'href',
    '/categories',
  )
  await expectAccessible(page)
  // A pending answer would outlive the page.
  await context.unrouteAll({ behavior: 'wait' })
})

test('a viewed product is listed as recently viewed', async ({ context, baseURL }) => {
  const shopper = await customer(baseURL)
  const page = await openSignedIn(context, shopper)
  await visit(page, '/dashboard/recently-viewed')
  await expect(page.getByText('You have no recently viewed product yet!')).toBeVisible()
  await expectAccessible(page)
  const [product] = await bestDeals(baseURL, 1)
  await shopper.api.get(`/products/details/${product?.id}`)
  await page.reload()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectAccessibleInBothModes(page)
})
