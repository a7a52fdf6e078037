import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { FailedSearch } from '#contract/office/search.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { Trial } from './trial.tsx'

const count = (number: number) => number.toLocaleString('en-NG')

const columns: Column<FailedSearch>[] = [
  { key: 'term', title: 'Search', cell: ({ term }) => term },
  { key: 'times', title: 'Found nothing', cell: ({ times }) => timesOf(times) },
  {
    key: 'waiting',
    title: 'Waiting for it',
    cell: ({ waiting }) =>
      waiting > 0 ? <Badge tone="accent">{peopleOf(waiting)}</Badge> : 'Nobody',
  },
  { key: 'last', title: 'Last time', cell: ({ last_at }) => <Time at={last_at} /> },
  {
    key: 'dismissed',
    title: 'Dismissed',
    cell: ({ dismissed }) =>
      dismissed && (
        <>
          by {dismissed.by}, <Time at={dismissed.at} />
        </>
      ),
  },
]

const orders = [
  { value: 'times', label: 'Found nothing most often' },
  { value: 'waiting', label: 'Most people waiting' },
] as const

const dismissedOption = [{ value: 'dismissed', label: 'Only these' }] as const

const list: List<FailedSearch> = {
  name: 'search-failures',
  title: 'Searches without results',
  noun: ['search without results', 'searches without results'],
  columns,
  filters: [
    { kind: 'text', key: 'search', label: 'Words of the search' },
    {
      kind: 'choice',
      key: 'of',
      label: 'Dismissed',
      options: dismissedOption,
      otherwise: 'Left out',
    },
  ],
  orders,
  keyOf: ({ term }) => term,
  detail: (failure) => ({ title: `“${failure.term}”`, content: <Failure failure={failure} /> }),
  fetch: async ({ order, of, ...query }) => {
    const known = {
      order: orders.find(({ value }) => value === order)?.value,
      of: dismissedOption.find(({ value }) => value === of)?.value,
    }
    const input = { query: { ...query, ...known } }
    return readPage((await api('GET /office/search/failures', input)).data)
  },
  empty: 'Every search has found something so far.',
}

/** What shoppers searched for in vain, and what some of them wait for. */
export function FailuresPage() {
  return (
    <ListPage
      list={list}
      actions={
        <Link to={addresses.trySearch} className={buttonClass({ look: 'quiet' })}>
          <Icon name="search" size={18} />
          Try a search
        </Link>
      }
    />
  )
}

function Failure({ failure: { term, times, waiting, dismissed } }: { failure: FailedSearch }) {
  const maySeeCustomers = useMay('customers.read')
  return (
    <div className="grid gap-4">
      <p>
        {times > 0 && <>It found nothing {timesOf(times)}. </>}
        {waiting > 0 && <>{peopleOf(waiting)} asked to be told when you have it.</>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={addresses.newSynonym}
          search={{ term }}
          className={buttonClass({ look: 'accent' })}
        >
          Add a synonym
        </Link>
        <Link to={addresses.newPins} search={{ term }} className={buttonClass({ look: 'quiet' })}>
          Pin products
        </Link>
        <DismissButton term={term} isDismissed={dismissed !== null} />
      </div>
      {waiting > 0 && maySeeCustomers && <WaitingPeople term={term} />}
      <Trial key={term} term={term} draft={null} />
    </div>
  )
}

/** What is dealt with need not stay in the list; asked for again, it comes back by itself. */
function DismissButton({ term, isDismissed }: { term: string; isDismissed: boolean }) {
  const queries = useQueryClient()
  async function move(to: 'dismiss' | 'restore', undo?: () => void) {
    try {
      const input = { body: { term } }
      const { message } =
        to === 'dismiss'
          ? await api('POST /office/search/failures/dismiss', input)
          : await api('POST /office/search/failures/restore', input)
      notify(message, { undo })
      await queries.invalidateQueries({ queryKey: [list.name] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
  }
  return isDismissed ? (
    <Button look="quiet" onClick={() => void move('restore')}>
      Put it back
    </Button>
  ) : (
    <Button look="quiet" onClick={() => void move('dismiss', () => void move('restore'))}>
      Dismiss
    </Button>
  )
}

function WaitingPeople({ term }: { term: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['waiting', term],
    queryFn: async () =>
      (await api('GET /office/search/requests', { query: { term } })).data.waiting,
  })
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-16" />
    )
  }
  return (
    <section className="grid gap-1 text-sm">
      <h3 className="text-base">Who is waiting</h3>
      <ul className="grid gap-1">
        {data.map(({ account_id, name, email, phone, since }) => (
          <li key={`${account_id}-${phone}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">
              {[name, email, phone].filter(Boolean).join(', ') || 'A customer without contacts'}
            </span>
            <span className="text-ink-soft">
              since <Time at={since} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timesOf(times: number): string {
  return times === 1 ? 'once' : `${count(times)} times`
}

function peopleOf(people: number): string {
  return people === 1 ? '1 person' : `${count(people)} people`
}
