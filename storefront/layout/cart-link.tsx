import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { clearCheckoutFigures, useCartCount } from '../cart/cart.ts'
import { headerControl } from './menu.tsx'

/** Links to the cart, with the number of its lines. */
export function CartLink() {
  const count = useCartCount()
  return (
    <Link to="/cart" onClick={clearCheckoutFigures} className={headerControl}>
      <span className="sr-only">
        Cart, {count} {count === 1 ? 'item' : 'items'}
      </span>
      <span aria-hidden="true" className="relative">
        <Icon name="cart" size={22} />
        {count > 0 && (
          <span className="absolute -top-2 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
            {count}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="ml-1 text-sm font-semibold max-lg:hidden">
        Cart
      </span>
    </Link>
  )
}
