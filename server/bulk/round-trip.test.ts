import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#server/catalogue/catalogue.ts'
import { newProduct, sizesAndColors, testManage } from '#server/catalogue/manage/test-manage.ts'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { sized } from '#server/test-size.ts'
import { fromCell, meantBy, toCell } from './csv/cell-text.ts'
import { checkedCsv, rowsOf, sendCsv, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const manage = testManage(database)
const manager = await staff.signedIn(await staff.member('Manager'))

beforeAll(() => addCategories(database))

/** What spreadsheets, CSV and the word `none` make hard. */
const hardPart = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  'none',
  'NONE',
  ' ',
  '₦',
  'ẹ',
  '1',
)
const hardText = fc
  .array(fc.oneof(hardPart, fc.string({ unit: 'grapheme' })), { maxLength: 8 })
  .map((parts) => parts.join(''))
/** Cut between characters, of which some are two of JavaScript's. */
const shortened = (text: string, most: number) => text.slice(0, most).toWellFormed()

test('a cell says what was exported, also of formulas', () => {
  fc.assert(
    fc.property(hardText, (text) => {
      const cell = toCell(text)
      expect(cell).not.toMatch(/^\s*[=+\-@]/)
      expect(meantBy(fromCell(cell) ?? '')).toBe(text.trim())
    }),
    { numRuns: 2_000 },
  )
})

const line = hardText.map((text) => shortened(text.replace(/\p{Cc}/gu, ''), 100))
const facts = fc.record({
  name: line.filter((text) => text !== ''),
  form: line.map((text) => shortened(text, 60)),
  color: fc.option(line.map((text) => shortened(text, 60))),
  key_features: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
  description: hardText,
  weight_grams: fc.integer({ min: 1, max: 100_000 }),
})

test('an export read back changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 12 }), async (many) => {
      for (const [at, given] of many.entries()) {
        const whole = newProduct(given, at % 3 === 0 ? sizesAndColors() : undefined)
        const state = at % 2 === 0 ? 'live' : 'draft'
        await addProduct(manage, { ...whole, state })
      }
      const { message: file } = await manager.get('/office/bulk/export')
      const id = await checkedCsv(manager, file)
      const rows = file.split('\r\n').length
      expect(rows).toBeGreaterThan(many.length)
      expect([await rowsOf(manager, id, 'changed'), await rowsOf(manager, id, 'refused')]).toEqual([
        [],
        [],
      ])
      const { same, ...others }: Record<string, string | number> = await stateOf(manager, id)
      expect(others).toEqual({ state: 'ready' })
      expect(same).toBeGreaterThanOrEqual(many.length)
    }),
    { numRuns: sized(6, 60) },
  )
})

/** Products and stock as they are, in one text. */
async function productsAndStock(): Promise<string> {
  const [{ all }] = await staff.rows(
    `SELECT md5(string_agg(products::text || coalesce(stock::text, ''), '|' ORDER BY products.id, stock.id)) AS all
     FROM products LEFT JOIN stock ON product_id = products.id`,
  )
  return all
}

/** A file that is nearly right: an export with its bytes cut, doubled, replaced or moved. */
function broken(file: Uint8Array) {
  const place = fc.integer({ min: 0, max: file.length - 1 })
  const odd = fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      '\0',
      '\ufeff',
      '=cmd()',
      'product_code',
      'none',
      '💥',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const cut = fc.tuple(place, place).map(([a, b]) => file.slice(Math.min(a, b), Math.max(a, b)))
  const inserted = fc
    .tuple(place, odd)
    .map(([at, text]) => Buffer.concat([file.slice(0, at), Buffer.from(text), file.slice(at)]))
  const replaced = fc
    .tuple(place, fc.uint8Array({ maxLength: 6 }))
    .map(([at, bytes]) => Buffer.concat([file.slice(0, at), bytes, file.slice(at + bytes.length)]))
  const recoded = fc
    .constantFrom('latin1', 'utf16le')
    .map((encoding) =>
      Buffer.from(Buffer.from(file).toString(), encoding === 'latin1' ? 'latin1' : 'utf16le'),
    )
  return fc.oneof(cut, inserted, replaced, recoded, fc.uint8Array({ maxLength: 200 }))
}

test('whatever a file is, it is checked or refused in words, and changes nothing', async () => {
  const { message: file } = await manager.get('/office/bulk/export')
  const before = await productsAndStock()
  await fc.assert(
    fc.asyncProperty(broken(new TextEncoder().encode(file.slice(0, 4_000))), async (bytes) => {
      const { status, code, message, data } = await sendCsv(manager, bytes)
      if (status !== 200) {
        expect([status, code]).toEqual([422, 'validation_failed'])
        expect(message).toMatch(/^[A-ZÀ-Ž][\s\S]{10,}[.]$/)
        return
      }
      await expect.poll(async () => (await stateOf(manager, data.id)).state).toBe('ready')
      for (const { reasons } of await rowsOf(manager, data.id, 'refused')) {
        expect(reasons.length).toBeGreaterThan(0)
        for (const { words } of reasons) expect(words).toMatch(/^(?:[A-Z]|\d|‘)[\s\S]+[.]$/)
      }
    }),
    { numRuns: 300 },
  )
  expect(await productsAndStock()).toBe(before)
})

test('a file that is none is refused at once, in words, and leaves nothing', async () => {
  const one = { code: 'K-1' }
  const latin = Uint8Array.from(Buffer.from(`product_code,name\n${one.code},Caf\xe9\n`, 'latin1'))
  const wide = Uint8Array.from(Buffer.from(`product_code,name\n${one.code},Cafe\n`, 'utf16le'))
  const files: [string | Uint8Array, RegExp][] = [
    ['', /empty/],
    ['\n \n', /empty/],
    ['product_code,name\n', /no rows/],
    [`${one.code},1000\n`, /must name the columns/],
    ['name,price\nKettle,1\n', /product_code is missing/],
    ['product_code,price,colour\nA,1,Red\n', /no column ‘colour’/],
    ['code,product_code,colour,price,EAN\n1,A,1,Red,1\n', /no columns ‘code’, ‘colour’, ‘ean’/],
    ['sep=;\n\n', /empty/],
    ['product_code,price,PRICE\nA,1,2\n', /twice/],
    ['product_code,,price\nA,1,2\n', /Column 2 has no name/],
    [`product_code,name\n${one.code},"Open\n`, /not closed/],
    [`product_code,name\n${one.code},a "b"\n`, /Line 2/],
    [`product_code,name\n${one.code},a,b\n`, /Line 2 has 3 cells/],
    [`product_code,name\n${one.code},${'x'.repeat(300_000)}\n`, /Line 2: the row is too long/],
    [latin, /UTF-8/],
    [wide, /UTF-8/],
  ]
  const count = async () => (await staff.rows('SELECT count(*) FROM bulk_changes'))[0].count
  const before = await count()
  for (const [file, words] of files) {
    const { status, code, message } = await sendCsv(manager, file)
    expect([status, code, message]).toEqual([
      422,
      'validation_failed',
      expect.stringMatching(words),
    ])
  }
  expect(await count()).toBe(before)
})
