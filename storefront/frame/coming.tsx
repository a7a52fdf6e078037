import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'

/** Holds the place of a page that is not open yet. */
export function Coming({ title }: { title: string }) {
  return (
    <section className="page-width py-10">
      <h1 className="text-center text-2xl">{title}</h1>
      <EmptyState
        motif="circles"
        title="Opening soon"
        line="We are still fitting out this part of the mall. The shelves are open, and your cart is kept."
      >
        <Link to="/categories" className={buttonClass({ look: 'accent', shape: 'lg' })}>
          Go to the shelves
        </Link>
      </EmptyState>
    </section>
  )
}
