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
export { addBrand, type BrandFacts } from './manage/add-brand.ts'
export { addCategory } from './manage/add-category.ts'
export { addProduct, type Fixed, type NewProduct } from './manage/add-product.ts'
export { addSeller, type SellerFacts } from './manage/add-seller.ts'
export type { CategoryFacts } from './manage/category-facts.ts'
export { changeBrand } from './manage/change-brand.ts'
export { changeCategory } from './manage/change-category.ts'
export { changePictures } from './manage/change-pictures.ts'
export { changePrices, type NewPrice } from './manage/change-prices.ts'
export { changeProduct } from './manage/change-product.ts'
export { changeSeller } from './manage/change-seller.ts'
export { changeVariations } from './manage/change-variations.ts'
export { countStock, type StockCount } from './manage/count-stock.ts'
export { deleteBrand } from './manage/delete-brand.ts'
export { deleteCategory } from './manage/delete-category.ts'
export { deleteProduct } from './manage/delete-product.ts'
export { deleteSeller } from './manage/delete-seller.ts'
export type { Change, Edit, ManageDeps } from './manage/deps.ts'
export type { NewPicture } from './manage/pictures.ts'
export type { ProductFacts } from './manage/product-facts.ts'
export { restoreProduct } from './manage/restore-product.ts'
export type { EditedVariations, NewCombination, NewVariations } from './manage/variations.ts'
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
