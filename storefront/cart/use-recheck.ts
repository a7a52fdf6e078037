import { useEffect, useState } from 'react'
import type { Kobo } from '#contract/kobo.ts'
import { useApi } from '../api.ts'
import { useOnline } from '../offline/use-online.ts'
import { useAppState } from '../state/store.ts'
import { updatePrices } from './cart.ts'
import { fetchCurrentPrices } from './current-prices.ts'
import { keyText, linesOf } from './lines.ts'

/**
 * Fetches current prices and stock when the cart opens. Returns the previous price of each line
 * whose price has changed, by `keyText`.
 */
export function useRecheck(): ReadonlyMap<string, Kobo> {
  const api = useApi()
  const online = useOnline()
  const [before, setBefore] = useState<ReadonlyMap<string, Kobo>>(new Map())
  useEffect(() => {
    // Offline the call can only fail; it is made once the browser is online again.
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
