import { dateOf, timeOf } from '#client/lagos-time.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { formatNaira } from '#ui/naira.ts'
import type { Transaction } from './queries.ts'

const tones = { Successful: 'success', Unsuccessful: 'danger', Pending: 'plain' } as const
const names = { purchase: 'Purchase', deposit: 'Deposit' } as const

export function StatusBadge({ of: { transaction_status } }: { of: Transaction }) {
  return <Badge tone={tones[transaction_status]}>{transaction_status}</Badge>
}

/** The signed amount; the colour only repeats the sign. */
export function Change({ of: { mode, amount } }: { of: Transaction }) {
  const isIn = mode === 'deposit'
  return (
    <span className={classes('font-bold tabular-nums', isIn && 'text-success')}>
      {isIn ? '+' : '−'}
      {formatNaira(amount)}
    </span>
  )
}

export function modeName({ mode }: Transaction): string {
  return names[mode]
}

interface HistoryTableProps {
  transactions: Transaction[]
  onOpen: (transaction: Transaction) => void
}

const head = 'p-3 text-left text-sm wrap-normal font-semibold text-ink-soft'

/**
 * One row for each transaction. Where it is narrow, also by enlarged text, the date stands below the description; where
 * it is narrower still, the amount too.
 */
export function HistoryTable({ transactions, onOpen }: HistoryTableProps) {
  return (
    <div className="@container">
      <table className="w-full overflow-hidden wrap-anywhere rounded-lg border border-line bg-surface">
        <caption className="sr-only">Wallet history, newest first</caption>
        <thead className="border-b border-line @max-[42rem]:sr-only">
          <tr>
            <th className={head}>What</th>
            <th className={head}>Type</th>
            <th className={head}>Date</th>
            <th className={head}>Status</th>
            <th className={`${head} text-right @max-[16rem]:hidden`}>Amount</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {transactions.map((transaction) => (
            <tr key={transaction.id} className="hover:bg-brand-soft">
              <td className="w-full p-0">
                <button
                  type="button"
                  onClick={() => onOpen(transaction)}
                  className="grid min-h-14 w-full content-center gap-0.5 px-3 py-2 text-left font-semibold text-link"
                >
                  <span className="underline-offset-2 hover:underline">
                    {transaction.description}
                  </span>
                  <span className="text-xs font-normal text-ink-soft tabular-nums @[42rem]:hidden">
                    {dateOf(transaction.created_at)}, {timeOf(transaction.created_at)}
                  </span>
                  <span className="text-ink @[16rem]:hidden">
                    <Change of={transaction} />
                  </span>
                </button>
              </td>
              <td className="p-3 text-sm wrap-normal @max-[42rem]:hidden">
                {modeName(transaction)}
              </td>
              <td className="p-3 text-sm whitespace-nowrap tabular-nums @max-[42rem]:hidden">
                {dateOf(transaction.created_at)}, {timeOf(transaction.created_at)}
              </td>
              <td className="p-3 wrap-normal @max-[42rem]:hidden">
                <StatusBadge of={transaction} />
              </td>
              <td className="p-3 text-right whitespace-nowrap @max-[16rem]:hidden">
                <Change of={transaction} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
