import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { daysOf } from '#client/lists/date-range.ts'
import { DateSort } from '#client/lists/date-sort.tsx'
import { LoadFailed, PastTheEnd } from '#client/lists/list-states.tsx'
import { SaveAs } from '#client/lists/save-as.tsx'
import { Select } from '#ui/fields/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { type HistoryFilter, isFetchable, types, writeFilter } from './history-filter.ts'
import { HistoryTable } from './history-table.tsx'
import { type Transaction, walletHistory } from './queries.ts'
import { TransactionDialog } from './transaction-dialog.tsx'

interface HistoryProps {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

/** The wallet's transactions, by type and date. */
export function History({ filter, onChange }: HistoryProps) {
  function chooseType(value: string) {
    const type = types.find((one) => one.value === value)?.value
    if (type) onChange({ ...filter, type, page: 1 })
  }
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-lg">
        Wallet history
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(2,minmax(0,11rem))]">
        <Select
          label="Filter"
          value={filter.type}
          onChange={({ target }) => chooseType(target.value)}
        >
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <DateSort
          dates={filter.dates}
          onChange={(dates) => onChange({ ...filter, dates, page: 1 })}
        />
      </div>
      {isFetchable(filter) ? (
        <HistoryList filter={filter} />
      ) : (
        <p className="py-10 text-center text-ink-soft">
          Choose a start and an end date to see your transactions.
        </p>
      )}
    </section>
  )
}

function HistoryList({ filter }: { filter: HistoryFilter }) {
  const { data, error, refetch } = useQuery(walletHistory(useApi(), filter))
  const [open, setOpen] = useState<Transaction | null>(null)
  if (error && !data) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!data) {
    return (
      <SkeletonList
        label="Loading the history"
        count={6}
        className="gap-2"
        each="h-14 rounded-md"
      />
    )
  }
  return (
    <>
      {data.total === 0 && <EmptyHistory filter={filter} />}
      {data.total > 0 && data.data.length === 0 && <PastTheEnd />}
      {data.data.length > 0 && (
        <>
          <HistoryTable transactions={data.data} onOpen={setOpen} />
          <SaveHistory filter={filter} />
        </>
      )}
      <Pagination
        current={filter.page}
        last={data.last_page}
        link={({ page, ...link }) => (
          <Link to="/dashboard" search={writeFilter({ ...filter, page })} {...link} />
        )}
      />
      {open && <TransactionDialog transaction={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function EmptyHistory({ filter: { type, dates } }: { filter: HistoryFilter }) {
  const isAll = type === 'all' && dates.sort === 'all'
  return (
    <EmptyState
      motif="circles"
      title="No wallet history"
      line={
        isAll
          ? 'Your deposits and wallet purchases appear here.'
          : 'No transactions match. Choose another type or other dates.'
      }
    />
  )
}

/** Downloads the filtered history, all its pages. */
function SaveHistory({ filter: { dates, type } }: { filter: HistoryFilter }) {
  const api = useApi()
  const request = { params: { sort: dates.sort, type }, query: daysOf(dates) }
  return (
    <SaveAs
      name="wallet-history"
      files={{
        csv: () => api('GET /wallet-order/transactions/{sort}/{type}/csv', request),
        pdf: () => api('GET /wallet-order/transactions/{sort}/{type}/pdf', request),
      }}
    />
  )
}
