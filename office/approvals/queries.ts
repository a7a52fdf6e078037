import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Approval } from '#contract/office/approvals.ts'
import { api } from '../api/api.ts'
import { useMay } from '../session/me.ts'

export function approvalQuery(id: string) {
  return queryOptions({
    queryKey: ['approvals', 'one', id],
    queryFn: async () => (await api('GET /office/approvals/{id}', { params: { id } })).data,
  })
}

/** The requests that the member may decide; read again each minute. */
export function useApprovalsWaiting() {
  const mayDecide = useMay('refunds.make')
  return useQuery({
    queryKey: ['approvals', 'waiting'],
    queryFn: async () => (await api('GET /office/approvals-waiting')).data,
    refetchInterval: 60_000,
    enabled: mayDecide,
  }).data
}

/** The request as a decision answered it; what the decision did is read again. */
export async function takeApproval(queries: QueryClient, approval: Approval): Promise<void> {
  queries.setQueryData(approvalQuery(String(approval.id)).queryKey, approval)
  for (const changed of ['audit', 'orders', 'customers']) {
    void queries.invalidateQueries({ queryKey: [changed] })
  }
  await queries.invalidateQueries({
    queryKey: ['approvals'],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}
