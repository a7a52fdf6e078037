import { Link } from '@tanstack/react-router'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Change, modeName, StatusBadge } from './history-table.tsx'
import type { Transaction } from './queries.ts'

interface TransactionDialogProps {
  transaction: Transaction
  onClose: () => void
}

export function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  const { reference, description, gross_amount, charge, created_at } = transaction
  const facts = [
    ['What', description],
    ['Type', modeName(transaction)],
    ['Reference', reference],
    ['Date', `${dateOf(created_at)}, ${timeOf(created_at)}`],
    ...(charge && gross_amount !== undefined
      ? [
          ['Sent', formatNaira(gross_amount)],
          ['Deposit charge', formatNaira(charge)],
        ]
      : []),
  ]
  return (
    <Dialog title="Transaction details" onClose={onClose}>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center justify-between gap-3 text-2xl">
          <Change of={transaction} />
          <StatusBadge of={transaction} />
        </p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-0.5">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-semibold break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {isOfOrder(transaction) && (
          <Link
            to="/dashboard/orders/orderdetails"
            search={{ order_code: reference }}
            className={buttonClass({ look: 'quiet' })}
          >
            See Order Details
          </Link>
        )}
      </div>
    </Dialog>
  )
}

/** Purchases and refunds have the order code as their reference and in their description; deposits do not. */
function isOfOrder({ description, reference }: Transaction): boolean {
  return description.includes(reference)
}
