import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductDetails } from '#contract/catalogue.ts'
import { useApi } from '../api.ts'
import { combination } from './queries.ts'
import type { Choice } from './variation-picker.tsx'

/** What can be bought of a product now, prices in naira. */
export interface Offer {
  amount: number
  previous_amount: number | null
  /** Units left; 0 is out of stock. */
  stock: number
  /** The chosen combination, null for fixed products. */
  combo: { id: number; names: string[] } | null
}

/**
 * - `open`: something is still to be chosen.
 * - `asking`: all is chosen, the server is asked.
 * - `failed`: the server did not answer.
 * - `none`: this combination is not made.
 * - `ready`: `offer` says what can be bought.
 */
export type OfferState = 'open' | 'asking' | 'failed' | 'none' | 'ready'

/** The choice of variations, and the offer that it leads to. Fixed products are ready at once. */
export function useOffer(product: ProductDetails) {
  const [choice, setChoice] = useState<Choice>({})
  const variations = product.variation_info ?? []
  const chosen = variations.flatMap(({ variation_name, variation_values }) =>
    variation_values.filter(({ id }) => id === choice[variation_name]),
  )
  const complete = variations.length > 0 && chosen.length === variations.length
  const lookup = useQuery({
    ...combination(
      useApi(),
      product.id,
      chosen.map(({ id }) => id),
    ),
    enabled: complete,
  })
  const found = complete ? lookup.data : undefined
  return {
    choice,
    setChoice,
    retry: lookup.refetch,
    ...(product.is_fixed ? fixedOffer(product) : combinedOffer()),
  }

  function combinedOffer(): { state: OfferState; offer: Offer | null } {
    if (!complete) return { state: 'open', offer: null }
    if (lookup.isError) return { state: 'failed', offer: null }
    if (found === undefined) return { state: 'asking', offer: null }
    if (found === null) return { state: 'none', offer: null }
    const { id, amount, previous_amount, quantity, in_stock } = found
    const combo = { id, names: chosen.map(({ name }) => name) }
    return {
      state: 'ready',
      offer: { amount, previous_amount, stock: in_stock ? quantity : 0, combo },
    }
  }
}

function fixedOffer({ amount, previous_amount, stock_count, in_stock }: ProductDetails) {
  const offer: Offer = { amount, previous_amount, stock: in_stock ? stock_count : 0, combo: null }
  return { state: 'ready' as const, offer }
}
