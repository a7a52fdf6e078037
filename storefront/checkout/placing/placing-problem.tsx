import { toNaira } from '#contract/kobo.ts'
import { formatNaira } from '#ui/naira.ts'
import type { ChangedFigure } from './changed-figures.ts'

/** Why the order was not placed. */
export interface PlacingProblemText {
  text: string
  /** The figures that differ from what the shopper saw. */
  changed?: ChangedFigure[]
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
        </div>
      )}
    </div>
  )
}
