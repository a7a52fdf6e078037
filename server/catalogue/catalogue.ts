import type { catalogue as office } from '#contract/office/contract.ts'
import type { catalogue } from '#contract/shop/catalogue.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { type CatalogueOfficeDeps, catalogueOffice } from './office.ts'
import { PlanTimer } from './price-plans/plan-timer.ts'
import { plansJob, type RunDeps } from './price-plans/run-plans.ts'
import { type CatalogueDeps, catalogueHandlers } from './routes.ts'

/** The public module of the catalogue: other domains import nothing else. */
export { type CatalogueAddresses, catalogueAddresses } from './addresses.ts'
export {
  type CardRow,
  cardOf,
  cardRow,
  cardsByIds,
  cardsOf,
  knownCardOf,
  knownCardRow,
  productNames,
  withKnownCards,
} from './cards.ts'
export { categoryExists, categoryNames, visibleCategory } from './categories.ts'
export { priceFaults } from './faults.ts'
export {
  type HeldStock,
  heldStockAfter,
  heldStockOf,
  oversoldStock,
  priceDifferences,
  promisedUnits,
} from './figures.ts'
export { freeSlug, freeSlugs } from './free-slugs.ts'
export { type AccessoryCategory, changeAccessories } from './manage/accessories.ts'
export { addDrafts, type Draft } from './manage/add-drafts.ts'
export { addBrand, type BrandFacts, changeBrand, deleteBrand } from './manage/brands.ts'
export type { CategoryFacts } from './manage/categories.ts'
export { addCategory, changeCategory, deleteCategory } from './manage/categories.ts'
export type { Change, Edit, ManageDeps } from './manage/change.ts'
export { changeVariations } from './manage/change-variations.ts'
export {
  addStock,
  countStock,
  type Moved,
  type StockCount,
  type StockDifference,
} from './manage/count-stock.ts'
export {
  type EditOutcome,
  editProducts,
  maxProductsAtOnce,
  type ProductEdit,
} from './manage/edit-products.ts'
export {
  type CatalogueNames,
  catalogueNames,
  combinationIdsOf,
  type EditedCombination,
  type EditedProduct,
  editedProducts,
  topCategories,
} from './manage/edited-products.ts'
export type { NewPicture, PlacedPicture, ProductPicture } from './manage/pictures.ts'
export { changePictures, insertPictures } from './manage/pictures.ts'
export { changePrices, type NewPrice } from './manage/prices.ts'
export {
  addProduct,
  changeProduct,
  deleteProduct,
  type Fixed,
  type NewProduct,
} from './manage/products.ts'
export { addSeller, changeSeller, deleteSeller, type SellerFacts } from './manage/sellers.ts'
export { changeState, lackingWords, nextStates, productStates } from './manage/states.ts'
export type {
  EditedVariations,
  NewCombination,
  NewValue,
  NewVariations,
} from './manage/variations.ts'
export { cataloguePictures, catalogueUses } from './pictures-used.ts'
export { itemsOnSale } from './price-plans/items-on-sale.ts'
export { type Chosen, combinationsByIds } from './product/chosen.ts'
export {
  allAreLeft,
  type CurrentPrice,
  currentPrices,
  type ItemRef,
} from './product/current-prices.ts'
export { cleanDescription } from './product/description.ts'
export { type ItemFacts, type ItemFactsOf, writeItemFacts } from './product/item-facts.ts'
export { findProductId } from './product/product-key.ts'
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
  stockTags,
} from './product/stock.ts'
export {
  cleanFact,
  draftFacts,
  factsAmong,
  type ProductFacts,
} from './product-facts.ts'
export { type DeletionOutcome, deleteProducts } from './products/delete-products.ts'
export type { TakePictures } from './products/edit-pictures.ts'
export { type ProductFilter, productIdsFitting } from './products/fitting.ts'
export { officeProducts } from './products/list.ts'
export { keyOfItem as itemKeyOf } from './stock/item-key.ts'
export { type StoredItem, storedItems } from './stock/stored-items.ts'
export { catalogueSubjects } from './subjects.ts'
export type { CatalogueDeps, CatalogueOfficeDeps }

export function openCatalogue(
  deps: CatalogueDeps & Omit<CatalogueOfficeDeps, 'plansChanged'> & RunDeps,
): Domain<typeof catalogue, typeof office> {
  const timer = new PlanTimer(deps)
  const plansChanged = () =>
    void timer.arm().catch((err) => deps.log.error({ err }, 'price plans have no timer'))
  return {
    handlers: catalogueHandlers(deps),
    office: catalogueOffice({ ...deps, plansChanged }),
    jobs: [defineJob(plansJob, '* * * * *', () => timer.run())],
    close: async () => timer.close(),
  }
}
