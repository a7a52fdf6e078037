import { queryOptions } from '@tanstack/react-query'
import type { BulkOutcome, WholeBulkChange } from '#contract/office/bulk.ts'
import { api } from '../api/api.ts'

/** ms between two looks at what is under way. */
const lookEveryMs = 1_500

export function isActive({ state }: Pick<WholeBulkChange, 'state'>): boolean {
  return state === 'checking' || state === 'running'
}

export function changeQuery(id: string) {
  return queryOptions({
    queryKey: ['bulk', 'one', id],
    queryFn: async () => (await api('GET /office/bulk/{id}', { params: { id } })).data,
    refetchInterval: ({ state: { data } }) => (data && isActive(data) ? lookEveryMs : false),
  })
}

/** `count` is of the change, so that the rows are read again when there are more of them. */
export function rowsQuery(
  id: string,
  outcome: BulkOutcome,
  after: string | undefined,
  count: number,
) {
  return queryOptions({
    queryKey: ['bulk', 'rows', id, outcome, after, count],
    queryFn: async () => {
      const query = { outcome, ...(after && { after }) }
      return (await api('GET /office/bulk/{id}/rows', { params: { id }, query })).data
    },
  })
}

/** Products of one page of the grid, as rows. */
export function gridQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['bulk', 'grid', ids],
    queryFn: async () =>
      (await api('GET /office/bulk/cells', { query: { ids: ids.join(',') } })).data.rows,
  })
}
