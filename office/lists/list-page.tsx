import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { timeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { announce } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { type ListAddress, useListAddress } from './address.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { Filters } from './filters.tsx'
import { Grid } from './grid.tsx'
import type { List, Page } from './list.ts'
import { useSelection } from './use-selection.ts'
import { ViewsButton } from './views-button.tsx'

interface ListPageProps<Row> {
  list: List<Row>
  /** Buttons at the head of the page. */
  actions?: ReactNode
}

/** A list: 50 rows a page by key, with filters, order and columns in the address. */
export function ListPage<Row>({ list, actions }: ListPageProps<Row>) {
  const address = useListAddress(list)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [list.name, address.query],
    queryFn: () => list.fetch(address.query),
    placeholderData: keepPreviousData,
  })
  const { after: _, ...filter } = address.query
  const selection = useSelection(list, JSON.stringify(filter))
  const words = data && countOf(list, data)
  useEffect(() => {
    if (words && !isPlaceholderData) announce(words)
  }, [words, isPlaceholderData])
  return (
    <div className="grid gap-4">
      <PageHeader title={list.title}>{actions}</PageHeader>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Filters list={list} address={address} />
        <div className="flex flex-wrap gap-2">
          <ViewsButton list={list.name} address={address} />
          <ColumnsButton list={list} address={address} />
        </div>
      </div>
      {list.bulk && data && (
        <BulkBar list={list} page={data} query={filter} selection={selection} />
      )}
      <div
        aria-busy={isPlaceholderData || undefined}
        className="rounded-md border-line bg-surface max-md:bg-transparent md:border"
      >
        {data ? (
          data.rows.length > 0 ? (
            <Grid
              list={list}
              linkOf={(row) =>
                list.linkTo ? { to: list.linkTo(row) } : address.entryLink(list.keyOf(row))
              }
              columns={list.columns.filter(({ key }) => address.columnKeys.includes(key))}
              rows={data.rows}
              selection={list.bulk ? selection : null}
            />
          ) : (
            <Nothing list={list} address={address} />
          )
        ) : error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Loading label={`${list.title} are loading`} />
        )}
      </div>
      {data && <Detail list={list} rows={data.rows} address={address} />}
      {data && <Pager words={words ?? ''} page={data} address={address} />}
    </div>
  )
}

/** The row that the address names, over the list. */
function Detail<Row>({
  list,
  rows,
  address,
}: {
  list: List<Row>
  rows: Row[]
  address: ListAddress
}) {
  const row = rows.find((row) => list.keyOf(row) === address.entry)
  const detail = row !== undefined && list.detail?.(row)
  if (!detail) return null
  return (
    <Dialog title={detail.title} onClose={address.closeEntry}>
      {detail.content}
    </Dialog>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 p-4">
      {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5', 'w-1/2'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={at} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function Nothing<Row>({ list, address }: { list: List<Row>; address: ListAddress }) {
  if (!address.isFiltered) {
    return <EmptyState motif="combs" title={`No ${list.noun[1]} yet`} line={list.empty} />
  }
  return (
    <EmptyState
      motif="combs"
      title="No match for these filters"
      line="Remove a filter, or clear them all."
    >
      <Button look="quiet" onClick={address.clear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}

interface PagerProps<Row> {
  words: string
  page: Page<Row>
  address: ListAddress
}

function Pager<Row>({ words, page: { next, asOf }, address }: PagerProps<Row>) {
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center gap-2 text-sm">
      <p className="mr-auto text-ink-soft">
        {words}
        {asOf && `, as of ${timeOf(asOf)}`}
      </p>
      {!address.isFirst && (
        <Button look="quiet" className="dense" onClick={address.previous}>
          Previous page
        </Button>
      )}
      {next !== null && (
        <Button look="quiet" className="dense" onClick={() => address.next(next)}>
          Next page
        </Button>
      )}
    </nav>
  )
}

/** '57 members', 'At least 1,000 members'. */
function countOf<Row>({ noun }: List<Row>, { total: { count, isAtLeast } }: Page<Row>): string {
  const words = `${count.toLocaleString('en-NG')} ${noun[count === 1 ? 0 : 1]}`
  return isAtLeast ? `At least ${words}` : words
}
