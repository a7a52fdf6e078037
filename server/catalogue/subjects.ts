import type { SubjectKind } from '#server/audit/audit.ts'
import { nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement, variants } from '#server/platform/database/statement.ts'
import { productNames } from './cards.ts'
import { catalogueNames } from './products/catalogue-names.ts'
import { productIdsFitting } from './products/fitting.ts'
import { itemOfKey, keyOfItem } from './stock/item-key.ts'

const maxNamed = 100

/** The catalogue's records that entries of the audit are about, by the kind of their subject. */
export const catalogueSubjects = {
  product: {
    namesOf: (db, keys) => namesByKey(db, keys, Number),
    named: async (db, words) => (await productsNamed(db, words)).map(String),
  },
  // An item of the store: `12`, or of a combination `12-34`.
  stock: {
    namesOf: (db, keys) => namesByKey(db, keys, (key) => itemOfKey(key).productId),
    async named(db, words) {
      const items = await many(db, itemsOf, [await productsNamed(db, words)])
      return items.map((item) =>
        keyOfItem({ productId: item.product_id, combinationId: item.combination_id }),
      )
    },
  },
  category: groupKind('categories'),
  brand: groupKind('brands'),
  seller: groupKind('sellers'),
} satisfies Record<string, SubjectKind>

function productsNamed(db: Db, words: string): Promise<number[]> {
  return productIdsFitting(db, { search: words }, null, maxNamed)
}

async function namesByKey(
  db: Db,
  keys: string[],
  productOf: (key: string) => number,
): Promise<Map<string, string>> {
  const names = await productNames(db, keys.map(productOf))
  return new Map(keys.flatMap((key) => withName(key, names.get(productOf(key)))))
}

function withName(key: string, name: string | undefined): [string, string][] {
  return name === undefined ? [] : [[key, name]]
}

/** All names of one kind of group are read: there are thousands at most. */
function groupKind(kind: 'categories' | 'brands' | 'sellers'): SubjectKind {
  return {
    async namesOf(db) {
      const groups = (await catalogueNames(db))[kind]
      return new Map(groups.map(({ id, name }) => [String(id), name]))
    },
    async named(db, words) {
      const rows = await many(db, groupsNamed(kind), [words, maxNamed])
      return rows.map(({ id }) => String(id))
    },
  }
}

const groupsNamed = variants(['categories', 'brands', 'sellers'], (table) =>
  rareStatement(
    `groups-named ${table}`,
    { id: number, name: text },
    `SELECT id, name FROM ${table} WHERE strpos(lower(name), lower($1)) > 0 ORDER BY id LIMIT $2`,
  ),
)

const itemsOf = rareStatement(
  'stock-items-of-products',
  { product_id: number, combination_id: nullable(number) },
  'SELECT product_id, combination_id FROM stock WHERE product_id = ANY ($1::integer[]) ORDER BY id',
)
