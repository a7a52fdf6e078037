import type { Tx } from '#server/platform/database/transaction.ts'
import { drawBrandMark, drawCategory } from './art/art.ts'
import { insertRows, setTriggers } from './bulk.ts'
import { factKinds } from './demo/fact-kinds.ts'
import type { DemoAccessory, DemoCategory, DemoData } from './demo/shape.ts'
import { addProduct } from './products.ts'
import { rebuildCards, rebuildListing } from './rebuild.ts'
import { type Row, type Rows, type StorePicture, tables } from './rows.ts'
import { seedStarRatings } from './star-ratings.ts'

/**
 * Writes the demo mall's categories, brands, products and reviews into empty tables: one statement
 * for each table, triggers off, read models rebuilt at the end. The transaction is the caller's.
 */
export async function seedCatalogue(
  tx: Tx,
  demo: DemoData,
  now: Date,
  storePicture: StorePicture,
): Promise<void> {
  const rows: Rows = {
    sellers: demo.sellers.map(({ name, slug }, i) => ({ id: i + 1, name, slug })),
    brands: await brandRows(demo, storePicture),
    categories: await categoryRows(demo.categories, storePicture),
    category_accessories: [],
    products: [],
    product_images: [],
    product_options: [],
    option_values: [],
    combinations: [],
    combination_values: [],
    stock: [],
    product_reviews: [],
  }
  rows.category_accessories = accessoryRows(demo.accessories, rows.categories)
  const slugs = new Set<string>()
  for (const product of demo.products) await addProduct(rows, product, { now, slugs, storePicture })
  await write(tx, rows)
  await seedStarRatings(tx, demo.products, now)
  await rebuildCards(tx)
  await rebuildListing(tx, now)
}

function accessoryRows(accessories: DemoAccessory[], categories: Row[]): Row[] {
  const idOf = (slug: string) => categories.find((category) => category.slug === slug)?.id
  return [...Map.groupBy(accessories, ({ category }) => category).values()].flatMap((those) =>
    those.map(({ category, accessory, isByModel }, position) => ({
      category_id: idOf(category),
      accessory_id: idOf(accessory),
      position,
      is_by_model: isByModel,
    })),
  )
}

async function write(tx: Tx, rows: Rows): Promise<void> {
  for (const table of tables) {
    await setTriggers(tx, [table], 'DISABLE')
    await insertRows(tx, table, rows[table])
    await setTriggers(tx, [table], 'ENABLE')
  }
}

async function brandRows(demo: DemoData, storePicture: StorePicture): Promise<Row[]> {
  return Promise.all(
    demo.brands.map(async ({ name, slug, bestRank, ink, background }, i) => ({
      id: i + 1,
      name,
      slug,
      picture_hash: await storePicture(drawBrandMark(name, ink, background)),
      best_rank: bestRank ?? null,
    })),
  )
}

async function categoryRows(tops: DemoCategory[], storePicture: StorePicture): Promise<Row[]> {
  const rows: Row[] = []
  const add = async (
    category: Omit<DemoCategory, 'children'>,
    parentId: number | null,
    position: number,
  ) => {
    const id = rows.length + 1
    const { name, slug, art, isVisible, popularRank = null } = category
    rows.push({
      id,
      parent_id: parentId,
      name,
      slug,
      is_visible: isVisible,
      position,
      popular_rank: popularRank,
      fact_kinds: factKinds[slug] ?? [],
      picture_hash: await storePicture(drawCategory(art)),
    })
    return id
  }
  for (const [i, top] of tops.entries()) {
    const id = await add(top, null, i)
    for (const [j, child] of top.children.entries()) await add(child, id, j)
  }
  return rows
}
