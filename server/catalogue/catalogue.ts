/** The face of the catalogue: all that other domains may import. */
export { type CatalogueAddresses, catalogueAddresses } from './addresses.ts'
export { cardsByIds } from './cards.ts'
export { cleanDescription } from './description.ts'
export { filtersOf } from './filters.ts'
export { listProducts } from './listing.ts'
export type { Found, ListingQuery, Narrowing } from './listing-query.ts'
export { listTags, productPage } from './product-page.ts'
export { type CatalogueParts, catalogueRoutes } from './routes.ts'
