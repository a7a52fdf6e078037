import type { catalogue } from '#contract/catalogue.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type CatalogueDeps, catalogueHandlers } from './routes.ts'

/** The public module of the catalogue: other domains import nothing else. */
export { type CatalogueAddresses, catalogueAddresses } from './addresses.ts'
export { cardsByIds } from './cards.ts'
export { type Chosen, combinationsByIds } from './chosen.ts'
export { type CurrentPrice, currentPrices, type ItemRef } from './current-prices.ts'
export { cleanDescription } from './description.ts'
export { filtersOf } from './filters.ts'
export type { ListingQuery, MatchedProducts, Narrowing } from './listing-query.ts'
export { listTags, productPage } from './product-page.ts'
export {
  type LinePicture,
  linePicture,
  type SellableItem,
  sellableItems,
} from './sellable-items.ts'
export { type ItemQuantity, lockStock, moveStock, type StockState, stockStates } from './stock.ts'

export function openCatalogue(deps: CatalogueDeps): Domain<typeof catalogue> {
  return { handlers: catalogueHandlers(deps) }
}
