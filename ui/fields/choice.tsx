import { useId } from 'react'

interface ChoiceProps<T extends string> {
  legend: string
  value: T
  options: readonly { value: T; label: string; note?: string }[]
  onChange: (value: T) => void
}

/** Two options side by side, as native radio buttons. */
export function Choice<T extends string>({ legend, value, options, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-1.5 text-sm font-medium has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus dark:has-checked:border-link"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 break-words">
              {option.label}
              {option.note && (
                <span className="block text-xs font-normal text-ink-soft">{option.note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
