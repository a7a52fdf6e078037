import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

interface ChoiceCardProps {
  /** All cards of one group share it. */
  group: string
  checked: boolean
  onChoose: () => void
  title: ReactNode
  /** Beside the title: a price. */
  aside?: ReactNode
  disabled?: boolean
  children?: ReactNode
}

/** A radio button as a card that can be pressed anywhere. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { group, checked, onChoose, title, aside, disabled, children } = props
  return (
    <label
      className={classes(
        'flex min-h-14 flex-wrap items-start gap-2 rounded-md border p-2.5 transition-colors sm:p-3 duration-(--quick)',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        look({ checked, disabled }),
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-link"
      />
      <span className="grid min-w-0 flex-1 basis-32 gap-0.5">
        <span className="flex flex-wrap items-start justify-between gap-x-3 font-semibold">
          <span className="min-w-0 flex-1 basis-24">{title}</span>
          {aside && <span className="max-w-full tabular-nums wrap-anywhere">{aside}</span>}
        </span>
        {children && <span className="text-sm text-ink-soft">{children}</span>}
      </span>
    </label>
  )
}

function look({ checked, disabled }: Pick<ChoiceCardProps, 'checked' | 'disabled'>): string {
  if (disabled) return 'cursor-not-allowed border-line bg-sunken text-ink-soft'
  return checked
    ? 'cursor-pointer border-brand bg-brand-soft ringed-brand'
    : 'cursor-pointer border-line-strong bg-surface hover:border-brand'
}
