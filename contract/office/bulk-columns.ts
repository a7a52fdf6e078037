import type { Permission } from './permissions.ts'

/** A column of a CSV of products, and what a member must have the permission for to change it. */
export interface BulkColumn {
  /** Null: it names the row, or what was seen, and changes nothing. */
  permission: Permission | null
  /** For people: what it is called. */
  label: string
  /** For people: what stands in a cell. */
  words: string
  /** What its values are; left out: what names the row, or what was seen. */
  values?: 'money' | 'whole' | 'text' | 'lines' | 'choice'
  /** Characters of a cell; left out: 200. */
  maxLength?: number
  /** Rows of combinations may have it. */
  ofCombinations?: true
  /** The word `none` empties it. */
  mayBeEmpty?: true
  /** Only rows that add a product have it. */
  ofNew?: true
}

/**
 * The columns of a CSV of products, in the order of an export. A file names those that it has in its first line; one that
 * it lacks, and an empty cell, change nothing.
 */
export const bulkColumns = {
  product_code: {
    label: 'Product code',
    permission: null,
    ofCombinations: true,
    words:
      'The code of the product. Every file has this column. With a code that is new, the row adds a draft, which needs name, brand and seller; its further combinations follow with the same code.',
  },
  combination_id: {
    label: 'Number of the combination',
    permission: null,
    ofCombinations: true,
    words: 'The number of a combination, as an export has it. Empty: the row is about the product.',
  },
  combination: {
    label: 'Combination',
    permission: null,
    ofCombinations: true,
    words: 'The values of a combination, such as ‘M / Red’: in place of its number.',
  },
  variations: {
    label: 'Variations',
    values: 'text',
    permission: 'products.edit',
    ofCombinations: true,
    ofNew: true,
    words:
      'The options of a new product, such as ‘Size / Colour’. Their values are in ‘combination’.',
  },
  version: {
    label: 'Version',
    permission: null,
    ofCombinations: true,
    words:
      'The product’s version when the file was made. If it was edited since, its rows are refused.',
  },
  name: {
    label: 'Name',
    values: 'text',
    permission: 'products.edit',
    words: 'The name of the product.',
  },
  category: {
    label: 'Sub-category',
    values: 'choice',
    permission: 'products.edit',
    words: 'The address of a sub-category, such as ‘desk-lamps’, or its name.',
  },
  brand: {
    label: 'Brand',
    values: 'choice',
    permission: 'products.edit',
    words: 'The name of a brand.',
  },
  seller: {
    label: 'Seller',
    values: 'choice',
    permission: 'products.edit',
    words: 'The name of a seller.',
  },
  price: {
    label: 'Price',
    values: 'money',
    permission: 'prices.edit',
    ofCombinations: true,
    words: 'In naira, such as 1500 or 1500.50.',
  },
  previous_price: {
    label: 'Price before a discount',
    values: 'money',
    permission: 'prices.edit',
    ofCombinations: true,
    mayBeEmpty: true,
    words: 'The price before a discount, above the price; ‘none’ takes it away.',
  },
  stock_on_hand: {
    label: 'Units on hand',
    values: 'whole',
    permission: 'stock.adjust',
    ofCombinations: true,
    words: 'Units on hand, those that are held for orders included.',
  },
  stock_seen: {
    label: 'Units that were seen',
    permission: null,
    ofCombinations: true,
    words:
      'Units on hand when the file was made. A stock that is the same as this is not changed; if units were sold since, the row is refused.',
  },
  barcode: {
    label: 'Barcode',
    values: 'text',
    maxLength: 64,
    permission: 'stock.adjust',
    ofCombinations: true,
    mayBeEmpty: true,
    words: 'Letters and digits without spaces; no two items have the same.',
  },
  bin: {
    label: 'Bin',
    values: 'text',
    maxLength: 40,
    permission: 'stock.adjust',
    ofCombinations: true,
    mayBeEmpty: true,
    words: 'Where it is in the store, such as A-03-2.',
  },
  reorder_level: {
    label: 'Reorder level',
    values: 'whole',
    permission: 'stock.adjust',
    ofCombinations: true,
    mayBeEmpty: true,
    words: 'Free units at which it is low.',
  },
  cost: {
    label: 'Cost',
    values: 'money',
    permission: 'stock.adjust',
    ofCombinations: true,
    mayBeEmpty: true,
    words: 'Our cost for one unit, in naira.',
  },
  weight_grams: {
    label: 'Weight in grams',
    values: 'whole',
    permission: 'products.edit',
    words: 'Whole grams.',
  },
  form: {
    label: 'Condition',
    values: 'text',
    maxLength: 60,
    permission: 'products.edit',
    words: 'The condition, such as ‘Brand new’.',
  },
  color: {
    label: 'Colour',
    values: 'text',
    maxLength: 60,
    permission: 'products.edit',
    mayBeEmpty: true,
    words: 'The colour; ‘none’ takes it away.',
  },
  serials: {
    label: 'Numbers of units',
    values: 'text',
    maxLength: 6,
    permission: 'products.edit',
    mayBeEmpty: true,
    words:
      '‘serial’ or ‘imei’: the number of each unit is recorded when it is packed; ‘none’ takes it away.',
  },
  key_features: {
    label: 'Key features',
    values: 'lines',
    maxLength: 10_000,
    permission: 'products.edit',
    mayBeEmpty: true,
    words: 'One feature on each line of the cell; ‘none’ takes them away.',
  },
  pictures: {
    label: 'Pictures',
    values: 'lines',
    maxLength: 10_000,
    permission: 'products.edit',
    ofNew: true,
    words:
      'File names of pictures that were sent before, one on each line of the cell, for a new product.',
  },
  state: {
    label: 'State',
    values: 'choice',
    permission: 'products.publish',
    words: 'draft, live, hidden or archived. A new product is a draft.',
  },
  description: {
    label: 'Description',
    values: 'lines',
    maxLength: 100_000,
    permission: 'products.edit',
    mayBeEmpty: true,
    words: 'HTML, as the product’s page has it; ‘none’ takes it away.',
  },
} as const satisfies Record<string, BulkColumn>

export type BulkColumnName = keyof typeof bulkColumns

/** In the order of the table. */
export const bulkColumnNames = Object.keys(bulkColumns).filter(isBulkColumn)

export function isBulkColumn(name: string): name is BulkColumnName {
  return Object.hasOwn(bulkColumns, name)
}

/** The columns that a new product may bring. */
export const addingColumnNames = bulkColumnNames.filter(
  (name) => bulkColumns[name].permission !== null,
)

/** The columns that change something, by what a cell of a grid or an action may name. */
export const changingColumnNames = addingColumnNames.filter(
  (name) => !('ofNew' in bulkColumns[name]),
)

/** For people; also of a field that is no column but belongs to one, such as `brand_id`. */
export function columnLabel(name: string): string {
  const column = isBulkColumn(name) ? name : name.replace(/_id$/, '')
  return isBulkColumn(column) ? bulkColumns[column].label : column.replaceAll('_', ' ')
}

/** The columns of a grid: text of many lines is edited on the product's page. */
export const gridColumnNames = changingColumnNames.filter((name) => valuesOf(name) !== 'lines')

/** What can be done to one column of a selection. */
export const bulkActions = ['set', 'add', 'raise', 'replace'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** What can be done to this one; the first is what is done most. */
export function actionsOf(name: BulkColumnName): readonly BulkActionName[] {
  const values = valuesOf(name)
  if (values === 'money') return ['raise', 'add', 'set']
  if (values === 'whole') return ['set', 'add', 'raise']
  return values === 'choice' ? ['set'] : ['set', 'replace']
}

export function valuesOf(name: BulkColumnName): BulkColumn['values'] {
  const column: BulkColumn = bulkColumns[name]
  return column.values
}
