import type { ProductPage } from '#contract/shop/discovery.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { stockTags } from '#server/catalogue/catalogue.ts'
import { pageMeta } from '#server/platform/http/paging.ts'
import { type Page, perPage } from './listing/filters.ts'
import type { ListingResult } from './listing/listing.ts'

/** One page of a listing or a search, as both calls answer it. `address` answers the address of page n. */
export function pageOf(
  { cards, total, isExact }: ListingResult,
  { page }: Pick<Page, 'page'>,
  address: (page: number) => string,
): ProductPage {
  const meta = pageMeta(address, { page, perPage, total })
  return {
    data: cards,
    meta,
    last_page: meta.last_page,
    total,
    total_is_exact: isExact,
  }
}

/** The one page of a list that is never longer. */
export function onePage(
  data: ProductCard[],
  { page, total }: { page: number; total: number },
  address: (page: number) => string,
): ProductPage {
  const meta = pageMeta(address, { page, perPage, total })
  return { data, meta, last_page: meta.last_page, total, total_is_exact: true }
}

/** The cache tags of a product list: the order of listings, and each of its products with its stock. */
export function listTags(cards: { id: number }[]): string[] {
  const ids = cards.map(({ id }) => id)
  return ['listing', ...ids.map((id) => `product:${id}`), ...stockTags(ids)]
}
