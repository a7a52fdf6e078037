import type { CounterLine } from '#contract/office/counter.ts'
import { Stepper } from '#ui/fields/stepper.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Thumbnail } from '../lists/thumbnail.tsx'

interface TakenLineProps {
  line: CounterLine
  /** Its units may be left, and it has a price of today. */
  isDue: boolean
  taken: number
  onChange: (taken: number) => void
}

/** A line with both prices, and how many units of it are taken. */
export function TakenLine({ line, isDue, taken, onChange }: TakenLineProps) {
  const { image_url, name, options, units, available, placed_amount, today_amount } = line
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b border-line pb-3 last:border-0">
      <Thumbnail src={image_url} size={56} />
      <div className="grid min-w-0 gap-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong>{isDue ? units : available} ×</strong> {[name, ...options].join(', ')}
        </p>
        {isDue && (
          <>
            <dl className="flex flex-wrap gap-x-4 text-sm">
              <div className="flex gap-1">
                <dt className="text-ink-soft">Today</dt>
                <dd className="font-semibold tabular-nums">{formatNaira(today_amount)}</dd>
              </div>
              <div className="flex gap-1 text-ink-soft">
                <dt>When placed</dt>
                <dd className="tabular-nums">{formatNaira(placed_amount)}</dd>
              </div>
            </dl>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Stepper of={name} value={taken} min={0} max={available} onChange={onChange} />
              <span className="ml-auto grid justify-items-end">
                <span className="whitespace-nowrap font-semibold tabular-nums">
                  {formatNaira(today_amount * taken)}
                </span>
                <span className="text-sm text-ink-soft">
                  {wordsOf({ taken, units, available })}
                </span>
              </span>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

function wordsOf({ taken, units, available }: { taken: number; units: number; available: number }) {
  if (available < units && taken === available) return `${units - available} not in stock`
  if (taken === 0) return 'Left'
  return taken < units ? `${units - taken} left` : 'All taken'
}
