import { createFileRoute, Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { savedItemDays } from '#contract/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { MotionButton } from '#ui/pictures/motion-button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { GridSkeleton, ProductGrid } from '../catalogue/cards/product-grid.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { timeLeft, useSavedList } from './use-saved-list.ts'

export const Route = createFileRoute('/dashboard/saved-items')({
  head: ({ match }) => pageHead(match.context, '/dashboard/saved-items'),
  component: SavedItemsPage,
})

/** Checkout and rooms specification, section 9. */
const placeholders = 15

const howLong = `Saved items can be stored for a max of ${savedItemDays} days.`

function SavedItemsPage() {
  return (
    <DashboardPage title="Saved Items" aside={<MotionButton />}>
      <p className="-mt-3 text-sm text-ink-soft">{howLong}</p>
      <SavedItems />
    </DashboardPage>
  )
}

function SavedItems() {
  const { products, error, refetch } = useSavedList()
  if (error && !products) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!products) return <GridSkeleton cards={placeholders} />
  if (products.length === 0) return <NoItems />
  const now = new Date()
  const left = new Map(products.map(({ id, saved_at }) => [id, timeLeft(saved_at, now)]))
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ProductGrid
        products={products}
        mark={({ id }) => {
          const text = left.get(id)
          return text ? <Badge tone="accent">{text}</Badge> : null
        }}
      />
    </>
  )
}

function NoItems() {
  return (
    <EmptyState
      motif="circles"
      title="You have no saved items yet!"
      line="Tap the heart on a product to save it here."
    >
      <Link to="/categories" className={buttonClass({ look: 'accent' })}>
        Browse categories
      </Link>
    </EmptyState>
  )
}
