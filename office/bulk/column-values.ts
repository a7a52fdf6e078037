import { type BulkColumnName, bulkColumns, valuesOf } from '#contract/office/bulk-columns.ts'
import type { Named } from '#contract/office/product.ts'
import { formatNaira } from '#ui/naira.ts'
import { stateOptions } from '../catalogue/states.tsx'
import type { ValueOption } from '../cells/cells.ts'

export interface CatalogueNames {
  categories: readonly (Named & { slug: string; parent_id: number | null })[]
  brands: readonly Named[]
  sellers: readonly Named[]
}

/** What a column with choices may have; null: it takes what is typed, as it does for who may not read the names. */
export function optionsFor(
  column: BulkColumnName,
  names: CatalogueNames | undefined,
): readonly ValueOption[] | null {
  if (column === 'state') return stateOptions
  if (!names) return null
  const { categories, brands, sellers } = names
  switch (column) {
    case 'brand':
      return brands.map(({ name }) => ({ value: name, label: name }))
    case 'seller':
      return sellers.map(({ name }) => ({ value: name, label: name }))
    case 'category':
      return categories
        .filter(({ parent_id }) => parent_id !== null)
        .map(({ slug, name, parent_id }) => {
          const parent = categories.find(({ id }) => id === parent_id)
          return { value: slug, label: parent ? `${parent.name} › ${name}` : name }
        })
    default:
      return null
  }
}

/** A value as people read it; what is none of its column stays as it was typed. */
export function valueWords(
  column: BulkColumnName,
  value: string,
  names: CatalogueNames | undefined,
): string {
  if (value === '') return ''
  if (column === 'category') {
    return names?.categories.find(({ slug }) => slug === value)?.name ?? value
  }
  if (column === 'state') {
    return stateOptions.find((state) => state.value === value)?.label ?? value
  }
  const values = valuesOf(column)
  if (values === 'money' && /^\d{1,12}(\.\d{1,2})?$/.test(value)) return formatNaira(Number(value))
  if (values === 'whole' && /^\d{1,10}$/.test(value)) return Number(value).toLocaleString('en-NG')
  return value
}

export function isFigure(column: BulkColumnName): boolean {
  return ['money', 'whole'].includes(valuesOf(column) ?? '')
}

export function mayBeEmpty(column: BulkColumnName): boolean {
  return 'mayBeEmpty' in bulkColumns[column]
}
