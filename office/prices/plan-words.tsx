import type { PricePlan } from '#contract/office/price-plans.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { momentOf } from '../lists/time.tsx'

export function PlanState({ state }: Pick<PricePlan, 'state'>) {
  if (state === 'running') return <Badge tone="success">Running</Badge>
  if (state === 'planned') return <Badge tone="brand">Planned</Badge>
  return <Badge>{state === 'ended' ? 'Ended' : 'Cancelled'}</Badge>
}

/** Of its page. */
export function planAddress({ id }: Pick<PricePlan, 'id'>): string {
  return `/price-plans/${id}`
}

/** What a plan did, or will do, in one sentence. */
export function planWords(plan: PricePlan): string {
  const { state, outcome, is_overridden, before_amount, present_amount, ends_at } = plan
  if (state === 'planned') return 'It has not started.'
  if (state === 'running') {
    return is_overridden
      ? 'Somebody has changed the price since it started. Their price applies, and stays when the plan ends.'
      : `On ${momentOf(ends_at)} the price is ${naira(before_amount)} again.`
  }
  if (outcome === 'restored') return `The price before, ${naira(before_amount)}, came back.`
  if (outcome === 'changed') {
    return `Somebody changed the price in between, and their price stayed. It is ${naira(present_amount)} now.`
  }
  return 'It never ran.'
}

function naira(amount: number | null): string {
  return amount === null ? 'the one before' : formatNaira(amount)
}
