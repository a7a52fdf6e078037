import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  type EditedOption,
  type EditedValue,
  limits,
  newKey,
  type ValueKey,
  type Variations,
  withoutOption,
  withoutValue,
} from './variations.ts'

interface OptionEditorProps {
  at: number
  variations: Variations
  /** What was done, in words; what is typed goes on under the same. */
  onChange: (next: Variations, words: string, isTyping?: boolean) => void
}

/** One option with its values. */
export function OptionEditor({ at, variations, onChange }: OptionEditorProps) {
  const option = variations.options[at]
  if (!option) return null
  const title = option.name || `Option ${at + 1}`
  function put(next: EditedOption, words: string, isTyping?: boolean) {
    onChange({ ...variations, options: variations.options.with(at, next) }, words, isTyping)
  }
  /** A value or the whole option, with the combinations that go too. */
  function takeOut(next: Variations, name: string) {
    const gone = variations.combinations.length - next.combinations.length
    const rest = gone === 0 ? '' : `, with ${gone} ${gone === 1 ? 'combination' : 'combinations'}`
    onChange(next, `${name} is taken out${rest}.`)
  }
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-40 flex-1"
          label="Name of the option"
          maxLength={60}
          value={option.name}
          onChange={({ target }) =>
            put({ ...option, name: target.value }, `Option ${at + 1} has a name.`, true)
          }
        />
        <Button
          look="quiet"
          className="dense"
          onClick={() => takeOut(withoutOption(variations, at), title)}
        >
          Remove the option
        </Button>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {option.values.map((value, place) => (
          <ValueItem
            key={value.id}
            label={`Value ${place + 1}`}
            of={title}
            value={value}
            isLast={option.values.length === 1}
            onChange={(next) =>
              put(
                { ...option, values: option.values.with(place, next) },
                `Value ${place + 1} of ${title} is another.`,
                true,
              )
            }
            onRemove={() =>
              takeOut(withoutValue(variations, value.id), value.name || `Value ${place + 1}`)
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {option.values.length < limits.values && (
          <Button
            look="quiet"
            className="dense"
            onClick={() => put(withBlank(option, newKey(variations)), 'A value is added.')}
          >
            Add a value
          </Button>
        )}
        <label className="inline-flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={option.values.some(({ swatch }) => swatch !== null)}
            onChange={({ target }) =>
              put(painted(option, target.checked), 'Whether colours are painted is another.')
            }
          />
          Paint a colour beside each name
        </label>
      </div>
    </fieldset>
  )
}

interface ValueItemProps {
  label: string
  /** The option's name. */
  of: string
  value: EditedValue
  /** An option has a value. */
  isLast: boolean
  onChange: (next: EditedValue) => void
  onRemove: () => void
}

function ValueItem({ label, of, value, isLast, onChange, onRemove }: ValueItemProps) {
  const name = value.name || label.toLowerCase()
  return (
    <li className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={label}
        aria-label={`${label} of ${of}`}
        maxLength={60}
        value={value.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      {value.swatch !== null && (
        <input
          type="color"
          aria-label={`Colour of ${name}`}
          value={value.swatch}
          className="h-11 w-11 rounded-md border border-line-strong bg-surface p-1"
          onChange={({ target }) => onChange({ ...value, swatch: target.value })}
        />
      )}
      <Button
        look="bare"
        shape="icon"
        aria-label={`Remove ${name}`}
        disabled={isLast}
        onClick={onRemove}
      >
        <Icon name="trash" size={18} />
      </Button>
    </li>
  )
}

function withBlank(option: EditedOption, id: ValueKey): EditedOption {
  return { ...option, values: [...option.values, { id, name: '', ...swatchLike(option) }] }
}

function painted(option: EditedOption, isPainted: boolean): EditedOption {
  const swatchOf = (swatch: string | null) => (isPainted ? (swatch ?? '#808080') : null)
  const values = option.values.map((value) => ({ ...value, swatch: swatchOf(value.swatch) }))
  return { ...option, values }
}

function swatchLike({ values }: EditedOption) {
  return { swatch: values.some(({ swatch }) => swatch !== null) ? '#808080' : null }
}
