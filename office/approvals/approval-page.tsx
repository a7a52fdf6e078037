import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { Approval } from '#contract/office/approvals.ts'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { Time } from '../lists/time.tsx'
import { addresses, pageOf } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { Fact } from '../shell/fact.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { DecisionForm } from './decision-form.tsx'
import { approvalQuery } from './queries.ts'
import { ApprovalBadge } from './state-badge.tsx'

/** One request: what would be done, who requests it and why, and the decision. */
export function ApprovalPage() {
  const { data, error, refetch } = useQuery(approvalQuery(useRecordId()))
  if (data) return <Request key={data.id} approval={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Request({ approval }: { approval: Approval }) {
  const mayAudit = useMay('audit.read')
  const { id, title, state, decision, decided_by } = approval
  return (
    <div className="grid gap-5">
      <PageHeader
        title={title}
        above={<Link to={addresses.approvals}>Approvals</Link>}
        beside={<ApprovalBadge state={state} />}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-5">
          <What approval={approval} />
          {state === 'waiting' && <DecisionForm approval={approval} />}
          {decision !== null && (
            <Section title={state === 'overtaken' ? 'What has changed since' : 'Decision'}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{decision}</p>
              <p className="text-sm text-ink-soft">
                {decided_by && `${decided_by}, `}
                <Time at={approval.moved_at} />
              </p>
            </Section>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          {mayAudit && <History subject={`approval:${id}`} />}
        </div>
      </div>
    </div>
  )
}

function What({ approval }: { approval: Approval }) {
  const { subject, amount, facts, reason, requested_by, requested_at, is_own } = approval
  return (
    <Section title="Requested change">
      <dl className="grid gap-2 text-sm">
        <Fact name="About">
          <Subject subject={subject} />
        </Fact>
        {amount !== null && <Fact name="Sum">{formatNaira(amount)}</Fact>}
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="Why">{reason}</Fact>
        <Fact name="Requested by">
          {is_own ? 'You' : requested_by}, <Time at={requested_at} />
        </Fact>
        {approval.state === 'waiting' && (
          <Fact name="Ends">
            <Time at={approval.expires_at} />
          </Fact>
        )}
      </dl>
    </Section>
  )
}

/** `order:7K2M9PQR4T` as a link to its page. */
function Subject({ subject }: { subject: string }) {
  const [kind, key = ''] = subject.split(':')
  const to = kind === 'order' ? pageOf.order(key) : pageOf.customer(Number(key))
  return (
    <Link to={to} className="inline-flex min-h-6 items-center text-link underline">
      {kind === 'order' ? `Order ${key}` : `Customer ${key}`}
    </Link>
  )
}
