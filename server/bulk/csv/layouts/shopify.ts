import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import {
  barcodeOf,
  type FileRow,
  fileNameOf,
  filled,
  joined,
  pricesOf,
  type Row,
  type RowReader,
  rowOf,
  textCell,
} from './layout.ts'

/** The columns of Shopify's product export that are read, in small letters. */
const columns = [
  'handle',
  'title',
  'body (html)',
  'vendor',
  'type',
  'product category',
  'option1 name',
  'option1 value',
  'option2 name',
  'option2 value',
  'option3 name',
  'option3 value',
  'variant sku',
  'variant barcode',
  'variant grams',
  'variant inventory qty',
  'variant price',
  'variant compare at price',
  'cost per item',
  'image src',
  'variant image',
] as const

const ours: readonly BulkColumnName[] = [
  'product_code',
  'name',
  'description',
  'brand',
  'category',
  'variations',
  'combination',
  'price',
  'previous_price',
  'stock_on_hand',
  'weight_grams',
  'barcode',
  'cost',
  'pictures',
]

/** The names of newer exports. */
const newer: Readonly<Record<string, string>> = {
  'url handle': 'handle',
  description: 'body (html)',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'inventory quantity': 'variant inventory qty',
  'weight value (grams)': 'variant grams',
  'product image url': 'image src',
  'variant image url': 'variant image',
}

/** The names as they were before Shopify changed them. */
export function shopifyNames(names: readonly string[]): readonly string[] {
  return names.includes('url handle') ? names.map((name) => newer[name] ?? name) : names
}

export function isShopify(names: readonly string[]): boolean {
  const known = shopifyNames(names)
  return ['handle', 'title', 'variant price'].every((name) => known.includes(name))
}

/** Rows of one product follow each other: the first has its title, others a variant or a picture more. */
export function shopifyReader(given: readonly string[]): RowReader {
  const names = shopifyNames(given)
  const known: ReadonlySet<string> = new Set(columns)
  let group: { line: number; row: Row }[] = []
  function finished(): FileRow[] {
    const rows = group
    group = []
    return productRows(rows)
  }
  return {
    header: {
      columns: ours,
      layout: 'shopify',
      leftOut: given.filter((name, at) => name !== '' && !known.has(names[at] ?? '')),
    },
    rows(cells, line) {
      const row = rowOf(names, cells)
      const isSame = group[0]?.row('handle') === row('handle')
      const done = isSame ? [] : finished()
      group.push({ line, row })
      return done
    },
    rest: finished,
  }
}

function productRows(rows: { line: number; row: Row }[]): FileRow[] {
  const [first] = rows
  if (!first) return []
  const options = [1, 2, 3].filter((n) => first.row(`option${n} name`) !== '')
  const isSingle = options.length === 0 || first.row('option1 value') === 'Default Title'
  const pictures = rows
    .flatMap(({ row }) => [row('image src'), row('variant image')])
    .map(fileNameOf)
    .filter((name) => name !== '')
  const product = { ...productOf(first.row), pictures: [...new Set(pictures)].join('\n') }
  const { line, row } = first
  if (isSingle) {
    const product_code = row('variant sku').replace(/^'/, '') || row('handle')
    return [{ line, given: filled({ ...product, product_code, ...itemOf(row) }) }]
  }
  const variations = joined(options.map((n) => row(`option${n} name`)))
  return rows
    .filter(({ row }, at) => at === 0 || row('option1 value') !== '')
    .map(({ line, row }, at) => {
      const combination = joined(options.map((n) => row(`option${n} value`)))
      const own = { product_code: row('handle'), combination: textCell(combination) }
      const whole = at === 0 ? { ...product, variations: textCell(variations) } : {}
      return { line, given: filled({ ...whole, ...own, ...itemOf(row) }) }
    })
}

function productOf(row: Row): Partial<Record<BulkColumnName, string>> {
  const grams = row('variant grams')
  return {
    name: textCell(row('title')),
    description: textCell(row('body (html)')),
    brand: textCell(row('vendor')),
    category: textCell(row('type') || row('product category')),
    // Nothing weighs nothing.
    weight_grams: Number(grams) === 0 ? '' : grams,
  }
}

function itemOf(row: Row): Partial<Record<BulkColumnName, string>> {
  const quantity = row('variant inventory qty')
  const hasOptions = row('option1 value') !== 'Default Title'
  return {
    ...pricesOf(row('variant price'), row('variant compare at price')),
    // Sold without being there.
    stock_on_hand: quantity.startsWith('-') ? '0' : quantity,
    barcode: barcodeOf(row('variant barcode'), hasOptions ? row('variant sku') : ''),
    cost: row('cost per item'),
  }
}
