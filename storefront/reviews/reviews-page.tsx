import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { dateOf } from '#client/lagos-time.ts'
import { LoadFailed, PastTheEnd } from '#client/lists/list-states.tsx'
import { pageIn } from '#client/search-params.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Stars } from '#ui/pictures/stars.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { cutName } from '../catalogue/cards/product-picture.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { LinePicture } from '../orders/line-picture.tsx'
import { pageHead } from '../page-head.ts'
import { ownReviews, type Review } from './queries.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  head: ({ match }) => pageHead(match.context, '/dashboard/reviews'),
  component: ReviewsPage,
})

/** The customer's product reviews (checkout and rooms specification, section 2). */
function ReviewsPage() {
  const page = pageIn(Route.useSearch())
  const { data, error, refetch } = useQuery(ownReviews(useApi(), page))
  return (
    <DashboardPage title="Reviews">
      {error && !data && <LoadFailed error={error} onRefresh={() => void refetch()} />}
      {!error && !data && (
        <SkeletonList label="Loading reviews" count={5} className="gap-2" each="h-20 rounded-lg" />
      )}
      {data && (
        <>
          {data.meta.total === 0 && <NoReviews />}
          {data.meta.total > 0 && data.data.length === 0 && <PastTheEnd />}
          {data.data.length > 0 && <Reviews key={page} reviews={data.data} />}
          <Pagination
            current={page}
            last={data.meta.last_page}
            link={({ page, ...link }) => (
              <Link to="/dashboard/reviews" search={{ page: String(page) }} {...link} />
            )}
          />
        </>
      )}
    </DashboardPage>
  )
}

/** An accordion of reviews; the newest is open at first. */
function Reviews({ reviews }: { reviews: Review[] }) {
  const [selected, select] = useState(reviews[0]?.id)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          isSelected={review.id === selected}
          onSelect={() => select(review.id === selected ? undefined : review.id)}
        />
      ))}
    </ul>
  )
}

interface ReviewItemProps {
  review: Review
  isSelected: boolean
  onSelect: () => void
}

function ReviewItem({ review, isSelected, onSelect }: ReviewItemProps) {
  const { product } = review
  const id = `review-${review.id}`
  return (
    <li className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isSelected}
        aria-controls={id}
        onClick={onSelect}
        className="group flex w-full flex-wrap items-center gap-3 rounded-lg p-3 text-left hover:bg-brand-soft"
      >
        <LinePicture images={product.images} className="w-14" />
        <span
          title={product.name}
          className="min-w-0 grow basis-[min(8rem,100%-4rem)] font-semibold"
        >
          {cutName(product.name, 30)}
        </span>
        <span className="transition-transform duration-(--quick) group-aria-expanded:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} hidden={!isSelected} className="border-t border-line p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={Number(review.rating)} size="md" />
          <span className="min-w-0 font-semibold wrap-anywhere">{review.caption}</span>
        </p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{review.review_details}</p>
        <p className="mt-2 text-sm text-ink-soft">
          {review.user_who_rated},{' '}
          <time dateTime={review.updated_at}>{dateOf(review.updated_at)}</time>
        </p>
        <Link
          to="/product-details/$slug"
          params={{ slug: product.p_slug }}
          className="mt-3 inline-block text-sm font-semibold text-link hover:underline"
        >
          See the product
        </Link>
      </div>
    </li>
  )
}

function NoReviews() {
  return (
    <EmptyState
      title="You have no reviews yet!"
      line="Tell other shoppers what you think of your purchases."
    >
      <Link
        to="/dashboard/orders"
        search={{ tab: 'DELIVERED', sort: 'all' }}
        className={buttonClass({ look: 'accent' })}
      >
        Rate a Product
      </Link>
    </EmptyState>
  )
}
