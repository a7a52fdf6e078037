import type { catalogue } from '#contract/shop/catalogue.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type CatalogueDeps, catalogueHandlers } from './routes.ts'

/** The public module of the catalogue: other domains import nothing else. */
export { type CatalogueAddresses, catalogueAddresses } from './addresses.ts'
export { cardsByIds } from './cards.ts'
export { visibleCategory } from './categories.ts'
export { type Filtering, filtersOf, isFiltered } from './listing/filters.ts'
export {
  type ListingQuery,
  type MatchedProducts,
  type Narrowing,
  narrowedTo,
} from './listing/listing-query.ts'
export { type AccessoryCategory, changeAccessories } from './manage/accessories.ts'
export { addBrand, type BrandFacts, changeBrand, deleteBrand } from './manage/brands.ts'
export type { CategoryFacts } from './manage/categories.ts'
export { addCategory, changeCategory, deleteCategory } from './manage/categories.ts'
export { changeVariations } from './manage/change-variations.ts'
export { countStock, type StockCount } from './manage/count-stock.ts'
export type { Change, Edit, ManageDeps } from './manage/deps.ts'
export type { NewPicture, PlacedPicture, ProductPicture } from './manage/pictures.ts'
export { changePictures } from './manage/pictures.ts'
export { changePrices, type NewPrice } from './manage/prices.ts'
export type { ProductFacts } from './manage/product-facts.ts'
export {
  addProduct,
  changeProduct,
  deleteProduct,
  type Fixed,
  type NewProduct,
  restoreProduct,
} from './manage/products.ts'
export { addSeller, changeSeller, deleteSeller, type SellerFacts } from './manage/sellers.ts'
export type {
  EditedVariations,
  NewCombination,
  NewValue,
  NewVariations,
} from './manage/variations.ts'
export { type Chosen, combinationsByIds } from './product/chosen.ts'
export { type CurrentPrice, currentPrices, type ItemRef } from './product/current-prices.ts'
export { cleanDescription } from './product/description.ts'
export {
  type LinePicture,
  linePicture,
  type SellableItem,
  sellableItems,
} from './product/sellable-items.ts'
export {
  areLeft,
  type Holder,
  type ItemQuantity,
  lockStock,
  moveStock,
  newcomersPercent,
  type StockState,
  stockStates,
} from './product/stock.ts'
export { listTags, productPage } from './product-page.ts'

export function openCatalogue(deps: CatalogueDeps): Domain<typeof catalogue> {
  return { handlers: catalogueHandlers(deps) }
}
