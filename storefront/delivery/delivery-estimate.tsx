import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import { useApi, useSettings } from '#client/api.ts'
import { formatNaira } from '#ui/naira.ts'
import { changeState, useAppState } from '../state/store.ts'
import { arrival, estimatedFee } from './estimate.ts'
import { estimates } from './estimates.ts'

/** Lagos, where most shoppers live. */
const defaultState = 'NG-LA'

interface DeliveryEstimateProps {
  /** The weight of the whole parcel. */
  kg: number
  /** Naira, without delivery: the sum of both is told too. */
  total?: number
}

/** Estimated fee and arrival for the chosen state, before checkout. */
export function DeliveryEstimate({ kg, total }: DeliveryEstimateProps) {
  const id = useId()
  const closed = useSettings().closed['no-carriers']
  const { data: states = [] } = useQuery(estimates(useApi()))
  const remembered = useAppState(({ app }) => app.deliveryState)
  const isHydrated = useHydrated()
  const chosen =
    states.find(({ isoCode }) => isoCode === remembered) ??
    states.find(({ isoCode }) => isoCode === defaultState)
  if (!chosen) return closed ? <p className="text-sm text-ink-soft">{closed}</p> : null
  const { min_days, max_days } = chosen
  const fee = estimatedFee(chosen, kg)
  // The server's HTML is cached for days, so only the hydrated page names dates.
  const when = isHydrated
    ? arrival(new Date(), min_days, max_days)
    : `in ${min_days} to ${max_days} days`
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-2">
        <label htmlFor={id} className="font-semibold">
          Delivery to
        </label>
        <select
          id={id}
          value={chosen.isoCode}
          onChange={({ target }) => remember(target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base text-ink"
        >
          {/* The others once one of them can be chosen: the page of a product is shorter by a KB. */}
          {(isHydrated ? states : [chosen]).map(({ isoCode, name }) => (
            <option key={isoCode} value={isoCode}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p aria-live="polite" className="text-ink-soft">
        About <strong className="text-ink tabular-nums">{formatNaira(fee)}</strong>, {when}. Pick-up
        in Ibadan is free. You see the exact fee at checkout.
      </p>
      {total !== undefined && (
        <p
          aria-live="polite"
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2"
        >
          Estimated with delivery
          <strong className="tabular-nums">{formatNaira(total + fee)}</strong>
        </p>
      )}
    </div>
  )
}

function remember(isoCode: string): void {
  changeState('app', (app) => ({ ...app, deliveryState: isoCode }))
}
