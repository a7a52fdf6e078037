import { beforeAll, expect, test } from 'vitest'
import { sortKeys } from '#contract/shop/discovery.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { addCategories, addProducts, brandIds, subIds } from '../../catalogue/test-catalogue.ts'
import {
  amongSql,
  gatherSql,
  gatherWithFactsSql,
  walkSql,
  walkUnlessSmallSql,
} from './listing-sql.ts'

// Prepared statements end up with plans that know no values: these must be the good ones.
const database = await testDatabase()

beforeAll(async () => {
  await addCategories(database)
  await addProducts(
    database,
    Array.from({ length: 4_000 }, (_, i) => ({
      category: subIds[i % subIds.length],
      brand: brandIds[i % brandIds.length],
      amount: 1_000 + ((i * 7919) % 5_000),
      popularity: i % 900,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 300))),
    })),
  )
  await database.pool.query('VACUUM ANALYZE')
})

const indexes = {
  all: 'default',
  popular: 'popularity',
  newest: 'created',
  'highest-price': 'price',
  'lowest-price': 'price',
} as const

test.each(sortKeys)('walking by %s follows its index, whatever the filters', async (sort) => {
  for (const walk of [walkSql, walkUnlessSmallSql]) {
    const whole = await planOf(walk(sort, ''))
    expect(whole).toContain(`Index Only Scan`)
    expect(whole).toMatch(new RegExp(`using listing_${indexes[sort]} `))
    expect(whole).not.toContain('Sort')
    const ofBrand = await planOf(walk(sort, '-of-brand'))
    expect(ofBrand).toMatch(new RegExp(`using listing_brand_${indexes[sort]} `))
    expect(ofBrand).not.toContain('Sort')
    const byBrand = await planOf(walk(sort, '-by-brand'))
    expect(byBrand).toMatch(new RegExp(`using listing_brand_${indexes[sort]} `))
  }
})

test.each(sortKeys)('gathering for %s reads an index by price alone', async (sort) => {
  expect(await planOf(gatherSql(sort, ''))).toMatch(
    /Index Only Scan using listing_price on listing/,
  )
  for (const manner of ['-of-brand', '-by-brand'] as const) {
    expect(await planOf(gatherSql(sort, manner))).toMatch(
      /Index Only Scan using listing_brand_price on listing/,
    )
  }
})

test.each(sortKeys)('gathering by facts for %s reads the same indexes alone', async (sort) => {
  expect(await planOf(gatherWithFactsSql(sort, ''))).toMatch(
    /Index Only Scan using listing_price on listing/,
  )
  for (const manner of ['-of-brand', '-by-brand'] as const) {
    expect(await planOf(gatherWithFactsSql(sort, manner))).toMatch(
      /Index Only Scan using listing_brand_price on listing/,
    )
  }
})

test.each([...sortKeys, 'given'] as const)(
  'given products by %s are looked up one by one',
  async (sort) => {
    const plan = await planOf(amongSql(sort))
    expect(plan).toMatch(/Index Scan using listing_pkey on listing.*\n.*product_id = among\.id/)
  },
)

/** The plan without values; it never reads the whole table. */
async function planOf(sql: string): Promise<string> {
  const { rows } = await database.pool.query(`EXPLAIN (GENERIC_PLAN) ${sql}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).not.toContain('Seq Scan on listing')
  return plan
}
