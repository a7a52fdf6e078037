import type { ProductOrder } from '#contract/office/product.ts'
import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { maxRead } from '#server/platform/total.ts'
import { brandAt, categoriesAt, fits, sellerAt, wordsAt } from './fitting.ts'
import { inOrder, type Key } from './orders.ts'

/** The orders that the products of a brand, category or seller have an index in. */
const orders = ['name', 'price', 'price-down'] as const

/** What has these indexes, the smallest first. */
const groups = ['brand', 'category', 'seller'] as const

const valueAt = { brand: brandAt, category: categoriesAt, seller: sellerAt }

type Group = `${(typeof groups)[number]} ${(typeof orders)[number]}`

const all = groups.flatMap((group) => orders.map((order): Group => `${group} ${order}`))

/** The index that has what fits in its order; null: there is none. Words are in no index but their own. */
export function groupOf(order: ProductOrder, values: unknown[]): Group | null {
  const inIndex = orders.find((one) => one === order)
  const group = groups.find((one) => values[valueAt[one]] !== null)
  return inIndex && group && values[wordsAt] === null ? `${group} ${inIndex}` : null
}

interface Reading {
  group: Group
  key: Key | null
  values: unknown[]
}

/**
 * A page of ids of a brand, a seller or some categories: the first of each in the order, and the first of these. What has no
 * price follows, the newest first.
 */
export async function inGroup(db: Db, { group, key, values }: Reading): Promise<Key[]> {
  const isPriced = key === null || key.sort !== null
  const from = [key?.sort ?? null, key?.id ?? null, maxRead]
  const found = isPriced ? await many(db, withValue(group), [...values, ...from]) : []
  if (found.length === maxRead || group.endsWith('name')) return found
  const last = isPriced ? null : (key?.id ?? null)
  const rest = await many(db, withoutPrice, [...values, last, maxRead - found.length])
  return [...found, ...rest]
}

const parts = {
  brand: { own: 'brand_id', each: 'ARRAY[$3::integer]' },
  category: { own: 'category_id', each: '$2::integer[]' },
  seller: { own: 'seller_id', each: 'ARRAY[$4::integer]' },
}

const withValue = variants(all, (name) => {
  const { group, order } = partsOf(name)
  const { column, direction, behind } = inOrder(order)
  const { own, each } = parts[group]
  return rareStatement(
    `office-products-of ${name}`,
    // What is in an order has its value, and each has a name.
    { id: number, sort: order === 'name' ? text : nullable(text) },
    `SELECT product_id AS id, ${column}::text AS sort
     FROM unnest(${each}) AS each_of (id)
     CROSS JOIN LATERAL (
       SELECT product_id, ${column} FROM office_products
       WHERE ${own} = each_of.id AND ${fits} AND ${column} IS NOT NULL
         AND ($9::text IS NULL OR ${behind('$9', '$10')})
       ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $11
     ) AS first
     ORDER BY ${column} ${direction}, product_id ${direction} LIMIT $11`,
  )
})

function partsOf(name: Group) {
  const [group = 'brand'] = groups.filter((one) => name.startsWith(`${one} `))
  const [order = 'name'] = orders.filter((one) => name.endsWith(` ${one}`))
  return { group, order }
}

// Few: drafts.
const withoutPrice = rareStatement(
  'office-products-of-without-price',
  { id: number, sort: nullable(text) },
  `SELECT product_id AS id, NULL::text AS sort FROM office_products
   WHERE ${fits} AND amount_kobo IS NULL AND ($9::integer IS NULL OR product_id < $9)
   ORDER BY product_id DESC LIMIT $10`,
)
