import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import type { SearchParams } from '#client/search-params.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { combination, currentStock } from '../queries.ts'
import { type Choice, choiceIn, chosenValues } from './choice.ts'

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

/** The chosen variation values, at first those of the address, and their current price. A fixed product is ready at once. */
export function usePrice(product: ProductDetails, address: SearchParams) {
  const first = choiceIn(product, {})
  const [choice, setChoice] = useState<Choice>(() => choiceIn(product, address))
  // After adding, the choice is reset, but its pictures stay.
  const [visible, setVisible] = useState(choice)
  const [isCounted, setCounted] = useState(false)
  const api = useApi()
  const chosen = chosenValues(product, choice)
  const valueIds = chosen.map(({ id }) => id)
  const complete = chosen.length > 0 && chosen.length === product.variation_info?.length
  const lookup = useQuery({ ...combination(api, product.id, valueIds), enabled: complete })
  const counted = useQuery({
    ...currentStock(api, product.id),
    enabled: isCounted && product.is_fixed === 1,
  })
  const found = complete ? lookup.data : undefined
  return {
    choice,
    visibleIds: chosenValues(product, visible).map(({ id }) => id),
    choose(next: Choice) {
      setChoice(next)
      setVisible(next)
    },
    reset: () => setChoice(first),
    /** Asks how many are left now: the page says that only of few. */
    count: () => setCounted(true),
    retry: lookup.refetch,
    ...(product.is_fixed ? fixedPrice(product, counted.data) : combinationPrice()),
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

function fixedPrice(
  { amount, previous_amount, stock_count, in_stock }: ProductDetails,
  counted: number | undefined,
) {
  const price: CurrentPrice = {
    amount,
    previous_amount,
    stock: counted ?? (in_stock ? stock_count : 0),
    combo: null,
  }
  return { state: 'ready' as const, price }
}
