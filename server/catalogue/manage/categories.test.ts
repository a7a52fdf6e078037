import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addSeller,
  type CategoryFacts,
  changeBrand,
  changeCategory,
  changeSeller,
  deleteBrand,
  deleteCategory,
  deleteSeller,
} from '../catalogue.ts'
import { addCategories, subIds, topIds } from '../test-catalogue.ts'
import { coupon, missingHash, newProduct, picture, staff, testManage } from './test-manage.ts'

const database = await testDatabase()
const { pool } = database
const deps = testManage(database)
const by = staff

beforeAll(async () => {
  await addCategories(database)
  await pool.query(
    "SELECT setval(pg_get_serial_sequence(name, 'id'), 100) FROM unnest(ARRAY['categories', 'brands', 'sellers']) AS name",
  )
})

const lamps: CategoryFacts = {
  name: 'Lamps',
  slug: 'lamps',
  parentId: 1,
  isVisible: true,
  position: 3,
  popularRank: null,
  pictureHash: picture.hash,
  factKinds: ['power'],
}
const mistake = (field: string) => ({
  code: 'validation_failed',
  details: { errors: { [field]: [expect.any(String)] } },
})

test('a category is added, changed and deleted', async () => {
  const { id } = await addCategory(deps, { facts: lamps, by })
  const facts = { ...lamps, name: 'Lights', popularRank: 2 }
  expect(await changeCategory(deps, { id, version: 1, facts, by })).toEqual({ version: 2 })
  const { rows } = await pool.query(
    'SELECT name, popular_rank, version, changed_by FROM categories WHERE id = $1',
    [id],
  )
  expect(rows).toEqual([{ name: 'Lights', popular_rank: 2, version: 2, changed_by: 'staff:3' }])
  await expect(deleteCategory(deps, { id, version: 1, by })).rejects.toMatchObject({
    code: 'conflict',
  })
  await deleteCategory(deps, { id, version: 2, by })
  await expect(deleteCategory(deps, { id, version: 2, by })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each<[string, string, Partial<CategoryFacts>]>([
  ['an address that is taken', 'slug', { slug: 'category-11' }],
  ['an address with capitals', 'slug', { slug: 'Lamps' }],
  ['no name', 'name', { name: '' }],
  ['an unknown parent', 'parent_id', { parentId: 99 }],
  ['a third level', 'parent_id', { parentId: subIds[0] }],
  ['a position below zero', 'position', { position: -1 }],
  ['a rank of zero', 'popular_rank', { popularRank: 0 }],
  ['a picture that is not there', 'picture_hash', { pictureHash: missingHash }],
])('a category with %s is refused', async (_, field, given) => {
  const facts = { ...lamps, ...given }
  await expect(addCategory(deps, { facts, by })).rejects.toMatchObject(mistake(field))
  const edit = { id: subIds[1] ?? 0, version: 1, facts, by }
  await expect(changeCategory(deps, edit)).rejects.toMatchObject(mistake(field))
})

test('products go with their category to another parent, and keep it in place', async () => {
  const { id } = await addCategory(deps, { facts: { ...lamps, slug: 'desk-lamps' }, by })
  const product = await addProduct(deps, newProduct({ category_id: id }))
  const facts = { ...lamps, slug: 'desk-lamps', parentId: topIds[1] ?? 0 }
  await changeCategory(deps, { id, version: 1, facts, by })
  const scopes = await pool.query(
    'SELECT scope FROM listing WHERE product_id = $1 ORDER BY scope',
    [product.id],
  )
  expect(scopes.rows).toEqual([{ scope: 0 }, { scope: topIds[1] }, { scope: id }])
  const alone = { ...facts, parentId: null }
  await expect(changeCategory(deps, { id, version: 2, facts: alone, by })).rejects.toMatchObject(
    mistake('parent_id'),
  )
  const itself = { ...facts, parentId: id }
  await expect(changeCategory(deps, { id, version: 2, facts: itself, by })).rejects.toMatchObject(
    mistake('parent_id'),
  )
  for (const taken of [id, topIds[0] ?? 0]) {
    const version = taken === id ? 2 : 1
    await expect(deleteCategory(deps, { id: taken, version, by })).rejects.toMatchObject({
      code: 'conflict',
      details: { message: 'Move its products and sub-categories first.' },
    })
  }
})

test('a category that a coupon is for stays: without it the coupon would be for everything', async () => {
  const { id } = await addCategory(deps, { facts: { ...lamps, slug: 'coupon-lamps' }, by })
  await coupon(database, { categoryId: id })
  await expect(deleteCategory(deps, { id, version: 1, by })).rejects.toMatchObject(mistake('id'))
})

test('brands are added, changed and deleted', async () => {
  const facts = { name: 'Aba', slug: 'aba', pictureHash: picture.hash, bestRank: null }
  const { id } = await addBrand(deps, { facts, by })
  for (const [field, wrong] of [
    ['name', { ...facts, slug: 'abb' }],
    ['slug', { ...facts, name: 'Abb' }],
    ['slug', { ...facts, name: 'Abb', slug: 'a--b' }],
    ['picture_hash', { ...facts, pictureHash: missingHash }],
  ] as const) {
    await expect(addBrand(deps, { facts: wrong, by })).rejects.toMatchObject(mistake(field))
  }
  const edit = { id, version: 1, by }
  await changeBrand(deps, { ...edit, facts: { ...facts, name: 'Aba Works', bestRank: 1 } })
  await expect(changeBrand(deps, { ...edit, facts })).rejects.toMatchObject({ code: 'conflict' })
  const product = await addProduct(deps, newProduct({ brand_id: id }))
  const words = 'SELECT FROM search_documents WHERE product_id = $1 AND words @@ $2::tsquery'
  expect((await pool.query(words, [product.id, 'works'])).rowCount).toBe(1)
  await expect(deleteBrand(deps, { id, version: 2, by })).rejects.toMatchObject({
    code: 'conflict',
  })
  await pool.query('DELETE FROM products WHERE id = $1', [product.id])
  await deleteBrand(deps, { id, version: 2, by })
})

test('sellers are added, changed and deleted', async () => {
  const facts = { name: 'Mama Put', slug: 'mama-put' }
  const { id } = await addSeller(deps, { facts, by })
  for (const [field, wrong] of [
    ['name', { ...facts, slug: 'mama' }],
    ['name', { name: '', slug: 'mama' }],
    ['slug', { ...facts, name: 'Mama' }],
  ] as const) {
    await expect(addSeller(deps, { facts: wrong, by })).rejects.toMatchObject(mistake(field))
  }
  await changeSeller(deps, { id, version: 1, facts: { ...facts, name: 'Mama Put & Sons' }, by })
  await addProduct(deps, newProduct({ seller_id: id }))
  await expect(deleteSeller(deps, { id, version: 2, by })).rejects.toMatchObject({
    code: 'conflict',
  })
  await pool.query('DELETE FROM products WHERE seller_id = $1', [id])
  await deleteSeller(deps, { id, version: 2, by })
  expect((await pool.query('SELECT FROM sellers WHERE id = $1', [id])).rowCount).toBe(0)
})
