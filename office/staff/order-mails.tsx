import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { orderMailsQuery } from './queries.ts'

/** Whether the member gets mails about new orders while no page of the office is open. */
export function OrderMails() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(orderMailsQuery)
  async function toggle(is_on: boolean) {
    const { data, message } = await api('POST /office/order-mails', { body: { is_on } })
    queries.setQueryData(orderMailsQuery.queryKey, data)
    notify(message)
  }
  return (
    <Section title="Emails about new orders">
      <p className="text-sm">
        At most one in ten minutes, with the number of new orders and their codes. None while you
        have the office open.
      </p>
      {data ? (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-pressed={data.is_on}
          onClick={() => void toggle(!data.is_on)}
        >
          {data.is_on ? 'Emails are on' : 'Emails are off'}
        </Button>
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-11" />
      )}
    </Section>
  )
}
