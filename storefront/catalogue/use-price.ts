import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductDetails } from '#contract/catalogue.ts'
import { useApi } from '../api.ts'
import { combination } from './queries.ts'
import type { Choice } from './variation-picker.tsx'

/** What can be bought of a product now, prices in naira. */
export interface CurrentPrice {
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
 * - `ready`: `price` says what can be bought.
 */
export type PriceState = 'open' | 'asking' | 'failed' | 'none' | 'ready'

/** The choice of variations, and the offer that it leads to. Fixed products are ready at once. */
export function usePrice(product: ProductDetails) {
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
    ...(product.is_fixed ? fixedPrice(product) : combinationPrice()),
  }

  function combinationPrice(): { state: PriceState; price: CurrentPrice | null } {
    if (!complete) return { state: 'open', price: null }
    if (lookup.isError) return { state: 'failed', price: null }
    if (found === undefined) return { state: 'asking', price: null }
    if (found === null) return { state: 'none', price: null }
    const { id, amount, previous_amount, quantity, in_stock } = found
    const combo = { id, names: chosen.map(({ name }) => name) }
    return {
      state: 'ready',
      price: { amount, previous_amount, stock: in_stock ? quantity : 0, combo },
    }
  }
}

function fixedPrice({ amount, previous_amount, stock_count, in_stock }: ProductDetails) {
  const price: CurrentPrice = {
    amount,
    previous_amount,
    stock: in_stock ? stock_count : 0,
    combo: null,
  }
  return { state: 'ready' as const, price }
}
