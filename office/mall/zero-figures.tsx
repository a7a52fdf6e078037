import { zeroFigures } from '#contract/figures.ts'
import type { ZeroState } from '#contract/office/operations.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { momentOf } from '../lists/time.tsx'
import { Section } from '../shell/section.tsx'
import { duration, secondsBetween } from './words.ts'

/** The nine figures that must be zero, those that are not first. */
export function ZeroFigures({ figures, at }: { figures: readonly ZeroState[]; at: string }) {
  const rank = ({ value, is_stale: isStale }: ZeroState) => (value ? 0 : isStale ? 1 : 2)
  const newest = figures
    .flatMap(({ checked_at: checkedAt }) => checkedAt ?? [])
    .toSorted()
    .at(-1)
  return (
    <Section
      title="What must be zero"
      actions={
        newest && (
          <span className="text-sm text-ink-soft tabular-nums">
            Counted {duration(secondsBetween(newest, at))} ago
          </span>
        )
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {figures
          .toSorted((a, b) => rank(a) - rank(b))
          .map((figure) => (
            <ZeroFigure key={figure.name} figure={figure} />
          ))}
      </ul>
    </Section>
  )
}

/** The promise, and that it is broken. */
function brokenWords(promise: string): string {
  return `This does not hold: ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`
}

function ZeroFigure({ figure }: { figure: ZeroState }) {
  const { name, value, detail, checked_at: checkedAt, is_stale: isStale } = figure
  const { title, promise, unit } = zeroFigures[name]
  const isBroken = value !== null && value !== 0
  return (
    <li
      className={classes(
        'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-md border p-3',
        isBroken ? 'border-danger bg-danger-soft' : 'border-line bg-paper',
      )}
    >
      <span
        className={classes(
          'row-span-3 mt-0.5',
          isBroken ? 'text-danger' : isStale ? 'text-ink-soft' : 'text-success',
        )}
      >
        <Icon name={isBroken ? 'alert' : isStale ? 'clock' : 'check'} size={20} />
      </span>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p
        className={classes(
          'tabular-nums',
          isBroken ? 'text-lg font-bold text-danger' : 'text-sm text-ink-soft',
        )}
      >
        {isBroken && `${value.toLocaleString('en-NG')} ${value === 1 ? unit[0] : unit[1]}`}
        {!isBroken && isStale && (checkedAt ? 'It was zero' : 'Never counted')}
        {!isBroken && !isStale && 'Zero'}
      </p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {detail || (isBroken ? brokenWords(promise) : promise)}
      </p>
      {isStale && checkedAt && (
        <p className="col-start-2 text-sm text-danger">Not counted since {momentOf(checkedAt)}</p>
      )}
      {isBroken && (
        <p className="col-start-2 text-sm">
          What to do: <code className="[overflow-wrap:anywhere]">ops/runbooks/{name}.md</code>
        </p>
      )}
    </li>
  )
}
