import type { ProductDetails } from '#contract/shop/catalogue.ts'
import { Select } from '#ui/fields/field.tsx'

/** The chosen value's id, by the variation's name. */
export type Choice = Readonly<Record<string, number | undefined>>

interface VariationPickerProps {
  variations: NonNullable<ProductDetails['variation_info']>
  choice: Choice
  onChange: (choice: Choice) => void
}

/** One native select for each variation, so that phones show their own picker. */
export function VariationPicker({ variations, choice, onChange }: VariationPickerProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {variations.map(({ variation_name, variation_values }) => (
        <Select
          key={variation_name}
          label={variation_name}
          value={choice[variation_name] ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, [variation_name]: Number(target.value) || undefined })
          }
        >
          <option value="">Choose</option>
          {variation_values.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}
