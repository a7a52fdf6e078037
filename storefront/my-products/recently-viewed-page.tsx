import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { buttonClass } from '#ui/button.tsx'
import { MotionButton } from '#ui/pictures/motion-button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { GridSkeleton, ProductGrid } from '../catalogue/cards/product-grid.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { pageHead } from '../page-head.ts'
import { recentlyViewed } from './recently-viewed.ts'

export const Route = createFileRoute('/dashboard/recently-viewed')({
  head: ({ match }) => pageHead(match.context, '/dashboard/recently-viewed'),
  component: RecentlyViewedPage,
})

/** Checkout and rooms specification, section 9. */
const placeholders = 20

function RecentlyViewedPage() {
  return (
    <DashboardPage title="Recently Viewed" aside={<MotionButton />}>
      <Viewed />
    </DashboardPage>
  )
}

function Viewed() {
  const { data: products, error, refetch } = useQuery(recentlyViewed(useApi()))
  if (error && !products) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!products) return <GridSkeleton cards={placeholders} />
  if (products.length === 0) return <NothingViewed />
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ProductGrid products={products} />
    </>
  )
}

function NothingViewed() {
  return (
    <EmptyState
      title="You have no recently viewed product yet!"
      line="Products you view appear here, so you can find them again."
    >
      <Link to="/categories" className={buttonClass({ look: 'accent' })}>
        Browse categories
      </Link>
    </EmptyState>
  )
}
