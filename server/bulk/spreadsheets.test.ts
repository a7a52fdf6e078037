import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#server/catalogue/catalogue.ts'
import { newProduct, plain, testManage } from '#server/catalogue/manage/test-manage.ts'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { checkedCsv, rowsOf, sendCsv, stateOf } from './test-bulk.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const manage = testManage(database)
const manager = await staff.signedIn(await staff.member('Manager'))

beforeAll(() => addCategories(database))

/** Codes and texts that spreadsheets take for something else. */
const hard = [
  '00123',
  '007',
  '1E5',
  '1.5E+05',
  '1/2',
  '2-3',
  '12.05.03',
  '2026-01-02',
  'SEP1',
  'Mar-05',
  '10:30',
  '50%',
  '(5)',
  '5901234123457',
  '12345678901234567890',
  '1,200',
  '1 1/2',
  '₦1,500.00',
  'N1500',
  'TRUE',
  '-5',
  '=A1',
  "'00123",
  'TV 55" black',
  'a;b, c',
]

beforeAll(async () => {
  for (const text of hard) {
    const facts = { code: text, name: text, color: text, form: text, key_features: `${text}\nx` }
    await addProduct(manage, newProduct(facts))
  }
  const price = { amountKobo: 15_000_000, previousAmountKobo: null, onHand: 1_200 }
  await addProduct(
    manage,
    newProduct(
      { code: 'Pipe' },
      {
        options: [{ name: 'Width', values: plain('1/2', '3/4', '1.0', '007') }],
        combinations: [0, 1, 2, 3].map((place) => ({ places: [place], ...price })),
      },
    ),
  )
  await addProduct(
    manage,
    newProduct({ code: 'FIX-1', name: 'Fixture' }, { ...price, amountKobo: 150_000, onHand: 28 }),
  )
})

type Table = string[][]

/** What Excel and LibreOffice make of a cell that they take for something else; an apostrophe keeps them from it. */
function taken(cell: string): string {
  if (/^(?:true|false)$/i.test(cell)) return cell.toUpperCase()
  if (/^\d{1,2}\/\d{1,2}$/.test(cell)) return '2-Jan'
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return '02/01/2026'
  if (/^\(\d+\)$/.test(cell)) return `-${cell.slice(1, -1)}`
  const value = Number(cell.replace(/[₦,]/g, ''))
  if (cell === '' || !Number.isFinite(value)) return cell
  return Math.abs(value) < 1e11 ? String(value) : value.toExponential(5).toUpperCase()
}

function asRead(file: string): Table {
  return parse(file, { bom: true }).map((cells: string[]) => cells.map(taken))
}

function written(table: Table, delimiter: string, end = '\r\n'): string {
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
  return table.map((cells) => cells.map(quoted).join(delimiter)).join(end) + end
}

/** A column's cells otherwise than they were. */
function withCells(table: Table, change: (cell: string, column: string) => string): Table {
  const [header = [], ...rows] = table
  return [header, ...rows.map((row) => row.map((cell, at) => change(cell, header[at] ?? '')))]
}

const amounts = /^(?:price|previous_price)$/
const wholes = /^(?:stock_on_hand|stock_seen|weight_grams|version|combination_id)$/
const grouped = (cell: string) => (cell ? Number(cell).toLocaleString('en-NG') : '')
const naira = (cell: string) =>
  cell ? `₦${Number(cell).toLocaleString('en-NG', { minimumFractionDigits: 2 })}` : ''

/** A name, and the file as the program saves it. */
const programs: [string, (table: Table) => string | Uint8Array][] = [
  ['LibreOffice: commas, LF', (table) => written(table, ',', '\n')],
  ['Excel: CSV UTF-8', (table) => `\ufeff${written(table, ',')}`],
  ['Excel where a comma is for decimals', (table) => `\ufeff${written(table, ';')}`],
  ['Excel: Unicode text', (table) => Buffer.from(`\ufeff${written(table, '\t')}`, 'utf16le')],
  [
    'UTF-16, the high byte first',
    (table) => Buffer.from(`\ufeff${written(table, '\t')}`, 'utf16le').swap16(),
  ],
  ['a line that says the delimiter', (table) => `\ufeffsep=;\r\n${written(table, ';')}`],
  ['old Macs', (table) => written(table, ';', '\r')],
  [
    'pasted from a sheet: tabs, and quotation marks as they are',
    (table) =>
      withCells(table, (cell, column) => (/features|description/.test(column) ? '' : cell))
        .map((cells) => cells.join('\t'))
        .join('\n'),
  ],
  [
    'empty rows and columns',
    (table) => {
      const [header = [], ...rows] = table.map((cells) => [...cells, '', ''])
      const empty = header.map(() => '')
      return written([empty, header, empty, ...rows, empty, empty], ',')
    },
  ],
  [
    'figures of a column with a format',
    (table) =>
      written(
        withCells(table, (cell, column) => {
          if (amounts.test(column)) return naira(cell)
          return wholes.test(column) ? grouped(cell) : cell
        }),
        ',',
      ),
  ],
  [
    'one decimal, a comma',
    (table) =>
      written(
        withCells(table, (cell, column) =>
          cell && (amounts.test(column) || wholes.test(column))
            ? Number(cell).toFixed(1).replace('.', ',')
            : cell,
        ),
        ';',
      ),
  ],
  [
    'a narrow column',
    (table) =>
      written(
        withCells(table, (cell, column) =>
          cell && amounts.test(column) ? Number(cell).toExponential(1).toUpperCase() : cell,
        ),
        ',',
      ),
  ],
]

test.each(programs)('saved without an edit, nothing changes: %s', async (_, save) => {
  const { message: file } = await manager.get('/office/bulk/export')
  const table = asRead(file)
  const bytes = save(table)
  const sent = await sendCsv(manager, bytes)
  expect(sent.message).toBe('The file is being checked.')
  await expect.poll(async () => (await stateOf(manager, sent.data.id)).state).toBe('ready')
  expect(await rowsOf(manager, sent.data.id, 'changed')).toEqual([])
  expect(await rowsOf(manager, sent.data.id, 'refused')).toEqual([])
  expect(await stateOf(manager, sent.data.id)).toEqual({ state: 'ready', same: table.length - 1 })
})

/** Of FIX-1: price 1500, 28 units, 900 g, blue. */
const cells: [column: string, cell: string, after: string | null | RegExp][] = [
  ...['1500', '1500.0', '1,500.00', '₦1,500', 'N1500', 'n 1 500', 'NGN 1,500.00'].map(
    same('price'),
  ),
  ...['1,500.00 NGN', "'1500", '１５００', '1.5E+03', '1500,00'].map(same('price')),
  ...['28', '28.0', '28.000000', '28,0', '2.8E+01', "'28"].map(same('stock_on_hand')),
  ['price', '₦1,600.50', '1600.50'],
  ['price', 'N1,600.5', '1600.50'],
  ['price', '1.600.500,50', '1600500.50'],
  ['price', '1 600,50', '1600.50'],
  ['price', '1.600', /a thousand times more/],
  ['price', '1.6E+05', /shortened/],
  ['price', '02/01/2026', /is a date/],
  ['price', '-5', /no price/],
  ['price', '$5', /no price/],
  ['price', '1,50,000', /no price/],
  ['price', '1600.555', /no price/],
  ['stock_on_hand', '1,200', '1200'],
  ['stock_on_hand', '1,200.00', '1200'],
  ['stock_on_hand', '28.5', /no whole number/],
  ['stock_on_hand', '1.200', /a thousand times more/],
  ['stock_on_hand', '2-Jan', /is a date/],
  ['weight_grams', '1 200', '1200'],
  ['color', '2-Jan', /has made of something like 1\/2/],
  ['color', "'2-Jan", '2-Jan'],
  ['color', 'Jan-05', /is a date/],
  ['color', '01/02/2026', /is a date/],
  ['color', '10:30:00 AM', /is a date/],
  ['color', '1.23457E+11', /shortened/],
  ['color', '1/2', '1/2'],
  ['color', '12/4', '12/4'],
  ['color', 'May flower', 'May flower'],
  ['name', "'00123", '00123'],
]

function same(column: string) {
  return (cell: string): [string, string, null] => [column, cell, null]
}

test('cells are read as spreadsheets write them, or refused in words', async () => {
  const names = ['price', 'stock_on_hand', 'weight_grams', 'color', 'name']
  for (const [column, cell, after] of cells) {
    const row = names.map((name) => (name === column ? cell : ''))
    const id = await checkedCsv(
      manager,
      written(
        [
          ['product_code', ...names],
          ['fix-1', ...row],
        ],
        ',',
      ),
    )
    const [changed] = await rowsOf(manager, id, 'changed')
    const [refused] = await rowsOf(manager, id, 'refused')
    const found = changed?.cells[0]?.after ?? refused?.reasons[0]?.words ?? null
    expect([column, cell, found]).toEqual([
      column,
      cell,
      after instanceof RegExp ? expect.stringMatching(after) : after,
    ])
    expect(Boolean(refused)).toBe(after instanceof RegExp)
  }
})

test('a row that was made from a product is never a new one, and a destroyed code is none', async () => {
  const id = await checkedCsv(
    manager,
    [
      'product_code,version,combination,name,brand,seller',
      '123,1,,Drum,Brand 1,Iya Kudi',
      '1.00E+05,,,Drum,Brand 1,Iya Kudi',
      '2-Jan,,,Drum,Brand 1,Iya Kudi',
      ',1,,Drum,Brand 1,Iya Kudi',
      'Pipe,1,2-Jan,,,',
      'FIX-9,1.0,,Drum,Brand 1,Iya Kudi',
      'fix-1,2.0,,Drum,,',
      'new-1,,,Drum,Brand 1,Iya Kudi',
      'NEW-1,,,Drum,Brand 1,Iya Kudi',
      'NEW-2,,,2-Jan,Brand 1,Iya Kudi',
      'Fix-1,1.0,,Other,,',
    ].join('\n'),
  )
  const words = (await rowsOf(manager, id, 'refused')).map(
    ({ line, reasons }: { line: number; reasons: { words: string }[] }) => [
      line,
      reasons.map(({ words }) => words).join(' '),
    ],
  )
  expect(words).toEqual([
    [2, expect.stringMatching(/no product with the code ‘123’.*zeros/)],
    [3, expect.stringMatching(/‘1.00E\+05’ is a number that a spreadsheet has shortened/)],
    [4, expect.stringMatching(/‘2-Jan’ is a date/)],
    [5, expect.stringMatching(/no product code/)],
    [6, expect.stringMatching(/‘2-Jan’ is a date/)],
    [7, 'There is no product with the code ‘FIX-9’.'],
    [8, expect.stringMatching(/edited since/)],
    [10, 'Line 9 is about the same item.'],
    [11, expect.stringMatching(/‘2-Jan’ is a date/)],
  ])
  expect(await stateOf(manager, id)).toMatchObject({ new: 1, changed: 1 })
  const { message } = await manager.get(`/office/bulk/${id}/refused`)
  expect(message).toContain('2-Jan,,,Drum')
})

test('a text that a spreadsheet cut off is refused', async () => {
  const description = `<p>${'Long words. '.repeat(3_000)}</p>`
  await addProduct(manage, newProduct({ code: 'LONG', description }))
  const file = `product_code,description\nLONG,${description.slice(0, 32_767)}\n`
  const id = await checkedCsv(manager, file)
  const [refused] = await rowsOf(manager, id, 'refused')
  expect(refused.reasons[0].words).toMatch(/cut the text off after 32,7\d\d characters/)
})
