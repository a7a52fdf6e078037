import type { catalogue } from '#contract/office/contract.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { brandHandlers } from './groups/brands.ts'
import { categoryHandlers } from './groups/categories.ts'
import { sellerHandlers } from './groups/sellers.ts'
import { type PlanOfficeDeps, pricePlanHandlers } from './price-plans/office.ts'
import { type ProductsDeps, productHandlers } from './products/office.ts'
import { type StockDeps, stockHandlers } from './stock/office.ts'

export type CatalogueOfficeDeps = PlanOfficeDeps & ProductsDeps & StockDeps

/** What the staff change of the catalogue: one file of handlers for each part. */
export function catalogueOffice(deps: CatalogueOfficeDeps): Handlers<typeof catalogue> {
  return {
    ...brandHandlers(deps),
    ...categoryHandlers(deps),
    ...pricePlanHandlers(deps),
    ...productHandlers(deps),
    ...sellerHandlers(deps),
    ...stockHandlers(deps),
  }
}
