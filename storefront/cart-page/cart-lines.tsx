import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useOnline } from '#client/browser.ts'
import type { Kobo } from '#contract/kobo.ts'
import { Button } from '#ui/button.tsx'
import { removeAllFromCart, updatePrices } from '../cart/cart.ts'
import { type CartItem, keyText, type Line, linesOf } from '../state/cart-lines.ts'
import { useAppState } from '../state/store.ts'
import { CartLine } from './cart-line.tsx'
import { fetchCurrentPrices } from './current-prices.ts'

/** Every line of the cart, with current price and stock, and a way to take out all. */
export function CartLines({ items }: { items: CartItem[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LineList lines={linesOf(items)} before={useRecheck()} />
      <ClearCart />
    </div>
  )
}

/** Asks in place; the pressed button becomes the one that keeps all, so that the focus stays and a double press is harmless. */
function ClearCart() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <p className="flex flex-wrap justify-end gap-2">
      <Button look={isConfirming ? 'quiet' : 'bare'} onClick={() => setConfirming(!isConfirming)}>
        {isConfirming ? 'Keep them' : 'Clear cart'}
      </Button>
      {isConfirming && (
        <Button look="brand" onClick={removeAllFromCart}>
          Yes, clear it
        </Button>
      )}
    </p>
  )
}

interface LineListProps {
  lines: Line[]
  /** The previous price of each line whose price has changed, by `keyText`. */
  before: ReadonlyMap<string, Kobo>
}

export function LineList({ lines, before }: LineListProps) {
  const changed = lines.filter(({ key }) => before.has(keyText(key))).length
  return (
    <section aria-labelledby="cart-title">
      <h1 id="cart-title" className="mb-4 text-xl md:text-2xl">
        Items in shopping cart{' '}
        <span className="text-base font-normal text-ink-soft">({lines.length})</span>
      </h1>
      <p role="status" className="empty:hidden">
        {changed > 0 && (
          <span className="mb-3 block rounded-md bg-accent-soft px-4 py-3 text-sm font-medium text-on-accent-soft">
            {changed === 1 ? 'A price has' : `${changed} prices have`} changed since you added it.
            The total is today's.
          </span>
        )}
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <CartLine key={keyText(line.key)} line={line} before={before.get(keyText(line.key))} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Fetches current prices and stock when the cart opens. Returns the previous price of each line
 * whose price has changed, by `keyText`.
 */
function useRecheck(): ReadonlyMap<string, Kobo> {
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
