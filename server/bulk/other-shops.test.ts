import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { checkedCsv, move, rowsOf, stateOf } from './test-bulk.ts'

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

/** A file by its first line and rows, each a table of cells by column. */
function table(columns: string, rows: Record<string, string>[]): string {
  const names = columns.split('|')
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')
}

const shopify =
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Option3 Name|Option3 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|Variant Image|Cost per item|Status'
const mug = { Handle: 'mug', 'Variant Price': '1500.00' }
const tee = { Handle: 'tee', 'Variant Grams': '180' }
const cdn = 'https://cdn.shopify.com/s/files/1/0001/files'

/** The same products as newer exports name them. */
const renamed = (file: string) =>
  [
    ['"Handle"', '"URL handle"'],
    ['"Body (HTML)"', '"Description"'],
    ['"Variant SKU"', '"SKU"'],
    ['"Variant Barcode"', '"Barcode"'],
    ['"Variant Price"', '"Price"'],
    ['"Variant Compare At Price"', '"Compare-at price"'],
    ['"Variant Inventory Qty"', '"Inventory quantity"'],
    ['"Variant Grams"', '"Weight value (grams)"'],
    ['"Image Src"', '"Product image URL"'],
  ].reduce((text, [from = '', to = '']) => text.replace(from, to), file)

const shopifyFile = table(shopify, [
  {
    ...mug,
    Title: 'Mug',
    'Body (HTML)': '<p>Holds <b>tea</b>.</p>',
    Vendor: 'Potter',
    Type: 'Mugs',
    Tags: 'a, b',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': '00123',
    'Variant Grams': '350.0',
    'Variant Inventory Qty': '-2',
    'Variant Compare At Price': '1200',
    'Variant Barcode': "'5901234123457",
    'Image Src': `${cdn}/Mug%20front.jpg?v=1700000000`,
    'Cost per item': '700.00',
    Status: 'active',
  },
  { Handle: 'mug', 'Image Src': `${cdn}/mug-back.jpg?v=1` },
  {
    ...tee,
    Title: 'Tee',
    Vendor: 'Brand 1',
    'Product Category': 'Apparel & Accessories > Clothing > Shirts',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Option2 Name': 'Fit',
    'Option2 Value': 'None',
    'Variant SKU': 'TEE-S',
    'Variant Inventory Qty': '4',
    'Variant Price': '4000',
    'Variant Compare At Price': '5000.00',
  },
  // Some programs write the title in each row.
  {
    ...tee,
    Title: 'Tee',
    'Option1 Value': 'M',
    'Option2 Value': 'Slim / long',
    'Variant Price': '4200',
  },
  { Handle: 'tee', 'Image Src': `${cdn}/tee.jpg` },
])

test.each([
  ['as it is', shopifyFile],
  ['with its newer names', renamed(shopifyFile)],
])('Shopify’s product export is read %s', async (_, file) => {
  await sendPicture('mug%20front.jpg', '#3333aa')
  const { data } = await manager.upload(
    '/office/bulk/files?name=products_export_1.csv&adds_groups=true',
    new TextEncoder().encode(file),
    'text/csv',
  )
  const id = data.id
  await expect.poll(() => stateOf(manager, id)).toEqual({ state: 'ready', new: 3 })
  const change = (await manager.get(`/office/bulk/${id}`)).data
  expect(change.layout).toBe('shopify')
  expect(change.left_out).toEqual(expect.arrayContaining(['tags', 'published', 'status']))
  expect(change.left_out).not.toContain('vendor')
  expect(
    (await reasonsOf(id, 'new')).flatMap(([, ...words]: [number, ...string[]]) => words),
  ).toEqual([expect.stringContaining('‘mug-back.jpg’'), expect.stringContaining('‘tee.jpg’')])
  await move(manager, id, 'apply')
  expect(await productOf('00123')).toMatchObject({
    name: 'Mug',
    state: 'draft',
    description: '<p>Holds <b>tea</b>.</p>',
    weight_grams: 350,
    amount: 1_500,
    previous_amount: null,
    pictures: [{ alt: 'Mug' }],
    items: [{ on_hand: 0, barcode: '5901234123457', cost_kobo: 70_000 }],
  })
  const { combinations, ...product } = await productOf('tee')
  expect(product).toMatchObject({
    weight_grams: 180,
    pictures: [],
    options: [
      { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
      { name: 'Fit', values: [{ name: 'None' }, { name: 'Slim/long' }] },
    ],
    items: [
      { on_hand: 4, barcode: 'TEE-S' },
      { on_hand: 0, barcode: null },
    ],
  })
  expect(combinations).toMatchObject([
    { amount: 4_000, previous_amount: 5_000 },
    { amount: 4_200, previous_amount: null },
  ])
  // Sent again, it changes nothing of what is there.
  const again = await checkedCsv(manager, file)
  expect(await stateOf(manager, again)).toEqual({ state: 'ready', refused: 3 })
  await move(manager, id, 'undo')
})

const woo =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Short description|Description|Date sale price starts|Date sale price ends|Tax status|In stock?|Stock|Low stock amount|Weight (kg)|Sale price|Regular price|Categories|Tags|Images|Parent|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 2 name|Attribute 2 value(s)|Meta: _x'
const gown = { Type: 'variation', Parent: 'id:20', 'Attribute 1 name': 'Size' }

const wooFile = table(woo, [
  {
    ID: '10',
    Type: 'simple',
    Name: 'Bag',
    'Short description': 'Strong.',
    Description: '<p>Of\\nleather.</p>',
    Stock: '6',
    'Low stock amount': '2',
    'Weight (kg)': '0.8',
    'Sale price': '9000',
    'Regular price': '12000',
    Categories: 'Bags \\, cases > Hand bags, Sale',
    Images: 'https://shop.example/wp-content/uploads/2026/01/bag.jpg, https://shop.example/b.jpg',
    Brands: 'Stitch',
  },
  {
    ID: '20',
    Type: 'variable',
    SKU: 'GOWN',
    Name: 'Gown',
    Categories: 'category-11',
    Brands: 'Brand 2',
    'Attribute 1 name': 'Size',
    'Attribute 1 value(s)': '10, 12',
    'Attribute 2 name': 'Cloth',
    'Attribute 2 value(s)': 'Lace',
  },
  {
    ...gown,
    ID: '21',
    SKU: 'GOWN-10',
    'Attribute 1 value(s)': '10',
    'Regular price': '30000',
    Stock: '1',
  },
  {
    ...gown,
    ID: '22',
    Parent: 'GOWN',
    'Attribute 1 value(s)': '12',
    'Regular price': '31000',
    'Sale price': '100',
    'Date sale price starts': '2030-01-01',
    Stock: 'parent',
  },
  { ID: '30', Type: 'grouped', SKU: 'SET', Name: 'Set' },
  { ID: '40', Type: 'variable', SKU: 'ANY', Name: 'Any', Brands: 'Brand 2' },
  { ...gown, ID: '41', Parent: 'ANY', 'Regular price': '5' },
  { ID: '50', Type: 'simple', SKU: '1.00E+05', Name: 'Lost', Brands: 'Brand 2' },
])

test('WooCommerce’s product export is read as it is', async () => {
  await sendPicture('bag.jpg', '#aaaa33')
  const { data } = await manager.upload(
    '/office/bulk/files?name=wc-product-export.csv&adds_groups=true',
    new TextEncoder().encode(wooFile),
    'text/csv',
  )
  await expect.poll(() => stateOf(manager, data.id)).toEqual({ state: 'ready', new: 4, refused: 4 })
  expect(await reasonsOf(data.id, 'refused')).toEqual([
    [6, 'product_code: The mall has no products of the kind ‘grouped’.'],
    [7, 'product_code: Line 8 of the same product is refused.'],
    [8, expect.stringContaining('for any')],
    [9, expect.stringContaining('a spreadsheet has shortened')],
  ])
  await move(manager, data.id, 'apply')
  expect((await manager.get(`/office/bulk/${data.id}`)).data).toMatchObject({
    layout: 'woocommerce',
  })
  expect(await productOf('WC-10')).toMatchObject({
    amount: 9_000,
    previous_amount: 12_000,
    weight_grams: 800,
    pictures: [{ alt: 'Bag' }],
    items: [{ on_hand: 6, reorder_level: 2 }],
  })
  expect(await productOf('GOWN')).toMatchObject({
    category_id: 11,
    options: [{ name: 'Size', values: [{ name: '10' }, { name: '12' }] }],
    combinations: [
      { amount: 30_000, stock: { on_hand: 1 } },
      { amount: 31_000, previous_amount: null, stock: { on_hand: 0 } },
    ],
    items: [{ barcode: 'GOWN-10' }, { barcode: null }],
  })
  const [{ name }] = await rows(
    `SELECT categories.name FROM products JOIN categories ON categories.id = category_id
     WHERE code = 'WC-10'`,
  )
  expect(name).toBe('Hand bags')
})

test('without leave to add them, another shop’s categories are left out, and brands are the usual one', async () => {
  const file = table(shopify, [
    { ...mug, Handle: 'jar', Title: 'Jar', Vendor: 'Nobody', Type: 'Jars' },
  ])
  const send = async (query: string) => {
    const bytes = new TextEncoder().encode(file)
    const { data } = await manager.upload(
      `/office/bulk/files?name=a.csv${query}`,
      bytes,
      'text/csv',
    )
    await expect.poll(async () => (await stateOf(manager, data.id)).state).toBe('ready')
    return data.id
  }
  expect(await reasonsOf(await send(''), 'refused')).toMatchObject([
    [2, 'brand: There is no brand ‘Nobody’.'],
  ])
  expect(await reasonsOf(await send('&brand=2'), 'new')).toEqual([
    [2, expect.stringMatching(/^category: .*without it/), expect.stringMatching(/^brand: /)],
  ])
})
