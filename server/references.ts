import {
  type CatalogueDeps,
  type CatalogueOfficeDeps,
  catalogueUses,
} from './catalogue/catalogue.ts'
import { contentUses } from './content/content.ts'
import { isInCoupon } from './coupons/coupons.ts'
import { boughtTogether, isOrdered, ordersUse } from './orders/orders.ts'
import { usePictures } from './pictures/pictures.ts'
import { newestReviews, verifiedReviews } from './reviews/reviews.ts'
import { recordView } from './saved/saved.ts'
import { search } from './search/search.ts'

/** What others know of the catalogue's records, and what these refer to. */
export const catalogueReferences = {
  boughtTogether,
  newestReviews,
  verifiedReviews,
  recordView,
  search,
  takePictures: usePictures,
  // Who takes up a picture has it locked by then.
  hasPicture: async () => true,
  isNamed: async (tx, item) =>
    (await isOrdered(tx, item)) ||
    (item.combinationId === null && (await isInCoupon(tx, item.productId))),
} satisfies Partial<CatalogueDeps & CatalogueOfficeDeps>

/** Whose records refer to pictures. */
export const pictureReferences = {
  picturesUsed: [catalogueUses, contentUses],
  picturesOrdered: ordersUse,
}
