import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { longMonth, shortMonth } from '#client/lagos-time.ts'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { spending } from './queries.ts'

interface Month {
  /** `2026-11` */
  month: string
  /** Naira. */
  spent: number
}

/** What the wallet paid for orders, by month. The page leaves it out when it fails to load. */
export function Spending() {
  const { data: months, isError } = useQuery(spending(useApi()))
  if (isError && !months) return null
  if (!months) return <Skeleton className="h-56 rounded-lg sm:h-72" />
  const isEmpty = months.every(({ spent }) => spent === 0)
  return (
    <section
      aria-labelledby="spending"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="spending" className="text-base">
          Spent from your wallet
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {isEmpty
            ? 'Nothing in the last twelve months'
            : `This month ${formatNaira(months.at(-1)?.spent ?? 0)}`}
        </p>
      </div>
      {!isEmpty && (
        <>
          <Bars months={months} />
          <details className="text-sm">
            <summary className="inline-flex min-h-11 items-center font-semibold text-link">
              Show as a table
            </summary>
            <MonthTable months={months} />
          </details>
        </>
      )}
    </section>
  )
}

/** A bar for each month, hidden from screen readers, which have the table. */
function Bars({ months }: { months: Month[] }) {
  const max = Math.max(1, ...months.map(({ spent }) => spent))
  return (
    <div className="grid gap-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 480 100"
        preserveAspectRatio="none"
        className="h-28 w-full sm:h-36"
      >
        {months.map(({ month, spent }, at) => {
          const height = spent === 0 ? 2 : Math.max(4, (spent / max) * 100)
          return (
            <g key={month} className={spent === 0 ? 'fill-line' : 'fill-brand dark:fill-link'}>
              <title>{`${fullName(month)}: ${formatNaira(spent)}`}</title>
              <rect x={at * 40 + 6} y={100 - height} width="28" height={height} />
            </g>
          )
        })}
      </svg>
      <div
        aria-hidden="true"
        className="@container grid grid-cols-12 text-center text-xs text-ink-soft"
      >
        {months.map(({ month }) => {
          const name = shortMonth(monthIndex(month))
          return (
            <span key={month}>
              {name.slice(0, 1)}
              <span className="hidden @sm:inline">{name.slice(1)}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}

function MonthTable({ months }: { months: Month[] }) {
  return (
    <table className="w-full max-w-md tabular-nums wrap-anywhere">
      <thead>
        <tr className="border-b border-line text-left text-ink-soft">
          <th className="py-2 font-semibold">Month</th>
          <th className="py-2 text-right font-semibold">Spent</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.toReversed().map(({ month, spent }) => (
          <tr key={month}>
            <th scope="row" className="py-2 text-left font-normal">
              {fullName(month)}
            </th>
            <td className="py-2 text-right font-semibold">{formatNaira(spent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 'November 2026' */
function fullName(month: string): string {
  return `${longMonth(monthIndex(month))} ${month.slice(0, 4)}`
}

/** 0 to 11. */
function monthIndex(month: string): number {
  return Number(month.slice(5)) - 1
}
