import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductCard, ProductDetails } from '#contract/shop/product.ts'

/** The first popular product that matches. */
export async function productWith(
  request: APIRequestContext,
  matches: (product: ProductCard) => boolean,
) {
  for (let page = 1; page < 100; page += 1) {
    const answer = await request.get(`/api/v1/products/all/category/null?key=popular&page=${page}`)
    const { data }: { data: { products: { data: ProductCard[] } } } = await answer.json()
    const found = data.products.data.find(matches)
    if (found) return found
  }
  throw new Error('The demo mall has no such product.')
}

/** A product with details, some combination of which can be bought. */
export async function detailsWith(
  request: APIRequestContext,
  matches: (product: ProductDetails) => boolean,
): Promise<ProductDetails> {
  for (let page = 1; page < 100; page += 1) {
    const list = await request.get(`/api/v1/products/all/category/null?key=popular&page=${page}`)
    const { data }: { data: { products: { data: ProductCard[] } } } = await list.json()
    for (const { id, is_fixed } of data.products.data) {
      if (is_fixed === 1) continue
      const answer = await request.get(`/api/v1/products/details/${id}`)
      const product: ProductDetails = (await answer.json()).data.product
      if (matches(product)) return product
    }
  }
  throw new Error('The demo mall has no such product.')
}

export const optionNames = ({ variation_info }: ProductDetails) =>
  (variation_info ?? []).map(({ variation_name }) => variation_name)

/** The names of the values of the first combination that can be bought, by variation. */
export function buyable({ combinations, variation_info }: ProductDetails): [string, string][] {
  const ids = combinations?.find(({ in_stock }) => in_stock)?.value_ids ?? []
  return (variation_info ?? []).map(({ variation_name, variation_values }) => [
    variation_name,
    variation_values.find(({ id }) => ids.includes(id))?.name ?? '',
  ])
}

/** Of variations that have chips beside their dropdowns. */
export const isOfChips = ({ variation_info }: ProductDetails) =>
  (variation_info ?? []).every(({ variation_values: { length } }) => length > 1 && length < 9)

/** The dropdown of a variation. */
export const dropdown = (page: Page, variation: string) =>
  page.getByRole('main').getByRole('combobox', { name: variation, exact: true })

export async function choose(page: Page, [variation, value]: [string, string]) {
  await dropdown(page, variation).selectOption({ label: value })
}
