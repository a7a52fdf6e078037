import { Icon } from '#ui/icon.tsx'
import type { PriceState } from './use-price.ts'

/** Storefront specification, section 9: the warning appears below 7 units. */
const lowStock = 7

interface StockNoteProps {
  id: string
  state: PriceState
  stock: number
  /** The variations that have no value yet. */
  missing: string
}

/** What is still to be chosen, or whether what was chosen can be bought. How many are left it says only of few. */
export function StockNote({ id, state, stock, missing }: StockNoteProps) {
  return (
    <p id={id} role="status" className="flex min-h-5 items-center gap-2 text-sm font-medium">
      {state === 'incomplete' && <span>{`Still to choose: ${missing}`}</span>}
      {state === 'loading' && <span className="text-ink-soft">Checking the stock…</span>}
      {state === 'failed' && <span className="text-danger">We couldn’t check the stock.</span>}
      {state === 'unavailable' && (
        <span className="text-danger">This combination is not available.</span>
      )}
      {state === 'ready' && stock === 0 && <span className="text-danger">Sold out for now</span>}
      {state === 'ready' && stock >= lowStock && (
        <span className="flex items-center gap-1.5 text-success">
          <Icon name="check" size={18} />
          In stock
        </span>
      )}
      {state === 'ready' && stock > 0 && stock < lowStock && (
        <span className="text-danger">Only {stock} left in stock</span>
      )}
    </p>
  )
}
