import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'

export function EmptyCart() {
  return (
    <section>
      <h1 className="sr-only">Cart</h1>
      <EmptyState
        motif="combs"
        title="Your cart is empty!"
        line="Browse our categories and discover the best deals"
      >
        <Link to="/categories" className={buttonClass({ look: 'accent', shape: 'lg' })}>
          Browse categories
        </Link>
      </EmptyState>
    </section>
  )
}
