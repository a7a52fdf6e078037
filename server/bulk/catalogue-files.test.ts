import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { outcome, testStaff } from '#server/staff/test-staff.ts'
import { checkedCsv, move, rowsOf, sendCsv, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { rows } = staff
const manager = await staff.signedIn(await staff.member('Manager'))

beforeAll(async () => {
  await addCategories(database)
  // The fixture names its ids.
  for (const table of ['brands', 'categories']) {
    await rows(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), 100)`)
  }
})

/** Sends a picture under a file name. */
async function sendPicture(name: string, color: string): Promise<void> {
  const image = sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
  const bytes = Uint8Array.from(await image.jpeg().toBuffer())
  const sent = await manager.upload(`/office/pictures?name=${name}`, bytes, 'image/jpeg')
  expect(sent.status).toBe(200)
}

/** A product as the office has it, by its code, with the facts of its items. */
async function productOf(code: string) {
  const [found] = await rows('SELECT id FROM products WHERE lower(code) = lower($1)', [code])
  if (!found) return null
  const { data } = await manager.get(`/office/products/${found.id}`)
  const items = await rows(
    `SELECT on_hand, barcode, bin, reorder_level, cost_kobo FROM stock
     JOIN stock_facts ON stock_id = stock.id WHERE stock.product_id = $1 ORDER BY stock.id`,
    [found.id],
  )
  return { ...data, items }
}

const reasonsOf = async (id: number, outcome: string) =>
  (await rowsOf(manager, id, outcome)).map(
    ({ line, reasons }: { line: number; reasons: { column: string; words: string }[] }) => [
      line,
      ...reasons.map(({ column, words }) => `${column}: ${words}`),
    ],
  )

test('a new product comes with combinations, pictures and what the store knows, and goes again', async () => {
  await sendPicture('Front.JPG', '#aa3333')
  await sendPicture('back.jpg', '#33aa33')
  const id = await checkedCsv(
    manager,
    [
      'product_code,name,brand,category,variations,combination,price,previous_price,stock_on_hand,barcode,bin,reorder_level,cost,pictures',
      'SHIRT,Adire shirt,Brand 1,category-11,Size / Colour,S / Indigo,"4,500",5000,3,5901,a-1,2,2000.50,"front.jpg\nBack.jpg\nside.jpg"',
      'shirt,,,,,S / Red,4600,,0,5902,,,,',
      'SHIRT,,,,,M / Indigo,4700,,7,,,,,',
      'CUP,Cup,brand 2,,,,900,,12,5903,b-2,5,400,',
      'SHIRT,,,,,M / Red,4800,,1,,,,,',
    ].join('\n'),
  )
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', new: 5 })
  expect(await reasonsOf(id, 'new')).toContainEqual([
    2,
    'pictures: No picture ‘side.jpg’ was sent: the product is added without it.',
  ])
  await move(manager, id, 'apply')
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 5 })
  const shirt = await productOf('SHIRT')
  expect(shirt).toMatchObject({
    name: 'Adire shirt',
    state: 'draft',
    category_id: 11,
    options: [
      { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
      { name: 'Colour', values: [{ name: 'Indigo' }, { name: 'Red' }] },
    ],
    pictures: [{ alt: 'Adire shirt' }, { alt: 'Adire shirt, picture 2' }],
  })
  expect(
    shirt.combinations.map(
      (one: { amount: number; previous_amount: number | null; stock: { on_hand: number } }) => [
        one.amount,
        one.previous_amount,
        one.stock.on_hand,
      ],
    ),
  ).toEqual([
    [4_500, 5_000, 3],
    [4_600, null, 0],
    [4_700, null, 7],
    [4_800, null, 1],
  ])
  expect(shirt.items.slice(0, 2)).toEqual([
    { on_hand: 3, barcode: '5901', bin: 'A-1', reorder_level: 2, cost_kobo: 200_050 },
    { on_hand: 0, barcode: '5902', bin: null, reorder_level: null, cost_kobo: null },
  ])
  expect(await productOf('CUP')).toMatchObject({
    amount: 900,
    items: [{ on_hand: 12, barcode: '5903', bin: 'B-2', reorder_level: 5, cost_kobo: 40_000 }],
  })
  // Read back, an export changes nothing.
  const { message } = await manager.get('/office/bulk/export')
  const again = await checkedCsv(manager, message)
  const { same, ...others }: Record<string, string | number> = await stateOf(manager, again)
  expect([others, same]).toEqual([{ state: 'ready' }, 6])
  await move(manager, id, 'undo')
  expect(await stateOf(manager, id)).toEqual({ state: 'undone', undone: 5 })
  expect([await productOf('SHIRT'), await productOf('CUP')]).toEqual([null, null])
})

test('a product comes with all of its combinations or not at all', async () => {
  const id = await checkedCsv(
    manager,
    [
      'product_code,name,brand,variations,combination,price,stock_on_hand,weight_grams',
      'A,A,Brand 1,Size,S,100,,',
      'A,,,,M,free,,',
      'B,B,Brand 1,Size / Colour,S,100,,',
      'C,C,Brand 1,Size,S,100,,',
      'C,,,,s,100,,',
      'D,D,Brand 1,,S,100,,',
      'E,,,Size,S,100,,',
      'F,F,Brand 1,Size,,,,',
      'G,G,Brand 1,Size,,100,,',
      'G,,,,S,100,,',
      'H,H,Brand 1,Size,S,,,',
      'I,I,Brand 1,Size,S,100,,',
      'I,,,Colour,M,100,,',
      'J,J,Brand 1,Size,S,100,,',
      'J,,,,M,100,,500',
      'K,K,Brand 1,Size,S,100,,',
    ].join('\n'),
  )
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', new: 1, refused: 15 })
  expect(await reasonsOf(id, 'refused')).toEqual([
    [2, 'product_code: Line 3 of the same product is refused.'],
    [3, expect.stringMatching(/^price: ‘free’/)],
    [4, expect.stringMatching(/^combination: A combination has one value of each/)],
    [5, 'product_code: Line 6 of the same product is refused.'],
    [6, 'combination: Line 5 has the same combination.'],
    [7, expect.stringMatching(/^variations: Say in ‘variations’/)],
    [8, expect.stringMatching(/^product_code: There is no product .* no row that adds it/)],
    [9, 'variations: No row of this product has a combination.'],
    [10, expect.stringMatching(/^price: The product is sold by combinations/)],
    [11, 'product_code: Line 10 of the same product is refused.'],
    [12, 'price: A combination has a price.'],
    [13, 'product_code: Line 14 of the same product is refused.'],
    [14, 'variations: Another row of this product has ‘Size’.'],
    [15, 'product_code: Line 16 of the same product is refused.'],
    [16, expect.stringMatching(/^weight_grams: This is the product’s/)],
  ])
})

test('brands and categories come by those who may add them, where they ask for it', async () => {
  const file = (code: string) =>
    `product_code,name,brand,category,price\n${code},Lamp,New light,Home > Lamps,900\n${code}2,Lamp,new light,Home > Lamps,900\n`
  const plain = await checkedCsv(manager, file('L'))
  expect(await reasonsOf(plain, 'refused')).toContainEqual([
    2,
    'category: There is no sub-category ‘Home > Lamps’.',
    'brand: There is no brand ‘New light’.',
  ])
  const send = async (browser: typeof manager, code: string) =>
    browser.upload(
      '/office/bulk/files?name=a.csv&adds_groups=true',
      new TextEncoder().encode(file(code)),
      'text/csv',
    )
  await rows(
    `WITH role AS (INSERT INTO staff_roles (name, edited_at, edited_by)
       VALUES ('Importer', '2026-01-01', 'command:test') RETURNING id)
     INSERT INTO staff_role_permissions (role_id, permission)
     SELECT id, permission FROM role,
       unnest(ARRAY['imports.run', 'products.edit', 'prices.edit']) AS permission`,
  )
  const importer = await staff.signedIn(await staff.member('Importer'))
  expect(outcome(await send(importer, 'L'))).toBe('403 forbidden')
  const { data } = await send(manager, 'L')
  await expect.poll(() => stateOf(manager, data.id)).toEqual({ state: 'ready', new: 2 })
  expect(outcome(await importer.post(`/office/bulk/${data.id}/apply`))).toBe('403 forbidden')
  await move(manager, data.id, 'apply')
  expect(await stateOf(manager, data.id)).toEqual({ state: 'done', done: 2 })
  const added = await rows(
    `SELECT brands.name AS brand, categories.name AS category, top.name AS top, top.is_visible
     FROM products JOIN brands ON brands.id = brand_id JOIN categories ON categories.id = category_id
     JOIN categories AS top ON top.id = categories.parent_id WHERE code IN ('L', 'L2')`,
  )
  const groups = { brand: 'New light', category: 'Lamps', top: 'Home', is_visible: false }
  expect(added).toEqual([groups, groups])
  const entries = await rows(
    "SELECT subject FROM audit_entries WHERE after ->> 'name' = 'New light'",
  )
  expect(entries).toHaveLength(1)
})

test('what the store knows of an item is changed by a file, and taken back', async () => {
  const add = await checkedCsv(
    manager,
    'product_code,name,brand,price,stock_on_hand,barcode,bin\nPAN,Pan,Brand 1,100,5,77,c-1\nPOT,Pot,Brand 1,100,5,78,\n',
  )
  await move(manager, add, 'apply')
  const id = await checkedCsv(
    manager,
    'product_code,barcode,bin,reorder_level,cost\nPAN,79,none,3,55.5\nPOT,79,,,\n',
  )
  await move(manager, id, 'apply')
  expect(await reasonsOf(id, 'refused')).toEqual([[3, 'barcode: Another item has this barcode.']])
  const facts = { barcode: '79', bin: null, reorder_level: 3, cost_kobo: 5_550 }
  expect((await productOf('PAN'))?.items).toMatchObject([facts])
  await move(manager, id, 'undo')
  const before = { barcode: '77', bin: 'C-1', reorder_level: null, cost_kobo: null }
  expect((await productOf('PAN'))?.items).toMatchObject([before])
})

test('a file that is sent again adds nothing, and pictures stay where they are', async () => {
  const file = 'product_code,name,brand,price,pictures\nJUG,Jug,Brand 1,100,front.jpg\n'
  await move(manager, await checkedCsv(manager, file), 'apply')
  const { data } = await sendCsv(manager, file)
  await expect.poll(() => stateOf(manager, data.id)).toEqual({ state: 'ready', refused: 1 })
  expect(await reasonsOf(data.id, 'refused')).toEqual([
    [2, expect.stringMatching(/^pictures: Only a new product/)],
  ])
})

test('new products whose addresses would be the same are added, each with its own', async () => {
  const rowsOfFile = ['C 1,Clog', 'C-1,Clog', 'C_1,Clog!', '一,手机', '二,手机']
  const lines = rowsOfFile.map((row) => `${row},Brand 1,Iya Kudi\n`).join('')
  const id = await checkedCsv(manager, `product_code,name,brand,seller\n${lines}`)
  expect(await stateOf(manager, id)).toEqual({ state: 'ready', new: 5 })
  await move(manager, id, 'apply')
  expect(await stateOf(manager, id)).toEqual({ state: 'done', done: 5 })
  const codes = rowsOfFile.map((row) => row.split(',')[0])
  const slugs = await rows('SELECT p_slug FROM products WHERE code = ANY ($1)', [codes])
  expect(slugs.map(({ p_slug }) => p_slug).toSorted()).toEqual([
    'clog-c-1',
    'clog-c-1-2',
    'clog-c-1-3',
    'product',
    'product-2',
  ])
  await move(manager, id, 'undo')
})
