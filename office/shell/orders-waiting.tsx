import { Link } from '@tanstack/react-router'
import { orderNeeds, orderNeedWords } from '#contract/office/order-needs.ts'
import type { OrdersWaiting as Waiting } from '#contract/office/orders.ts'
import { classes } from '#ui/classes.ts'
import { useApprovalsWaiting } from '../approvals/queries.ts'
import { addresses } from '../pages.ts'
import { useQuestionsWaiting } from '../questions/queries.ts'
import { useMay } from '../session/me.ts'
import { useOrdersWaiting } from './order-bell.ts'

/** Orders, questions and requests that wait, with the age of the oldest; nothing for members who see none. */
export function OrdersWaiting() {
  const waiting = useOrdersWaiting()
  const questions = useQuestionsWaiting()
  const approvals = useApprovalsWaiting()
  if (!waiting && !questions && !approvals) return null
  const needs = orderNeeds.filter((need) => waiting && waiting.needs[need].count > 0)
  return (
    <section aria-label="What waits" className="grid gap-2">
      <h2 className="text-base">What waits</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2 sm:gap-3">
        {waiting && <StoreTiles waiting={waiting} />}
        {questions && (
          <Tile
            to={addresses.questions}
            search={{ state: 'open' }}
            title="Questions"
            waiting={questions}
            asOf={questions.as_of}
          />
        )}
        {approvals && (
          <Tile
            to={addresses.approvals}
            search={{}}
            title="To decide"
            waiting={approvals}
            asOf={approvals.as_of}
          />
        )}
        {waiting &&
          needs.map((need) => (
            <Tile
              key={need}
              to={addresses.orders}
              search={{ needs: need }}
              title={orderNeedWords[need]}
              waiting={waiting.needs[need]}
              asOf={waiting.as_of}
              isUrgent
            />
          ))}
      </ul>
    </section>
  )
}

/** The store's own people see its steps; others, how many orders are there. */
function StoreTiles({ waiting }: { waiting: Waiting }) {
  const { in_store, to_pick, to_hand_over, as_of: asOf } = waiting
  if (!useMay('orders.edit')) {
    const search = { needs: 'hand-over' }
    return (
      <Tile
        to={addresses.orders}
        search={search}
        title="Still in the store"
        waiting={in_store}
        asOf={asOf}
      />
    )
  }
  return (
    <>
      <Tile to={addresses.picking} title="To pick" waiting={to_pick} asOf={asOf} />
      <Tile to={addresses.picking} title="To hand over today" waiting={to_hand_over} asOf={asOf} />
    </>
  )
}

interface TileProps {
  /** The list, and its filter. */
  to: string
  search?: Record<string, string>
  title: string
  waiting: Waiting['to_hand_over']
  asOf: string
  isUrgent?: boolean
}

function Tile({ to, search, title, waiting, asOf, isUrgent = false }: TileProps) {
  const { count, oldest_at } = waiting
  return (
    <li className="grid min-w-0">
      <Link
        to={to}
        {...(search && { search })}
        className={classes(
          'grid content-start gap-0.5 rounded-md border bg-surface p-3 lift-low hover:border-brand',
          isUrgent ? 'border-danger' : 'border-line',
        )}
      >
        <span className="text-2xl font-semibold tabular-nums">{count.toLocaleString('en-NG')}</span>
        <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="text-sm text-ink-soft">
          {oldest_at ? `The oldest for ${ageOf(oldest_at, asOf)}` : 'Nothing waits'}
        </span>
      </Link>
    </li>
  )
}

/** '4 minutes', '3 hours', '2 days': by the server's clock. */
function ageOf(at: string, asOf: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(asOf) - Date.parse(at)) / 60_000))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
