import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { PickBatch, PickLine } from '#contract/office/fulfilment.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { addresses, pageOf } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { useScanner } from '../stock/use-scanner.ts'
import { CameraScanner } from './camera/camera-scanner.tsx'
import { DocumentButton } from './document-buttons.tsx'
import { documentsOf } from './documents-page.tsx'
import { batchQuery } from './queries.ts'
import { ReportMissing } from './report-missing.tsx'
import { TakeOver } from './take-over.tsx'
import { usePicking } from './use-picking.ts'

/** A walk through the store: one line at a time, by bin, for a phone in one hand. */
export function BatchPage() {
  const id = Number(useRecordId())
  const { data, error, refetch } = useQuery(batchQuery(id))
  if (data) return <Batch batch={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Batch({ batch }: { batch: PickBatch }) {
  const { lines, count, wrong, problem, isSending } = usePicking(batch)
  const [chosen, setChosen] = useState<number | null>(null)
  const active = new Set(
    batch.orders.filter(({ state }) => state === 'picking').map(({ code }) => code),
  )
  const open = lines.filter((line) => active.has(line.order_code) && line.picked < line.units)
  const at = open.find(({ line_id }) => line_id === chosen) ?? open[0] ?? null
  const done = lines.reduce((sum, { picked }) => sum + picked, 0)
  const all = lines.reduce((sum, { units }) => sum + units, 0)
  function found(barcode: string | null) {
    const line = count(at, barcode)
    if (line) setChosen(line.line_id)
  }
  useScanner('no-search-field', found)
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <PageHeader
        title={`${done} of ${all} units`}
        above={<Link to={addresses.picking}>Pick and pack</Link>}
      >
        <DocumentButton
          path={`/office/pick-batches/${batch.id}/list`}
          file={`pick-list-${batch.id}.pdf`}
          label="Pick list"
        />
        <Link
          {...documentsOf(batch.orders.map(({ code }) => code))}
          className={buttonClass({ look: 'quiet' })}
        >
          Documents
        </Link>
      </PageHeader>
      <progress
        value={done}
        max={all}
        aria-label="Units found"
        className="h-2 w-full accent-brand dark:accent-link"
      />
      <Messages wrong={wrong} problem={problem} isSending={isSending} />
      {!batch.is_mine && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {`${batch.taken_by || 'Another member'} picks this batch.`}
          {batch.is_free && <TakeOver id={batch.id} />}
        </p>
      )}
      {batch.is_mine && at && (
        <CameraScanner address={`/office${pageOf.batch(batch.id)}`} onFound={found} />
      )}
      {batch.is_mine && at && <Line line={at} onFound={() => found(null)} batchId={batch.id} />}
      {batch.is_mine && !at && <Done batch={batch} />}
      <Others lines={open.filter((line) => line !== at)} onChoose={setChosen} />
    </div>
  )
}

interface MessagesProps {
  wrong: string | null
  problem: string | null
  isSending: boolean
}

function Messages({ wrong, problem, isSending }: MessagesProps) {
  return (
    <>
      <p
        role="alert"
        className={classes(
          wrong ? 'rounded-md bg-danger-soft p-3 font-semibold text-danger' : 'sr-only',
        )}
      >
        {wrong}
      </p>
      {isSending && problem && (
        <p role="status" className="rounded-md bg-sunken p-3 text-sm">
          {`${problem} Your scans are stored here and sent when you are back online.`}
        </p>
      )}
    </>
  )
}

interface LineProps {
  line: PickLine
  batchId: number
  onFound: () => void
}

function Line({ line, batchId, onFound }: LineProps) {
  const { image_url, name, options, bin, barcode, product_code, units, picked, box } = line
  return (
    <section
      aria-label="To find now"
      className="grid gap-3 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-3xl font-bold [overflow-wrap:anywhere]">{bin ?? 'No bin'}</p>
        <p className="rounded-md bg-brand-soft px-3 py-1 text-lg font-semibold whitespace-nowrap">
          {`Box ${box}`}
        </p>
      </div>
      {image_url && (
        <img
          src={`${image_url}?w=480`}
          alt=""
          width={480}
          height={320}
          className="h-56 w-full rounded-md bg-sunken object-contain"
        />
      )}
      <h2 className="text-lg [overflow-wrap:anywhere]">{name}</h2>
      {options.length > 0 && <p className="text-lg font-semibold">{options.join(', ')}</p>}
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {[product_code && `Code ${product_code}`, barcode && `Barcode ${barcode}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="text-2xl font-semibold tabular-nums" role="status">
        {`${picked} of ${units}`}
      </p>
      <Button look="accent" className="min-h-14 text-lg" onClick={onFound}>
        <Icon name="check" />
        Found one
      </Button>
      <ReportMissing batchId={batchId} line={line} />
    </section>
  )
}

function Done({ batch }: { batch: PickBatch }) {
  const first = batch.orders.find(({ state }) => state === 'picked')
  return (
    <EmptyState title="All of it is found" line="Each order now goes into its box.">
      {first && (
        <Link to={pageOf.packing(first.code)} className={buttonClass({ look: 'accent' })}>
          Pack the first
        </Link>
      )}
    </EmptyState>
  )
}

interface OthersProps {
  lines: readonly PickLine[]
  onChoose: (line: number) => void
}

function Others({ lines, onChoose }: OthersProps) {
  if (lines.length === 0) return null
  return (
    <section aria-label="Next" className="grid gap-2">
      <h2 className="text-base">Next</h2>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.line_id}>
            <button
              type="button"
              onClick={() => onChoose(line.line_id)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-1.5 text-left text-sm hover:border-brand"
            >
              <strong className="w-16 shrink-0 [overflow-wrap:anywhere]">{line.bin ?? '–'}</strong>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {[line.name, ...line.options].join(', ')}
              </span>
              <span className="whitespace-nowrap tabular-nums">{`${line.picked} of ${line.units}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
