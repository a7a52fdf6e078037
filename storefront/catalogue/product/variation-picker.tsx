import type { ProductDetails } from '#contract/shop/product.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/fields/field.tsx'
import { type Choice, fieldName, statusOf } from './choice.ts'

/** More values than this stand in the dropdown alone. */
const maxChips = 8

interface VariationPickerProps {
  product: ProductDetails
  choice: Choice
  onChange: (choice: Choice) => void
}

/**
 * A dropdown for each variation (storefront specification, section 2), and in its group its values as chips: a second
 * way to the same choice. Without JavaScript there are dropdowns alone, and the form shows the page of the choice.
 */
export function VariationPicker({ product, choice, onChange }: VariationPickerProps) {
  return (
    <form className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
      {product.variation_info?.map((variation, place) => {
        const { variation_name: name, variation_values } = variation
        const values = {
          name,
          field: fieldName(place),
          chosen: choice[name],
          values: variation_values.map((value) => ({
            ...value,
            status: statusOf(product, choice, variation, value.id),
          })),
          onChoose: (id: number | undefined) => onChange({ ...choice, [name]: id }),
        }
        return (
          <fieldset key={name} className="grid gap-2">
            <legend className="sr-only">{name}</legend>
            <Dropdown {...values} />
            {values.values.length <= maxChips && <Chips {...values} />}
          </fieldset>
        )
      })}
      <Button type="submit" look="quiet" className="js:hidden">
        Show this choice
      </Button>
    </form>
  )
}

const unavailable = { 'sold-out': 'Sold out', 'not-sold': 'Not sold' } as const

interface Value {
  id: number
  name: string
  swatch: string | null
  status: ReturnType<typeof statusOf>
}

interface ValuesProps {
  name: string
  field: string
  values: Value[]
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

function Dropdown({ name, field, values, chosen, onChoose }: ValuesProps) {
  return (
    <Select
      beside
      label={name}
      name={field}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
    >
      <option value="">Choose</option>
      {values.map(({ id, name: value, status }) => (
        <option key={id} value={id}>
          {status === 'in-stock' ? value : `${value} (${unavailable[status].toLowerCase()})`}
        </option>
      ))}
    </Select>
  )
}

/** Of no form, as its dropdown sends the value. */
function Chips({ name, field, values, chosen, onChoose }: ValuesProps) {
  return (
    <fieldset className="not-js:hidden">
      <legend className="sr-only">{`${name} at a glance`}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value.id} className="option-chip">
            <input
              type="radio"
              form=""
              name={`${field}-chip`}
              value={value.id}
              checked={value.id === chosen}
              onChange={() => onChoose(value.id)}
              className="absolute inset-0 size-full opacity-0"
            />
            {value.swatch && <Swatch color={value.swatch} />}
            <ValueName {...value} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An SVG, because the Content-Security-Policy forbids style attributes. */
function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0">
      <circle cx="10" cy="10" r="9.5" fill={color} className="stroke-line-strong" />
    </svg>
  )
}

function ValueName({ name, status }: Value) {
  const isAvailable = status === 'in-stock'
  return (
    <span className="grid min-w-0 leading-tight">
      <span className={classes('break-words', !isAvailable && 'text-ink-soft line-through')}>
        {name}
      </span>
      {!isAvailable && <span className="text-xs text-ink-soft">{unavailable[status]}</span>}
    </span>
  )
}
