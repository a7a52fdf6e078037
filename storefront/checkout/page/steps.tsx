import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { Step } from '../figures.ts'

const steps = [
  { step: 'checkout', name: 'Checkout' },
  { step: 'payment', name: 'Payment' },
  { step: 'review', name: 'Review' },
] as const

/** The progress of the checkout (checkout and rooms specification, section 2). */
export function Steps({ now }: { now: Step }) {
  const at = steps.findIndex(({ step }) => step === now)
  return (
    <ol
      aria-label="Steps"
      // Below one another where three words of enlarged text have no room.
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 sm:gap-3"
    >
      {steps.map(({ step, name }, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={classes(
            'flex flex-wrap items-center gap-1 border-t-4 pt-2 text-xs font-semibold sm:gap-2 sm:text-sm transition-colors duration-(--calm)',
            place > at ? 'border-line text-ink-soft' : 'border-brand',
          )}
        >
          <span
            className={classes(
              'grid size-5 shrink-0 place-items-center rounded-full text-xs sm:size-6 tabular-nums',
              place > at
                ? 'border border-line-strong bg-surface text-ink-soft'
                : 'bg-brand text-on-brand',
            )}
          >
            {place < at ? <Icon name="check" size={14} /> : place + 1}
          </span>
          {name}
          {place < at && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}
