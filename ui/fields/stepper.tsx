import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'

export interface StepperProps {
  /** The product's name, for screen readers. */
  of: string
  value: number
  /** Minus stops there; left out: at 1. */
  min?: number
  /** The stock: plus stops there. */
  max: number
  onChange: (value: number) => void
}

/** How many units, up to the stock. */
export function Stepper({ of, value, min = 1, max, onChange }: StepperProps) {
  const step = buttonClass({ look: 'bare', shape: 'icon' })
  return (
    <fieldset className="inline-flex items-center rounded-full border border-line-strong bg-surface">
      <legend className="sr-only">Quantity of {of}</legend>
      <button
        type="button"
        aria-label="One less"
        className={step}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label="One more"
        className={step}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  )
}
