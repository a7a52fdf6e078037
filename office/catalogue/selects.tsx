import type { Named } from '#contract/office/product.ts'
import { Select } from '#ui/fields/field.tsx'
import { subsOf } from './queries.ts'

interface SelectProps<T> {
  names: readonly T[]
  value: string
  disabled?: boolean
  error?: string | undefined
  onChange: (value: string) => void
}

/** The sub-categories, under their categories: only these have products. */
export function CategorySelect({
  names,
  onChange,
  ...select
}: SelectProps<Named & { parent_id: number | null }>) {
  return (
    <Select label="Category" {...select} onChange={({ target }) => onChange(target.value)}>
      <option value="">None yet</option>
      {names
        .filter(({ parent_id }) => parent_id === null)
        .map((top) => (
          <optgroup key={top.id} label={top.name}>
            {subsOf(names, top.id).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </Select>
  )
}

export function BrandSelect(props: SelectProps<Named>) {
  return <NamedSelect label="Brand" {...props} />
}

export function SellerSelect(props: SelectProps<Named>) {
  return <NamedSelect label="Seller" {...props} />
}

function NamedSelect({ names, onChange, ...select }: SelectProps<Named> & { label: string }) {
  return (
    <Select {...select} onChange={({ target }) => onChange(target.value)}>
      {select.value === '' && <option value="">Choose one</option>}
      {names.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
