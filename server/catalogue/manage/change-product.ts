import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inChange } from './change.ts'
import type { Edit, ManageDeps } from './deps.ts'
import { factValues, type ProductFacts } from './product-facts.ts'
import { raiseVersion } from './version.ts'

/** Changes what a product is. Refuses as `addProduct`, and `not_found` and `conflict` (`raiseVersion`). */
export function changeProduct(
  deps: ManageDeps,
  { facts, ...edit }: Edit & { facts: ProductFacts },
): Promise<{ version: number }> {
  return inChange(deps, edit, async (tx) => {
    const version = await raiseVersion(tx, 'products', edit, deps.clock.now())
    await run(tx, update, [...factValues(facts), edit.id])
    return { version }
  })
}

const update = rareStatement(
  'manage-change-product',
  {},
  `UPDATE products SET p_slug = $1, code = $2, name = $3, category_id = $4,
     parent_category_id = (SELECT parent_id FROM categories WHERE id = $4), brand_id = $5, seller_id = $6,
     form = $7, weight_grams = $8, color = $9, key_features = $10, description_html = $11, bulk_text = $12,
     popularity = $13
   WHERE id = $14`,
)
