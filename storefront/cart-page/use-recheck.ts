import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useOnline } from '#client/browser.ts'
import type { Kobo } from '#contract/kobo.ts'
import { updatePrices } from '../cart/cart.ts'
import { keyText, linesOf } from '../state/cart-lines.ts'
import { useAppState } from '../state/store.ts'
import { fetchCurrentPrices } from './current-prices.ts'

/**
 * Fetches current prices and stock when the cart opens. Returns the previous price of each line
 * whose price has changed, by `keyText`.
 */
export function useRecheck(): ReadonlyMap<string, Kobo> {
  const api = useApi()
  const online = useOnline()
  const [before, setBefore] = useState<ReadonlyMap<string, Kobo>>(new Map())
  useEffect(() => {
    // Offline, the worker would answer with prices older than the cart's own.
    if (!online) return
    let left = false
    const items = useAppState.getState().cart.carts
    fetchCurrentPrices(api, items).then((prices) => {
      if (left || prices.length === 0) return
      const amounts = new Map(linesOf(items).map(({ key, amount }) => [keyText(key), amount]))
      const changed = prices.filter(({ key, amount }) => amounts.get(keyText(key)) !== amount)
      setBefore(
        new Map(
          [...amounts].filter(([key]) => changed.some((price) => keyText(price.key) === key)),
        ),
      )
      updatePrices(prices)
    })
    return () => {
      left = true
    }
  }, [api, online])
  return before
}
