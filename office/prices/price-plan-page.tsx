import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { PricePlan } from '#contract/office/price-plans.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { RecordColumns } from '../forms/record-columns.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { itemName } from '../stock/words.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanState, planWords } from './plan-words.tsx'
import { planQuery } from './queries.ts'

/** A price plan; `new` adds one. */
export function PricePlanPage() {
  const id = useRecordId()
  return id === 'new' ? <NewPlan /> : <StoredPlan id={Number(id)} />
}

function NewPlan() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Plan a price" above={<Link to={addresses.pricePlans}>Price plans</Link>} />
      <RecordColumns history={null}>
        <PlanForm key="new" plan={null} />
      </RecordColumns>
    </div>
  )
}

function StoredPlan({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(planQuery(id))
  if (data) return <OnePlan plan={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function OnePlan({ plan }: { plan: PricePlan }) {
  const mayAudit = useMay('audit.read')
  const isOpen = plan.state === 'planned' || plan.state === 'running'
  return (
    <div className="grid gap-5">
      <PageHeader
        title={itemName(plan)}
        above={<Link to={addresses.pricePlans}>Price plans</Link>}
        beside={<PlanState state={plan.state} />}
      >
        {isOpen && <CancelPlan plan={plan} />}
      </PageHeader>
      <p>{planWords(plan)}</p>
      {/* Another plan once it starts or ends: what is typed for it then is refused, and stays a draft. */}
      <RecordColumns history={mayAudit && <History subject={`price-plan:${plan.id}`} />}>
        <PlanForm key={plan.id} plan={plan} />
      </RecordColumns>
    </div>
  )
}
