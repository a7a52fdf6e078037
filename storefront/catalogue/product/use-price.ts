import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import type { ProductDetails } from '#contract/shop/catalogue.ts'
import { combination } from '../queries.ts'
import type { Choice } from './variation-picker.tsx'

/** Price (naira) and stock of what the shopper has chosen. */
export interface CurrentPrice {
  amount: number
  previous_amount: number | null
  /** 0: out of stock. */
  stock: number
  /** The chosen combination, null for fixed products. */
  combo: { id: number; names: string[] } | null
}

/**
 * - `incomplete`: a variation has no value yet.
 * - `loading`: every variation has a value, the combination is being fetched.
 * - `failed`: the server did not answer.
 * - `unavailable`: this combination is not sold.
 * - `ready`: `price` is known.
 */
export type PriceState = 'incomplete' | 'loading' | 'failed' | 'unavailable' | 'ready'

/** The chosen variation values and their current price. A fixed product is ready at once. */
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
    if (!complete) return { state: 'incomplete', price: null }
    if (lookup.isError) return { state: 'failed', price: null }
    if (found === undefined) return { state: 'loading', price: null }
    if (found === null) return { state: 'unavailable', price: null }
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
