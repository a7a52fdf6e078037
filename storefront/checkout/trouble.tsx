import { toNaira } from '#contract/kobo.ts'
import { formatNaira } from '#ui/naira.ts'
import type { Changed } from './right-figures.ts'

/** Why the order was not placed, in words. */
export interface TroubleText {
  text: string
  /** What is not as the shopper saw it. */
  changed?: Changed[]
}

/** Beside the button, where the eye is. */
export function Trouble({ trouble }: { trouble: TroubleText | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {trouble && (
        <div className="grid max-h-[40dvh] gap-2 overflow-y-auto rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-semibold">{trouble.text}</p>
          {trouble.changed && trouble.changed.length > 0 && (
            <dl className="grid gap-1">
              {trouble.changed.map(({ name, before, now }) => (
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
