import { insertRows, setTriggers } from '#database/seed/bulk.ts'
import { boughtOften } from '#database/seed/demo/demand.ts'
import { demoData } from '#database/seed/demo/demo.ts'
import { factKinds } from '#database/seed/demo/fact-kinds.ts'
import type { DemoProduct } from '#database/seed/demo/shape.ts'
import { rebuildListing, rebuildSearch } from '#database/seed/rebuild.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

const picture = 'a'.repeat(64)

/** Fills an empty database with what search reads of the demo mall, without its pictures; answers products by id. */
export async function addDemoWords({ pool }: Database): Promise<Map<number, DemoProduct>> {
  const rows = demoRows()
  await inTransaction(pool, async (tx) => {
    for (const [table, some] of Object.entries(rows)) {
      await setTriggers(tx, [table], 'DISABLE')
      await insertRows(tx, table, some)
      await setTriggers(tx, [table], 'ENABLE')
    }
    await rebuildListing(tx, new Date('2026-11-20T10:00:00Z'))
    await rebuildSearch(tx)
  })
  await pool.query('VACUUM (ANALYZE)')
  return new Map(demoData.products.map((product, i) => [i + 1, product]))
}

function demoRows() {
  const brands = demoData.brands.map(({ name, slug }, i) => ({
    id: i + 1,
    name,
    slug,
    picture_hash: picture,
  }))
  const categories = categoryRows()
  const idOf = (rows: { id: number; slug: string }[], slug: string) =>
    rows.find((row) => row.slug === slug)?.id ?? 0
  const products = demoData.products.map((product, i) => {
    const category = categories.find(({ slug }) => slug === product.category)
    return {
      id: i + 1,
      p_slug: `p-${i + 1}`,
      code: product.code,
      name: product.name,
      category_id: category?.id,
      parent_category_id: category?.parent_id,
      brand_id: idOf(brands, product.brand),
      seller_id: 1,
      form: product.form,
      is_fixed: product.variations === null,
      amount_kobo: product.price * 100,
      weight_grams: 1,
      color: product.color,
      key_features: product.keyFeatures.join('\n'),
      description_html: '',
      popularity: Math.round(boughtOften(product) * 1_000_000),
      created_at: '2026-01-01',
      pictures: [],
      state: 'live',
    }
  })
  const stock = products.map(({ id }) => ({ id, product_id: id, on_hand: 5 }))
  return {
    sellers: [{ id: 1, name: 'Seller', slug: 'seller' }],
    brands,
    categories,
    products,
    ...optionRows(),
    stock: stock.map((row) => ({ ...row, held: 0, held_by_newcomers: 0 })),
  }
}

function categoryRows() {
  const rows = demoData.categories.flatMap((top) => [
    { ...top, parent: undefined },
    ...top.children.map((child) => ({ ...child, parent: top.slug })),
  ])
  return rows.map(({ name, slug, isVisible, popularRank, parent }, i) => ({
    id: i + 1,
    parent_id: parent ? rows.findIndex((row) => row.slug === parent) + 1 : null,
    name,
    slug,
    is_visible: isVisible,
    position: i,
    popular_rank: popularRank ?? null,
    picture_hash: picture,
    version: 1,
    fact_kinds: factKinds[slug] ?? [],
  }))
}

function optionRows() {
  const options = demoData.products.flatMap(({ variations }, i) =>
    (variations?.options ?? []).map((option, position) => ({
      ...option,
      position,
      product: i + 1,
    })),
  )
  return {
    product_options: options.map(({ name, position, product }, i) => ({
      id: i + 1,
      product_id: product,
      position,
      name,
    })),
    option_values: options
      .flatMap(({ values, product }, i) =>
        values.map((name, position) => ({ product_id: product, option_id: i + 1, position, name })),
      )
      .map((row, i) => ({ id: i + 1, ...row })),
  }
}
