import type { ProductPage } from '#contract/shop/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageMeta } from '#server/platform/http/paging.ts'
import { listProducts } from './listing/listing.ts'
import { type ListingQuery, perPage } from './listing/listing-query.ts'

/** One page of a listing or a search, as both calls answer it. `address` answers the address of page n. */
export async function productPage(
  database: Database,
  query: ListingQuery,
  address: (page: number) => string,
): Promise<ProductPage> {
  const { cards, total, isExact } = await listProducts(database, query)
  const meta = pageMeta(address, { page: query.page, perPage, total })
  return {
    data: cards,
    meta,
    last_page: meta.last_page,
    total,
    total_is_exact: isExact,
  }
}

/** The cache tags of a product list: the order of listings, and each of its products. */
export function listTags(cards: { id: number }[]): string[] {
  return ['listing', ...cards.map((card) => `product:${card.id}`)]
}
