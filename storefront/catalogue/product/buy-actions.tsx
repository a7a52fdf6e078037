import { useRef, useState } from 'react'
import type { ProductDetails } from '#contract/shop/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Icon } from '#ui/icon.tsx'
import { useOnScreen } from '#ui/pictures/motion.ts'
import { Price } from '#ui/price.tsx'
import {
  additionOf,
  addToCart,
  oneLess,
  oneMore,
  removeFromCart,
  useCartLine,
} from '../../cart/cart.ts'
import { useCheckOut } from '../../cart/use-check-out.ts'
import type { CurrentPrice, PriceState } from './use-price.ts'

/** Storefront specification, section 9: the warning appears below 7 units. */
const lowStock = 7

interface BuyActionsProps {
  product: ProductDetails
  state: PriceState
  price: CurrentPrice | null
  /** Called after adding; the choice of variations is reset. */
  onAdded: () => void
  onRetry: () => void
}

/** The stepper, the main button and Buy Now. On phones a bar repeats the main button once it is scrolled away. */
export function BuyActions({ product, state, price, onAdded, onRetry }: BuyActionsProps) {
  const [chosenQuantity, setChosenQuantity] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const onScreen = useOnScreen(place)
  const checkOut = useCheckOut()
  const key = { id: product.id, combo: price?.combo?.id }
  const line = useCartLine(key)
  const stock = price?.stock ?? 0
  const inCart = price !== null && line !== null
  const quantity = inCart ? line.quantity : Math.min(chosenQuantity, Math.max(1, stock))
  function step(value: number) {
    if (!inCart) setChosenQuantity(value)
    else if (value > quantity) oneMore(key)
    else oneLess(key)
  }
  function add() {
    const chosen = price?.combo && { ...price, ...price.combo, quantity: stock }
    addToCart(additionOf(product, quantity, chosen))
    setChosenQuantity(1)
    onAdded()
  }
  function choose() {
    place.current?.parentElement?.querySelector('select')?.focus()
  }
  function buyNow() {
    if (!inCart) add()
    checkOut()
  }
  const button = (
    <MainButton
      state={state}
      stock={stock}
      inCart={inCart}
      onAdd={add}
      onRemove={() => removeFromCart(key)}
      onChoose={choose}
      onRetry={onRetry}
    />
  )
  return (
    <div ref={place} className="grid gap-3">
      <StockNote state={state} stock={stock} />
      <div className="flex flex-wrap items-center gap-3 not-js:hidden">
        <Stepper of={product.name} value={quantity} max={Math.max(1, stock)} onChange={step} />
        {button}
      </div>
      {(state === 'incomplete' || state === 'loading' || stock > 0) && (
        <Button
          shape="lg"
          className="not-js:hidden"
          disabled={state === 'loading'}
          onClick={state === 'incomplete' ? choose : buyNow}
        >
          Buy Now
        </Button>
      )}
      <p className="rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft js:hidden">
        To put this into a cart, switch JavaScript on in your browser.
      </p>
      {!onScreen && (
        <div className="thumb-bar hidden flex-wrap items-center gap-x-3 max-md:js:flex">
          <Price naira={(price ?? product).amount} />
          {button}
        </div>
      )}
    </div>
  )
}

interface MainButtonProps {
  state: PriceState
  stock: number
  inCart: boolean
  onAdd: () => void
  onRemove: () => void
  /** Focuses the first variation, whose value is still to be chosen. */
  onChoose: () => void
  onRetry: () => void
}

function MainButton(props: MainButtonProps) {
  const { state, stock, inCart, onAdd, onRemove, onChoose, onRetry } = props
  const look = { look: 'accent', shape: 'lg', className: 'flex-1' } as const
  if (inCart) {
    return (
      <Button {...look} look="quiet" onClick={onRemove}>
        <Icon name="trash" />
        Remove
      </Button>
    )
  }
  if (state === 'failed') {
    return (
      <Button {...look} look="quiet" onClick={onRetry}>
        <Icon name="refresh" />
        Try again
      </Button>
    )
  }
  if (state === 'unavailable' || (state === 'ready' && stock === 0)) {
    return (
      <Button {...look} disabled>
        Out of Stock
      </Button>
    )
  }
  return (
    <Button
      {...look}
      disabled={state === 'loading'}
      onClick={state === 'incomplete' ? onChoose : onAdd}
    >
      <Icon name="cart" />
      Add to cart
    </Button>
  )
}

function StockNote({ state, stock }: { state: PriceState; stock: number }) {
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 text-sm font-medium">
      {state === 'incomplete' && (
        <span className="text-ink-soft">Choose your options to see the price</span>
      )}
      {state === 'loading' && <span className="text-ink-soft">Checking the stock…</span>}
      {state === 'failed' && <span className="text-danger">We could not check the stock.</span>}
      {state === 'unavailable' && (
        <span className="text-danger">This combination is not sold.</span>
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
