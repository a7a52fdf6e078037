import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PeriodState } from '#contract/office/content.ts'
import { hasFolded } from '#contract/office/folded.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FormValues } from '../forms/drafts.ts'
import type { Column, Filter, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { Time } from '../lists/time.tsx'
import { addressOf } from '../pictures/picture.ts'
import type { ContentKind, ContentRow } from './kind.ts'
import { OrderDialog } from './order-dialog.tsx'
import { stateWords } from './period.ts'
import { StateBadge } from './state-badge.tsx'

const states: PeriodState[] = ['now', 'later', 'over']

/** Columns that all kinds have behind their own. */
export function periodColumns<R extends ContentRow>(): Column<R>[] {
  const time = (at: string | null) => (at === null ? '' : <Time at={at} />)
  return [
    { key: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'from', title: 'From', cell: ({ starts_at }) => time(starts_at) },
    { key: 'until', title: 'Until', cell: ({ ends_at }) => time(ends_at) },
    { key: 'edited', title: 'Edited by', cell: ({ edited_by }) => edited_by, isOptional: true },
  ]
}

export function pictureColumn<R extends ContentRow & { picture_hash: string }>(): Column<R> {
  return {
    key: 'picture',
    title: 'Picture',
    cell: ({ picture_hash: hash }) => (
      <img
        src={`${addressOf({ hash })}?w=96`}
        alt=""
        className="h-10 w-16 rounded-sm bg-sunken object-contain"
      />
    ),
  }
}

interface Places<R> {
  label: string
  /** Place → its words. */
  words: Readonly<Record<string, string>>
  of: (row: R) => string
}

interface ContentListProps<R extends ContentRow, V extends FormValues> {
  kind: ContentKind<R, V>
  columns: readonly Column<R>[]
  /** Where records stand in several places, each with an order of its own. */
  places?: Places<R>
  /** Stores the order of one place. Left out: they have none. */
  onOrder?: (ids: number[]) => Promise<unknown>
  empty: string
}

/** All records of one kind: there are few, and the call has them all. */
export function ContentList<R extends ContentRow, V extends FormValues>({
  kind,
  columns,
  places,
  onOrder,
  empty,
}: ContentListProps<R, V>) {
  const filters: Filter[] = [
    { kind: 'text', key: 'name', label: 'Name' },
    ...(places ? [placeFilter(places)] : []),
    {
      kind: 'choice',
      key: 'state',
      label: 'State',
      options: states.map((value) => ({ value, label: stateWords[value] })),
    },
  ]
  const list: List<R> = {
    name: kind.name,
    title: kind.title,
    noun: kind.noun,
    columns,
    filters,
    keyOf: ({ id }) => String(id),
    linkTo: ({ id }) => `${kind.to}/${id}`,
    async fetch({ name = '', place, state }) {
      const rows = (await kind.list()).filter(
        (row) =>
          hasFolded(kind.nameOf(row), name) &&
          (!place || places?.of(row) === place) &&
          (!state || row.state === state),
      )
      return { rows, next: null, total: { count: rows.length, isAtLeast: false } }
    },
    empty,
  }
  const newAddress: string = `${kind.to}/new`
  return (
    <ListPage
      list={list}
      actions={
        <>
          {onOrder && <OrderButton kind={kind} places={places} onOrder={onOrder} />}
          <Link to={newAddress} className={buttonClass({ look: 'accent' })}>
            <Icon name="plus" size={18} />
            Add a {kind.noun[0]}
          </Link>
        </>
      }
    />
  )
}

function placeFilter<R>({ label, words }: Places<R>): Filter {
  const options = Object.entries(words).map(([value, label]) => ({ value, label }))
  return { kind: 'choice', key: 'place', label, options }
}

function OrderButton<R extends ContentRow, V extends FormValues>({
  kind,
  places,
  onOrder,
}: Pick<ContentListProps<R, V>, 'kind'> & {
  places: Places<R> | undefined
  onOrder: (ids: number[]) => Promise<unknown>
}) {
  const queries = useQueryClient()
  const { data: rows = [] } = useQuery({ queryKey: [kind.name], queryFn: kind.list })
  const [place, setPlace] = useState('')
  const [isOpen, setOpen] = useState(false)
  const several = Object.keys(places?.words ?? {}).filter(
    (one) => rows.filter((row) => places?.of(row) === one).length > 1,
  )
  const items = rows
    .filter((row) => !places || places.of(row) === place)
    .map((row) => ({ id: row.id, name: kind.nameOf(row) }))
  if (places ? several.length === 0 : rows.length < 2) return null
  async function save(ids: number[]) {
    await onOrder(ids)
    await queries.invalidateQueries({ queryKey: [kind.name] })
  }
  function close() {
    setOpen(false)
    setPlace('')
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Order
      </Button>
      {isOpen && places && place === '' && (
        <Dialog title="Which place?" onClose={close}>
          <ul className="grid gap-2">
            {several.map((one) => (
              <li key={one} className="grid">
                <Button look="quiet" onClick={() => setPlace(one)}>
                  {places.words[one]}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {isOpen && (!places || place !== '') && (
        <OrderDialog
          title={places ? `Order: ${places.words[place]}` : `Order of the ${kind.noun[1]}`}
          items={items}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  )
}
