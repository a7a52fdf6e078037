import { beforeAll, expect, test } from 'vitest'
import { addCategories, brandIds, subIds } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, type TestMember, testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)

let owner: TestMember
let auditor: OfficeBrowser
let productId: number

beforeAll(async () => {
  await addCategories(database)
  owner = await member('Owner')
  const ada = await signedIn(owner)
  const facts = { category_id: subIds[0], brand_id: brandIds[0], seller_id: 1 }
  const made = async (name: string, code: string) => {
    const { data } = await ada.post('/office/products', { ...facts, name, code })
    return data.id
  }
  productId = await made('Nimbus Phone Forty', 'NP-40')
  await made('Lantern', 'LA-1')
  await ada.post('/office/roles', { name: 'Night counter', permissions: ['products.read'] })
  auditor = await signedIn(await member('Auditor'))
})

async function entries(query: Record<string, string>) {
  const { status, data } = await auditor.get(`/office/audit?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return data.rows
}

test.each(['nimbus forty', 'Phone', 'np-40', 'NP-4'])(
  'entries are found by the name and the code of a product: %s',
  async (about) => {
    const found = await entries({ about })
    expect(found.map((entry: { subject: string }) => entry.subject)).toEqual([
      `product:${productId}`,
    ])
    expect(found[0].subject_name).toBe('Nimbus Phone Forty')
  },
)

test('entries are found by the name of a role, and together with another filter', async () => {
  const [role] = await entries({ about: 'night' })
  expect(role).toMatchObject({ call: 'POST /office/roles', subject_name: 'Night counter' })
  expect(await entries({ about: 'night', subject: role.subject })).toHaveLength(1)
  expect(await entries({ about: 'night', subject: `product:${productId}` })).toEqual([])
  expect(await entries({ about: 'nobody is called so' })).toEqual([])
  expect(await entries({ about: '%' })).toEqual([])
})

test('a subject that is gone has no name', async () => {
  await rows('DELETE FROM products WHERE id = $1', [productId])
  const [entry] = await entries({ subject: `product:${productId}` })
  expect(entry).toMatchObject({ call: 'POST /office/products', subject_name: null })
})

test('the Auditor has the names of all members, and asks for the entries of one', async () => {
  const { data } = await auditor.get('/office/audit-members')
  expect(data).toContainEqual({ id: owner.id, name: 'Sade Williams' })
  const found = await entries({ member: String(owner.id) })
  expect(found.length).toBeGreaterThan(3)
  expect(found.every((entry: { member: { id: number } }) => entry.member.id === owner.id)).toBe(
    true,
  )
})
