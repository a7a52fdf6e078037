import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Icon } from '#ui/icon.tsx'
import { useOnScreen } from '#ui/pictures/motion.ts'
import { Price } from '#ui/price.tsx'
import { ThumbBar } from '#ui/thumb-bar.tsx'
import {
  additionOf,
  addToCart,
  clearCheckoutFigures,
  oneLess,
  oneMore,
  removeFromCart,
  useCartLine,
} from '../../cart/cart.ts'
import { useCheckOut } from '../../cart/use-check-out.ts'
import { missingNames, picturesFor } from './choice.ts'
import { StockNote } from './stock-note.tsx'
import type { PriceState, usePrice } from './use-price.ts'

interface BuyActionsProps {
  product: ProductDetails
  current: ReturnType<typeof usePrice>
}

/**
 * The stepper, the main button and Buy Now: disabled until the choice is complete, with what is missing in words
 * beside them. On phones a bar repeats the main button once it is scrolled away.
 */
export function BuyActions({ product, current }: BuyActionsProps) {
  const { state, price } = current
  const [chosenQuantity, setChosenQuantity] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const note = useId()
  const onScreen = useOnScreen(place)
  const checkOut = useCheckOut()
  const key = { id: product.id, combo: price?.combo?.id }
  const line = useCartLine(key)
  const stock = price?.stock ?? 0
  const inCart = price !== null && line !== null
  const quantity = inCart ? line.quantity : Math.min(chosenQuantity, Math.max(1, stock))
  function step(value: number) {
    current.count()
    if (!inCart) setChosenQuantity(value)
    else if (value > quantity) oneMore(key)
    else oneLess(key)
  }
  function add() {
    const images = picturesFor(product, current.visibleIds)
    const chosen = price?.combo && { ...price, ...price.combo, quantity: stock, images }
    addToCart(additionOf(product, quantity, chosen))
    setChosenQuantity(1)
    current.reset()
  }
  function buyNow() {
    if (!inCart) add()
    checkOut()
  }
  const missing = missingOf(state, missingNames(product, current.choice))
  const button = (
    <MainButton
      state={state}
      stock={stock}
      inCart={inCart}
      note={note}
      missing={missing}
      onAdd={add}
      onRemove={() => removeFromCart(key)}
      onRetry={current.retry}
    />
  )
  return (
    <div ref={place} className="grid gap-3">
      <StockNote
        id={note}
        state={state}
        stock={stock}
        missing={missingNames(product, current.choice)}
      />
      <div className="flex flex-wrap items-center gap-3 not-js:hidden">
        <Stepper of={product.name} value={quantity} max={Math.max(1, stock)} onChange={step} />
        {button}
      </div>
      {inCart && <ViewCart />}
      {!inCart && (state === 'incomplete' || state === 'loading' || stock > 0) && (
        <WaitingButton
          shape="lg"
          className="not-js:hidden"
          missing={missing}
          aria-describedby={note}
          onClick={buyNow}
        >
          Buy Now
        </WaitingButton>
      )}
      <p className="rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft js:hidden">
        To add this to your cart, turn on JavaScript in your browser.
      </p>
      {!onScreen && (
        <ThumbBar className="hidden flex-wrap items-center gap-x-3 max-md:js:flex">
          <Price naira={(price ?? product).amount} />
          {state === 'incomplete' ? <ChooseButton within={place} /> : button}
        </ThumbBar>
      )}
    </div>
  )
}

function ViewCart() {
  return (
    <Link
      to="/cart"
      onClick={clearCheckoutFigures}
      className={buttonClass({ look: 'brand', shape: 'lg' })}
    >
      <Icon name="check" />
      In cart, view
    </Link>
  )
}

/** In the bar: leads to the first variation that has no value yet. */
function ChooseButton({ within }: { within: React.RefObject<HTMLElement | null> }) {
  function choose() {
    const form = within.current?.parentElement?.querySelector('form')
    const field = form?.querySelector<HTMLElement>('select:has(option[value=""]:checked)')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <Button look="accent" shape="lg" className="flex-1 basis-40" onClick={choose}>
      Choose options
    </Button>
  )
}

interface MainButtonProps {
  state: PriceState
  stock: number
  inCart: boolean
  /** The id of the words that say why it is disabled. */
  note: string
  /** The step that is missing, which a press says; null: the button works. */
  missing: string | null
  onAdd: () => void
  onRemove: () => void
  onRetry: () => void
}

/** The step that is missing before it can be bought; null: none. */
function missingOf(state: PriceState, names: string): string | null {
  if (state === 'incomplete') return `Choose ${names} first.`
  if (state === 'loading') return 'One moment: we are checking the stock.'
  if (state === 'unavailable') return 'This combination is not sold. Choose another.'
  return state === 'failed' ? 'We could not check the stock. Try again.' : null
}

function MainButton(props: MainButtonProps) {
  const { state, stock, inCart, note, missing, onAdd, onRemove, onRetry } = props
  const look = { look: 'accent', shape: 'lg', className: 'flex-1 basis-40' } as const
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
      <WaitingButton {...look} missing={missing ?? 'This is sold out for now.'}>
        Out of Stock
      </WaitingButton>
    )
  }
  return (
    <WaitingButton {...look} missing={missing} aria-describedby={note} onClick={onAdd}>
      <Icon name="cart" />
      Add to cart
    </WaitingButton>
  )
}
