import type { catalogue } from '#contract/shop/catalogue.ts'
import type { ProductDetails, ProductReview } from '#contract/shop/product.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { pipelined } from '#server/platform/database/transaction.ts'
import type { Handlers, LaggingCall } from '#server/platform/http/handler.ts'
import { listBrands } from './brands.ts'
import { categoryTree, popularCategories } from './categories.ts'
import { findDetails } from './product/details.ts'
import { findProductId } from './product/product-key.ts'
import { stockTags } from './product/stock.ts'
import { findCombination } from './product/variation.ts'

export interface CatalogueDeps {
  database: Database
  clock: Clock
  /** A product's reviews, newest first. */
  newestReviews(db: Db, productId: number): Promise<ProductReview[]>
  /** How many of its ratings are of customers who bought it here, and how many have words. */
  countReviews(
    db: Db,
    productId: number,
  ): Promise<Pick<ProductDetails, 'verified_count' | 'review_count'>>
  /** Called when a signed-in customer views a product. */
  recordView(db: Db, view: { accountId: number; productId: number; at: Date }): Promise<void>
}

export function catalogueHandlers(deps: CatalogueDeps): Handlers<typeof catalogue> {
  const { database } = deps

  return {
    async categories(_, call) {
      call.cacheTags('categories')
      return { data: { category: await categoryTree(call.db, { visibleOnly: false }) } }
    },
    async navSubCategories(_, call) {
      call.cacheTags('categories')
      return { categories_sub: await categoryTree(call.db, { visibleOnly: true }) }
    },
    async popularCategories(_, call) {
      call.cacheTags('categories')
      return { data: { categories: await popularCategories(call.db) } }
    },
    async brands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(call.db, 'all') } }
    },
    async bestBrands(_, call) {
      call.cacheTags('brands')
      return { data: { brands: await listBrands(call.db, 'best') } }
    },

    details: async ({ params }, call) => ({
      data: { product: await details(deps, params.id, call) },
    }),
    async variationDetails({ params, query }) {
      const id = await findProductId(database, params.id)
      return { product_variation: await findCombination(database, id, query.variation_ids) }
    },
  }
}

async function details(
  deps: CatalogueDeps,
  key: string,
  call: LaggingCall,
): Promise<ProductDetails> {
  const read = await call.db.onOneConnection(async (db) => {
    const product = await findDetails(db, key)
    return { ...product, ...(await reviewsOf(deps, db, product)) }
  })
  call.cacheTags(`product:${read.id}`, ...stockTags([read.id]))
  if (call.customer) await viewed(deps, call.customer.id, read.id)
  return read
}

/** Both statements go out at once; of a product that nobody has rated, none does. */
async function reviewsOf(
  { newestReviews, countReviews }: CatalogueDeps,
  db: Db,
  { id, rating_count }: { id: number; rating_count: number },
): Promise<Pick<ProductDetails, 'product_orders' | 'verified_count' | 'review_count'>> {
  if (rating_count === 0) return { verified_count: 0, review_count: 0, product_orders: [] }
  const [product_orders, counts] = await pipelined(newestReviews(db, id), countReviews(db, id))
  return { ...counts, product_orders }
}

function viewed(
  { database, clock, recordView }: CatalogueDeps,
  accountId: number,
  productId: number,
) {
  return recordView(database, { accountId, productId, at: clock.now() })
}
