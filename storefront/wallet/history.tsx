import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Select } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useApi } from '../api.ts'
import { DashboardFailed } from '../dashboard/dashboard-failed.tsx'
import { DateSort } from '../dashboard/date-sort.tsx'
import { PastTheEnd } from '../dashboard/past-the-end.tsx'
import { type HistoryChoice, isFetchable, types, writeChoice } from './history-choice.ts'
import { HistoryTable } from './history-table.tsx'
import { type Transaction, walletHistory } from './queries.ts'
import { SaveHistory } from './save-history.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'

interface HistoryProps {
  choice: HistoryChoice
  onChoose: (choice: HistoryChoice) => void
}

/** What came in and what went out, by type and time. */
export function History({ choice, onChoose }: HistoryProps) {
  function filter(value: string) {
    const found = types.find((one) => one.value === value)
    if (found) onChoose({ ...choice, type: found.value, page: 1 })
  }
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-lg">
        Wallet history
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[11rem_11rem]">
        <Select label="Filter" value={choice.type} onChange={({ target }) => filter(target.value)}>
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <DateSort
          dates={choice.dates}
          onChange={(dates) => onChoose({ ...choice, dates, page: 1 })}
        />
      </div>
      {isFetchable(choice) ? (
        <Found choice={choice} />
      ) : (
        <p className="py-10 text-center text-ink-soft">
          Choose the first and the last day to see what moved between them.
        </p>
      )}
    </section>
  )
}

function Found({ choice }: { choice: HistoryChoice }) {
  const { data, error, refetch } = useQuery(walletHistory(useApi(), choice))
  const [open, setOpen] = useState<Transaction | null>(null)
  if (error && !data) return <DashboardFailed error={error} onRefresh={() => void refetch()} />
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
      {data.total === 0 && <Nothing choice={choice} />}
      {data.total > 0 && data.data.length === 0 && <PastTheEnd />}
      {data.data.length > 0 && (
        <>
          <HistoryTable transactions={data.data} onOpen={setOpen} />
          <SaveHistory choice={choice} />
        </>
      )}
      <Pagination
        current={choice.page}
        last={data.last_page}
        link={({ page, ...link }) => (
          <Link to="/dashboard" search={writeChoice({ ...choice, page })} {...link} />
        )}
      />
      {open && <TransactionDialog transaction={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Nothing({ choice: { type, dates } }: { choice: HistoryChoice }) {
  const isAll = type === 'all' && dates.sort === 'all'
  return (
    <EmptyState
      motif="circles"
      title="No wallet history"
      line={
        isAll
          ? 'What you send to your account number and what you buy from the wallet is listed here.'
          : 'Nothing moved in what you chose. Choose another type or other days.'
      }
    />
  )
}
