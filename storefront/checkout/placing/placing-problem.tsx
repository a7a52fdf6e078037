import { toNaira } from '#contract/kobo.ts'
import type { UnpaidHelp } from '#contract/shop/checkout-refusals.ts'
import type { PaymentCode } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#ui/naira.ts'
import type { ChangedFigure } from './changed-figures.ts'
import { UnpaidHelpLinks } from './unpaid-help.tsx'

/** Why the order was not placed. */
export interface PlacingProblemText {
  text: string
  /** The figures that differ from what the shopper saw. */
  changed?: ChangedFigure[]
  /** What helps, with the payment method that it is about. */
  help?: UnpaidHelp[]
  paymentCode?: PaymentCode | null
}

export function PlacingProblem({ problem }: { problem: PlacingProblemText | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {problem && (
        <div className="grid max-h-[40dvh] gap-2 overflow-y-auto rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-semibold">{problem.text}</p>
          {problem.changed && problem.changed.length > 0 && (
            <dl className="grid gap-1">
              {problem.changed.map(({ name, before, now }) => (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="min-w-0">{name}</dt>
                  <dd className="shrink-0 tabular-nums">
                    <s>
                      <span className="sr-only">before </span>
                      {formatNaira(toNaira(before))}
                    </s>{' '}
                    <span className="sr-only">now </span>
                    <strong>{formatNaira(toNaira(now))}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {problem.help && <UnpaidHelpLinks help={problem.help} />}
        </div>
      )}
    </div>
  )
}
