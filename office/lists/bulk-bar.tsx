import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { notify } from '../shell/notices.tsx'
import type { BulkAction, List, Page } from './list.ts'
import type { Selection } from './use-selection.ts'

/** Rows that a selection may have, unless its list says otherwise. */
const maxRows = 10_000

interface BulkBarProps<Row> {
  list: List<Row>
  page: Page<Row>
  /** The filters, without the page. */
  query: Record<string, string>
  selection: Selection<Row>
}

/** How many rows are chosen, all that fit the filters where wanted, and what can be done with them. */
export function BulkBar<Row>({ list, page, query, selection }: BulkBarProps<Row>) {
  const { busy, run } = useBulk(list, selection)
  const [confirming, setConfirming] = useState<BulkAction<Row> | null>(null)
  const navigate = useNavigate()
  const { rows } = selection
  if (rows.length === 0) return null
  function start(action: BulkAction<Row>) {
    if (action.question) setConfirming(action)
    else void run(action)
  }
  return (
    <section
      aria-label="Chosen rows"
      className="flex flex-wrap items-center gap-2 rounded-md bg-brand-soft px-3 py-2 text-sm"
    >
      <p role="status" className="mr-auto font-semibold">
        {busy ?? `${rows.length.toLocaleString('en-NG')} chosen`}
      </p>
      {page.next !== null && selection.hasAll(page.rows) && !busy && (
        <SelectAll list={list} page={page} query={query} selection={selection} />
      )}
      {!busy &&
        list.bulk?.map((action) => (
          <Button key={action.label} look="quiet" className="dense" onClick={() => start(action)}>
            {action.label}
          </Button>
        ))}
      {!busy &&
        list.bulkLinks?.map(({ label, of }) => (
          <Button
            key={label}
            look="quiet"
            className="dense"
            onClick={() => void navigate(of(rows))}
          >
            {label}
          </Button>
        ))}
      <Button look="bare" className="dense" onClick={selection.clear}>
        Choose none
      </Button>
      {confirming?.question && (
        <ConfirmDialog
          title={confirming.label}
          question={confirming.question(rows.filter(confirming.fits).length)}
          action={confirming.label}
          onClose={() => setConfirming(null)}
          onConfirm={async () => run(confirming)}
        />
      )}
    </section>
  )
}

/** 'Select all 8,214': walks the pages by key. */
function SelectAll<Row>({ list, page, query, selection }: BulkBarProps<Row>) {
  const [isBusy, setBusy] = useState(false)
  const { maxChosen = maxRows } = list
  async function choose() {
    setBusy(true)
    const all: Row[] = []
    try {
      for (let after: string | null | undefined; after !== null && all.length < maxChosen; ) {
        const { rows, next }: Page<Row> = await list.fetch(after ? { ...query, after } : query)
        all.push(...rows)
        after = next
      }
      selection.setAll(all.slice(0, maxChosen), true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'error' })
    }
    setBusy(false)
  }
  const { count, isAtLeast } = page.total
  const isCut = list.maxChosen !== undefined && (isAtLeast || count > list.maxChosen)
  const number = isCut ? list.maxChosen : isAtLeast ? '' : count.toLocaleString('en-NG')
  const words = `Select ${isCut ? 'the first' : 'all'} ${number}`.trim()
  return (
    <Button look="bare" className="dense" aria-disabled={isBusy || undefined} onClick={choose}>
      {isBusy ? 'Choosing…' : words}
    </Button>
  )
}

/** Runs an action for one row after the other, and says how many it did. */
function useBulk<Row>(list: List<Row>, selection: Selection<Row>) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  async function run({ label, fits, run }: BulkAction<Row>) {
    const rows = selection.rows.filter(fits)
    const done: Row[] = []
    let problem: string | null = null
    for (const row of rows) {
      setBusy(`${label}: ${done.length} of ${rows.length}`)
      try {
        await run(row)
        done.push(row)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        problem ??= error.message
      }
    }
    setBusy(null)
    selection.setAll(done, false)
    await queries.invalidateQueries({ queryKey: [list.name] })
    const skipped = selection.rows.length - rows.length
    notify(summary(label, done.length, rows.length, skipped, problem), {
      tone: problem ? 'warning' : 'success',
    })
  }
  return { busy, run }
}

function summary(label: string, done: number, of: number, skipped: number, problem: string | null) {
  const parts = [`${label}: ${done} of ${of} done.`]
  if (skipped > 0) parts.push(`${skipped} did not need it.`)
  if (problem) parts.push(problem)
  return parts.join(' ')
}
