import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dateOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { WholeBulkChange } from '#contract/office/bulk.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { announce } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { ChangeActions } from './change-actions.tsx'
import { ChangeRows } from './change-rows.tsx'
import { changeQuery, isActive } from './queries.ts'
import { BulkStateBadge, kindWords } from './states.tsx'

/** One bulk change: what would change or has changed, and what can be done. */
export function BulkChangePage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery(changeQuery(id))
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  return <Change change={data} />
}

function Change({ change }: { change: WholeBulkChange }) {
  const mayAudit = useMay('audit.read')
  const words = wordsFor(change)
  useEffect(() => {
    if (!isActive(change)) announce(words)
  }, [change, words])
  return (
    <div className="grid gap-5">
      <PageHeader
        title={change.title}
        above={<Link to={addresses.bulk}>Bulk changes</Link>}
        beside={<BulkStateBadge {...change} />}
      >
        <ChangeActions change={change} />
      </PageHeader>
      <p className="text-sm text-ink-soft">
        {kindWords(change.kind)}, begun by {change.by}, <Time at={change.created_at} />.
        {change.undo_until && ` It can be undone until ${dateOf(change.undo_until)}.`}
      </p>
      {change.layout !== 'own' && <Layout change={change} />}
      <Section title={isActive(change) ? 'Progress' : 'Result'}>
        <p>{words}</p>
        {isActive(change) && <Progress change={change} />}
      </Section>
      <ChangeRows change={change} />
      {mayAudit && <History subject={`bulk:${change.id}`} />}
    </div>
  )
}

const programs = { shopify: 'Shopify’s', woocommerce: 'WooCommerce’s' } as const

/** A file of another shop: it adds products alone, and some of its columns have no place here. */
function Layout({ change: { layout, left_out: leftOut } }: { change: WholeBulkChange }) {
  if (layout === 'own') return null
  return (
    <p className="max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">
      It is read as {programs[layout]} product export, which adds products alone, in naira.
      {leftOut.length > 0 && ` These columns have no place here: ${leftOut.join(', ')}.`}
    </p>
  )
}

function Progress({ change }: { change: WholeBulkChange }) {
  const { done, of } = progressOf(change)
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Rows"
        max={Math.max(of, 1)}
        value={done}
        className="w-full accent-brand"
      />
      <p className="text-sm text-ink-soft tabular-nums">
        {done.toLocaleString('en-NG')} of {of.toLocaleString('en-NG')} rows
      </p>
    </div>
  )
}

/** Rows that this step has to do, and has done. */
function progressOf({ state, is_undo, rows }: WholeBulkChange): { done: number; of: number } {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  if (state === 'checking') return { done: all - rows.waiting, of: all }
  if (is_undo) {
    const done = rows.undone + rows.left
    return { done, of: done + rows.done }
  }
  return { done: rows.done, of: rows.done + rows.changed + rows.new }
}

function wordsFor({ state, is_undo, rows }: WholeBulkChange): string {
  const parts = [
    count(rows.new, 'adds a draft', 'add drafts'),
    count(rows.changed, 'changes a product', 'change products'),
    count(rows.done, 'is applied', 'are applied'),
    count(rows.undone, 'is as it was before', 'are as they were before'),
    count(rows.left, 'was edited since and stays', 'were edited since and stay'),
    count(rows.same, 'says what is stored already', 'say what is stored already'),
    count(rows.refused, 'is refused', 'are refused'),
  ].filter((part) => part !== null)
  const figures = parts.length > 0 ? `${parts.join(', ')}.` : 'There are no rows.'
  switch (state) {
    case 'checking':
      return 'The rows are being checked. Nothing has changed yet.'
    case 'ready':
      return `Nothing has changed yet. ${figures}`
    case 'running':
      return is_undo ? `It is being undone. ${figures}` : `It is being applied. ${figures}`
    default:
      return figures
  }
}

function count(rows: number, one: string, many: string): string | null {
  if (rows === 0) return null
  return rows === 1 ? `1 row ${one}` : `${rows.toLocaleString('en-NG')} rows ${many}`
}
