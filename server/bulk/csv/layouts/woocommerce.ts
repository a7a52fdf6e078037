import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import {
  barcodeOf,
  type FileRow,
  fileNameOf,
  filled,
  isAbove,
  joined,
  pricesOf,
  type Row,
  type RowReader,
  rowOf,
  textCell,
} from './layout.ts'

/** The columns of WooCommerce's product export that are read, in small letters; attributes and weight beside. */
const columns = [
  'id',
  'type',
  'sku',
  'gtin, upc, ean, or isbn',
  'name',
  'short description',
  'description',
  'date sale price starts',
  'date sale price ends',
  'stock',
  'low stock amount',
  'sale price',
  'regular price',
  'categories',
  'brands',
  'images',
  'parent',
  'cost of goods',
] as const
const attribute = /^attribute (\d+) (?:name|value\(s\))$/
const weight = /^weight \((kg|g|lbs|oz)\)$/

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
  'reorder_level',
  'cost',
  'pictures',
]

export function isWooCommerce(names: readonly string[]): boolean {
  return ['type', 'sku', 'name', 'regular price'].every((name) => names.includes(name))
}

/** A variation names its parent by `id:12` or by its code. */
export function wooCommerceReader(names: readonly string[]): RowReader {
  const known: ReadonlySet<string> = new Set(columns)
  const isRead = (name: string) => known.has(name) || attribute.test(name) || weight.test(name)
  const codes = new Map<string, string>()
  return {
    header: {
      columns: ours,
      layout: 'woocommerce',
      leftOut: names.filter((name) => name !== '' && !isRead(name)),
    },
    rows(cells, line) {
      const row = rowOf(names, cells)
      const code = row('sku') || (row('id') && `WC-${row('id')}`)
      const kinds = row('type').toLowerCase().split(/,\s*/)
      if (kinds.includes('variation')) {
        const parent = row('parent')
        return [{ line, given: variationOf(row, codes.get(parent) ?? parent, names) }]
      }
      const unfit = kinds.find((kind) => /^(?:grouped|external|bundle|.*subscription)$/.test(kind))
      if (unfit) {
        const words = `The mall has no products of the kind ‘${unfit}’.`
        return [{ line, given: { product_code: code, unfit: words } }]
      }
      if (row('id')) codes.set(`id:${row('id')}`, code)
      const isVaried = kinds.includes('variable')
      return [{ line, given: productOf(row, code, isVaried, names) }]
    },
    rest: () => [],
  }
}

function productOf(
  row: Row,
  product_code: string,
  isVaried: boolean,
  names: readonly string[],
): FileRow['given'] {
  const [category = ''] = row('categories').split(/(?<!\\),\s*/)
  const [brand = ''] = row('brands').split(/(?<!\\),\s*/)
  const texts = [row('short description'), row('description')].filter((text) => text !== '')
  return filled({
    product_code,
    name: textCell(row('name')),
    description: textCell(texts.join('\n').replaceAll('\\n', '\n')),
    brand: textCell(brand.replaceAll('\\,', ',')),
    category: textCell(category.replaceAll('\\,', ',')),
    weight_grams: gramsOf(row, names),
    pictures: row('images').split(/,\s+/).map(fileNameOf).join('\n'),
    ...(!isVaried && { ...itemOf(row), barcode: barcodeOf(row('gtin, upc, ean, or isbn'), '') }),
  })
}

function variationOf(row: Row, product_code: string, names: readonly string[]): FileRow['given'] {
  const numbers = [...new Set(names.flatMap((name) => attribute.exec(name)?.[1] ?? []))]
  const used = numbers.filter((n) => row(`attribute ${n} name`) !== '')
  const values = used.map((n) => row(`attribute ${n} value(s)`))
  if (values.includes('')) {
    return {
      product_code,
      combination: textCell(joined(values)),
      unfit: 'A combination has one value of each variation, and this is for any.',
    }
  }
  return filled({
    product_code,
    variations: textCell(joined(used.map((n) => row(`attribute ${n} name`)))),
    combination: textCell(joined(values)),
    ...itemOf(row),
    barcode: barcodeOf(row('gtin, upc, ean, or isbn'), row('sku')),
  })
}

function itemOf(row: Row): Partial<Record<BulkColumnName, string>> {
  // A sale with dates is a plan, which files do not make.
  const isPlanned = Boolean(row('date sale price starts') || row('date sale price ends'))
  const [regular, sale] = [row('regular price'), isPlanned ? '' : row('sale price')]
  const stock = row('stock')
  return {
    ...(isAbove(regular, sale) ? pricesOf(sale, regular) : pricesOf(regular, '')),
    // 'parent': it is counted with the others of its product, and nobody knows how many it has.
    stock_on_hand: stock.startsWith('-') ? '0' : stock === 'parent' ? '' : stock,
    reorder_level: row('low stock amount'),
    cost: row('cost of goods'),
  }
}

const gramsIn: Record<string, number> = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523 }

function gramsOf(row: Row, names: readonly string[]): string {
  const name = names.find((name) => weight.test(name))
  const grams = Number(row(name ?? '')) * (gramsIn[weight.exec(name ?? '')?.[1] ?? ''] ?? 0)
  return grams > 0 ? String(Math.max(1, Math.round(grams))) : ''
}
