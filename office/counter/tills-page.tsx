import type { TillSession } from '#contract/office/tills.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { differenceWords } from './own-till.tsx'

const list: List<TillSession> = {
  name: 'till-sessions',
  title: 'Tills',
  noun: ['till', 'tills'],
  columns: [
    { key: 'till', title: 'Till', cell: ({ till }) => till },
    { key: 'member', title: 'Member', cell: ({ member }) => member },
    { key: 'opened', title: 'Opened', cell: ({ opened_at }) => <Time at={opened_at} /> },
    {
      key: 'closed',
      title: 'Closed',
      cell: ({ closed_at }) =>
        closed_at ? <Time at={closed_at} /> : <Badge tone="brand">Open</Badge>,
    },
    {
      key: 'opening',
      title: 'With',
      isOptional: true,
      isNumber: true,
      cell: ({ opening }) => formatNaira(opening),
    },
    {
      key: 'expected',
      title: 'Expected',
      isOptional: true,
      isNumber: true,
      cell: ({ expected }) => sum(expected),
    },
    { key: 'counted', title: 'Counted', isNumber: true, cell: ({ counted }) => sum(counted) },
    {
      key: 'difference',
      title: 'Difference',
      cell: ({ difference }) =>
        difference ? (
          <strong className="text-danger">{differenceWords(difference)}</strong>
        ) : (
          differenceWords(difference)
        ),
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'differs',
      label: 'Difference',
      options: [{ value: 'yes', label: 'Those that differ' }],
    },
  ],
  keyOf: ({ id }) => String(id),
  fetch: async (query) => readPage((await api('GET /office/till-sessions', { query })).data),
  empty: 'Tills appear here when members open them at the counter.',
}

function sum(naira: number | null): string {
  return naira === null ? '' : formatNaira(naira)
}

/** The members' tills, and the findings of their counts. */
export function TillsPage() {
  return <ListPage list={list} />
}
