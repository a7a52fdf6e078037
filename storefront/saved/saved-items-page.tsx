import { createFileRoute, Link } from '@tanstack/react-router'
import { savedItemDays } from '#contract/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { GridSkeleton, ProductGrid } from '../catalogue/product-grid.tsx'
import { DashboardFailed } from '../dashboard/dashboard-failed.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { timeLeft } from './time-left.ts'
import { useSavedList } from './use-saved-list.ts'

export const Route = createFileRoute('/dashboard/saved-items')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Saved Items',
      path: '/dashboard/saved-items',
      indexed: false,
    }),
  component: SavedItemsPage,
})

/** Checkout and rooms specification, section 9. */
const placeholders = 15

const howLong = `Saved items can be stored for a max of ${savedItemDays} days.`

function SavedItemsPage() {
  return (
    <DashboardPage title="Saved Items">
      <p className="-mt-3 text-sm text-ink-soft">{howLong}</p>
      <SavedItems />
    </DashboardPage>
  )
}

function SavedItems() {
  const { products, now, error, refetch } = useSavedList()
  if (error && !products) return <DashboardFailed error={error} onRefresh={() => void refetch()} />
  if (!products || !now) return <GridSkeleton cards={placeholders} />
  if (products.length === 0) return <NoItems />
  const left = new Map(products.map(({ id, kept_until }) => [id, timeLeft(kept_until, now)]))
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
      line="Press the heart on whatever you want to come back to."
    >
      <Link to="/categories" className={buttonClass({ look: 'accent' })}>
        Browse categories
      </Link>
    </EmptyState>
  )
}
