import { expect, test } from 'vitest'
import { type PdfDocument, renderPdf } from './pdf.ts'

const document: PdfDocument = {
  storeName: 'Oja',
  title: 'Wallet statement',
  facts: [['Customer', 'Ọláyínká Ẹ̀bùn']],
  columns: [
    { label: 'What', share: 3 },
    { label: 'Naira', share: 1, align: 'right' },
  ],
  rows: [],
  sums: [['In all', '₦1,234.50']],
  notes: ['Keep it.'],
}
const rows = (count: number) => Array.from({ length: count }, (_, n) => [`Line ${n}`, '₦5.00'])

async function pagesOf(drawn: PdfDocument): Promise<number> {
  const bytes = (await renderPdf(drawn)).toString('latin1')
  expect(bytes.startsWith('%PDF-')).toBe(true)
  return bytes.match(/\/Type \/Page\b/g)?.length ?? 0
}

test('a table goes on over as many pages as it needs', async () => {
  expect(await pagesOf(document)).toBe(1)
  expect(await pagesOf({ ...document, rows: rows(20) })).toBe(1)
  expect(await pagesOf({ ...document, rows: rows(60) })).toBe(2)
  expect(await pagesOf({ ...document, rows: rows(200) })).toBeGreaterThanOrEqual(5)
})

test('long words wrap within their column, and a row with too few cells is drawn', async () => {
  const endless = 'x'.repeat(3_000)
  expect(await pagesOf({ ...document, rows: [[endless, '₦1.00'], ['short']] })).toBeLessThanOrEqual(
    3,
  )
})

test('documents rendered at the same time do not mix', async () => {
  const counts = await Promise.all(
    [20, 60, 200].map((count) => pagesOf({ ...document, rows: rows(count) })),
  )
  expect(counts.toSorted((one, other) => one - other)).toEqual(counts)
})
