import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { buttonClass } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { Section } from '../shell/section.tsx'
import { PlanState, planAddress, planWords } from './plan-words.tsx'
import { plansOfProduct } from './queries.ts'

/** The price plans of a product, on its page. `code` is the product's. */
export function ProductPlans({ productId, code }: { productId: number; code: string }) {
  const { data, error, refetch } = useQuery(plansOfProduct(productId))
  return (
    <Section
      title="Price plans"
      actions={
        <Link
          to={addresses.newPricePlan}
          search={{ search: code }}
          className={buttonClass({ look: 'quiet' })}
        >
          Plan a price
        </Link>
      }
    >
      {!data &&
        (error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-16" />
        ))}
      {data?.length === 0 && <p className="text-sm text-ink-soft">None yet.</p>}
      <ul className="grid gap-3">
        {data?.map((plan) => (
          <li key={plan.id} className="grid gap-0.5 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <Link to={planAddress(plan)} className="font-semibold text-link underline">
                {formatNaira(plan.amount)}
                {plan.options.length > 0 && `, ${plan.options.join(', ')}`}
              </Link>
              <PlanState state={plan.state} />
            </p>
            <p>
              <Time at={plan.starts_at} /> to <Time at={plan.ends_at} />
            </p>
            <p className="text-ink-soft">{planWords(plan)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
