import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAndTimeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMay, useMe } from '../session/me.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { Factors } from './factors.tsx'
import { OrderMails } from './order-mails.tsx'
import { factorsQuery, sessionsQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SessionList } from './session-list.tsx'

/** What is the member's own: the second factors and the sessions. */
export function AccountPage() {
  const me = useMe()
  const mayReadOrders = useMay('orders.read')
  const factors = useQuery(factorsQuery)
  const sessions = useQuery(sessionsQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (codes: readonly string[]) => setCodes(codes.length > 0 ? codes : null)
  return (
    <div className="grid gap-5">
      <PageHeader title="Your account" />
      <p className="text-sm text-ink-soft">
        {me.email}. Signed in until {dayAndTimeOf(me.ends_at)} at the latest, and for 30 minutes
        after your last action. Your name and password are the same as in the shop.
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Section title="Second step">
          {factors.data ? (
            <Factors factors={factors.data} onCodes={show} />
          ) : factors.error ? (
            <LoadFailed error={factors.error} onRefresh={() => void factors.refetch()} />
          ) : (
            <Skeleton className="h-40" />
          )}
        </Section>
        <Section title="Where you are signed in">
          {sessions.data ? (
            <SessionList sessions={sessions.data} memberId={null} />
          ) : sessions.error ? (
            <LoadFailed error={sessions.error} onRefresh={() => void sessions.refetch()} />
          ) : (
            <Skeleton className="h-24" />
          )}
        </Section>
        {mayReadOrders && <OrderMails />}
      </div>
      {codes && (
        <Dialog title="Your recovery codes" onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </div>
  )
}
