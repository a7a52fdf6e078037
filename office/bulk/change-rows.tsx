import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { BulkOutcome, BulkRow, WholeBulkChange } from '#contract/office/bulk.ts'
import { columnLabel } from '#contract/office/bulk-columns.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from '../shell/section.tsx'
import { rowsQuery } from './queries.ts'
import { outcomes } from './states.tsx'

/** The rows by outcome, a page at a time. */
export function ChangeRows({ change }: { change: WholeBulkChange }) {
  const there = outcomes.filter(({ value }) => change.rows[value] > 0)
  const [chosen, setChosen] = useState<BulkOutcome | null>(null)
  const current = there.find(({ value }) => value === chosen) ?? there[0]
  if (!current) return null
  return (
    <Section
      title="Rows"
      actions={
        change.rows.refused > 0 && (
          <a
            href={`/api/v1/office/bulk/${change.id}/refused`}
            download
            className={buttonClass({ look: 'quiet' })}
          >
            Download refused rows
          </a>
        )
      }
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which rows</legend>
        {there.map(({ value, label }) => (
          <Button
            key={value}
            look={value === current.value ? 'brand' : 'quiet'}
            className="dense"
            aria-pressed={value === current.value}
            onClick={() => setChosen(value)}
          >
            {label} {change.rows[value].toLocaleString('en-NG')}
          </Button>
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">{current.note}</p>
      <Rows key={current.value} change={change} outcome={current.value} />
    </Section>
  )
}

function Rows({ change, outcome }: { change: WholeBulkChange; outcome: BulkOutcome }) {
  const [keys, setKeys] = useState<string[]>([])
  const query = rowsQuery(String(change.id), outcome, keys.at(-1), change.rows[outcome])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    )
  }
  const { next } = data
  return (
    <>
      <ul aria-busy={isPlaceholderData || undefined} className="grid">
        {data.rows.map((row) => (
          <Row key={row.line} row={row} isFile={change.kind === 'csv'} />
        ))}
      </ul>
      {(keys.length > 0 || next !== null) && (
        <nav aria-label="Pages of the rows" className="flex flex-wrap gap-2">
          {keys.length > 0 && (
            <Button look="quiet" className="dense" onClick={() => setKeys(keys.slice(0, -1))}>
              Previous page
            </Button>
          )}
          {next !== null && (
            <Button look="quiet" className="dense" onClick={() => setKeys([...keys, next])}>
              Next page
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

function Row({ row, isFile }: { row: BulkRow; isFile: boolean }) {
  const { line, code, product, combination, cells, reasons } = row
  // Of a file people look for the column as its first line has it.
  const nameOf = isFile ? (column: string) => column : columnLabel
  return (
    <li className="grid gap-1 border-t border-line py-2 text-sm first:border-t-0">
      <p className="[overflow-wrap:anywhere]">
        {isFile && <span className="mr-2 text-ink-soft tabular-nums">Line {line}</span>}
        <strong>{product?.name ?? (code || 'No product code')}</strong>
        {product && <span className="text-ink-soft"> {code}</span>}
        {combination && <span className="text-ink-soft"> · {combination}</span>}
      </p>
      {reasons.map(({ column, words }) => (
        <p key={column + words} className="text-danger [overflow-wrap:anywhere]">
          {nameOf(column)}: {words}
        </p>
      ))}
      {cells.map(({ column, before, after }) => (
        <p key={column} className="[overflow-wrap:anywhere]">
          <span className="text-ink-soft">{nameOf(column)}: </span>
          {before && (
            <>
              <span className="sr-only">before </span>
              <del className="text-ink-soft">{shortened(before)}</del>
              <span className="sr-only">, after</span>{' '}
            </>
          )}
          <ins className="font-semibold no-underline">{shortened(after) || 'empty'}</ins>
        </p>
      ))}
    </li>
  )
}

/** A description would hide the other rows. */
function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
