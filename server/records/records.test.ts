import { beforeAll, expect, test } from 'vitest'
import { addCategories, addProduct } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)
const picture_hash = 'a'.repeat(64)
let owner: OfficeBrowser
let other: OfficeBrowser

beforeAll(async () => {
  await addCategories(database)
  for (const table of ['brands', 'categories', 'sellers']) {
    await rows(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 1000)`)
  }
  await rows(
    `INSERT INTO pictures (hash, width, height, placeholder_color) VALUES ($1, 800, 600, '#102030')`,
    [picture_hash],
  )
  owner = await signedIn(await member('Owner'))
  other = await signedIn(await member('Owner'))
})

interface Kind {
  /** Of all records of the kind. */
  path: string
  noun: string
  /** The record, in the data of an answer. */
  inData?: string
  fields: () => Promise<object> | object
  /** The field that both change. */
  field: string
}

const kinds: Record<string, Kind> = {
  brand: {
    path: '/office/brands',
    noun: 'brand',
    fields: () => ({ name: 'Asa', slug: 'asa', picture_hash, best_rank: null }),
    field: 'name',
  },
  category: {
    path: '/office/categories',
    noun: 'category',
    fields: () => ({
      name: 'Looms',
      slug: 'looms',
      parent_id: null,
      is_visible: true,
      popular_rank: null,
      picture_hash,
      fact_kinds: [],
    }),
    field: 'name',
  },
  tile: {
    path: '/office/content/tiles',
    noun: 'tile',
    inData: 'row',
    fields: () => ({
      starts_at: null,
      ends_at: null,
      name: 'Cloth',
      url: '/categories?prod=cloth',
      picture_hash,
    }),
    field: 'name',
  },
  synonym: {
    path: '/office/search/synonyms',
    noun: 'synonym',
    inData: 'synonym',
    fields: () => ({ term: 'agbada', meanings: ['robe'] }),
    field: 'term',
  },
  pins: {
    path: '/office/search/pins',
    noun: 'pins',
    inData: 'pins',
    fields: async () => ({ term: 'aso oke', product_ids: [await addProduct(database)] }),
    field: 'term',
  },
  role: {
    path: '/office/roles',
    noun: 'role',
    inData: 'role',
    fields: () => ({ name: 'Weavers', permissions: ['content.edit'] }),
    field: 'name',
  },
}

test.each(Object.entries(kinds))(
  '%s: of two edits at once one is saved and entered, the other learns of it',
  async (_, { path, noun, inData, fields, field }) => {
    const sent = await fields()
    const added = await owner.post(path, sent)
    expect(outcome(added)).toBe(200)
    const { id, version } = inData ? added.data[inData] : added.data
    const both = await Promise.all(
      [owner, other].map((browser, place) =>
        browser.call('PATCH', `${path}/${id}`, { ...sent, [field]: `weft${place}x`, version }),
      ),
    )
    expect(both.map(outcome).toSorted()).toEqual([200, '409 edited_meanwhile'])
    const [saved, refused] = both.toSorted((one, other) => one.status - other.status)
    const theirs = (inData ? saved?.data[inData] : saved?.data)?.[field]
    expect(theirs).toMatch(/^weft/)
    expect(refused?.data).toMatchObject({ version: version + 1, fields: { [field]: theirs } })
    const entries = await rows(
      'SELECT after FROM audit_entries WHERE subject = $1 AND refused IS NULL ORDER BY id',
      [`${noun}:${id}`],
    )
    expect(entries).toMatchObject([{}, { after: { [field]: theirs } }])
    expect(Object.keys(entries[1].after)).toEqual([field])
  },
)
