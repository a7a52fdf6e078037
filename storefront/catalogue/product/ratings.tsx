import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Button } from '#ui/button.tsx'
import { Stars } from '#ui/pictures/stars.tsx'
import { ErrorState } from '#ui/state.tsx'
import { averageText } from '../cards/rating.ts'
import { previewedReviews as preview, productReviews } from '../queries.ts'
import { type Review, ReviewList, ReviewSkeleton } from './review-list.tsx'

const ReviewsDialog = lazy(() => import('./reviews-dialog.tsx'))

/**
 * The average rating, a bar per star that filters the reviews, and the first reviews. Loaded when it comes near:
 * nothing of it can be pressed before that.
 */
export default function Ratings({ product }: { product: ProductDetails }) {
  const { average_rating } = product
  const [stars, setStars] = useState<number | null>(null)
  const [all, setAll] = useState(false)
  const isHydrated = useHydrated()
  const { listed, count, isLoading, isError, refetch } = usePreview(product, stars)
  if (average_rating === 0) {
    return <p className="py-6 text-center text-ink-soft">No review for product yet!</p>
  }
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-4">
        <Average product={product} />
        <StarBars
          counts={product.rating_counts}
          chosen={stars}
          onChoose={isHydrated ? setStars : null}
        />
      </div>
      <div className="grid content-start gap-4">
        <p role="status" className="sr-only">
          {stars !== null &&
            !isLoading &&
            `${counted(count, 'review')} with ${counted(stars, 'star')}`}
        </p>
        {listed.length > 0 && <ReviewList reviews={listed.slice(0, preview)} />}
        {listed.length === 0 && !isLoading && !isError && (
          <p className="text-ink-soft">No review with words yet.</p>
        )}
        {isLoading && <ReviewSkeleton />}
        {isError && <ErrorState onRefresh={() => void refetch()} />}
        {count > preview && (
          <Button
            look="quiet"
            className="justify-self-start"
            disabled={!isHydrated}
            onClick={() => setAll(true)}
          >
            see all ratings
          </Button>
        )}
      </div>
      {all && (
        <Suspense>
          <ReviewsDialog productId={product.id} stars={stars} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The first reviews with a number of stars, and how many there are. The product's own answer includes only
 * its newest reviews, of which the server's page has those of the preview; others are fetched when those are not enough.
 */
function usePreview(product: ProductDetails, stars: number | null) {
  const { id, product_orders: newest, review_count, rating_counts } = product
  const included: Review[] =
    stars === null ? newest : newest.filter(({ rating }) => Number(rating) === stars)
  const most = stars === null ? review_count : (rating_counts[stars - 1] ?? 0)
  const { data, isLoading, isError, refetch } = useQuery({
    ...productReviews(useApi(), id, stars, 1),
    enabled: included.length < Math.min(preview, most, review_count),
  })
  const count = data?.meta.total ?? (stars === null ? review_count : included.length)
  return { listed: data?.data ?? included, count, isLoading, isError: isError && !data, refetch }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/**
 * The average, rounded, with its stars, and beside it the exact one in small (storefront specification, section 2).
 * Verified where every rating is of somebody who bought the product here.
 */
function Average({ product }: { product: ProductDetails }) {
  const { average_rating, rating_count, verified_count } = product
  const rounded = Math.round(average_rating)
  return (
    <div className="grid gap-1">
      {verified_count === rating_count && <p className="verified-mark">Verified rating</p>}
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-3xl font-bold tabular-nums">{rounded}</span>
        <span className="text-ink-soft">out of 5</span>
        <Stars rating={rounded} size="lg" />
      </p>
      <p className="text-sm text-ink-soft">
        {`${averageText(average_rating)} exactly, of ${counted(rating_count, 'rating')}`}
        {verified_count > 0 && verified_count < rating_count && `, ${verified_count} verified`}
      </p>
    </div>
  )
}

interface StarBarsProps {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  counts: number[]
  chosen: number | null
  /** Null: not yet. */
  onChoose: ((stars: number | null) => void) | null
}

/** Each bar is its share of all ratings. Pressing a bar shows only reviews with its stars; pressing it again shows all. */
function StarBars({ counts, chosen, onChoose }: StarBarsProps) {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
  return (
    <ul aria-label="Filter by stars" className="grid">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={chosen === stars}
              aria-label={`${counted(stars, 'star')}: ${count}`}
              disabled={count === 0 || onChoose === null}
              onClick={() => onChoose?.(chosen === stars ? null : stars)}
              className="flex min-h-9 w-full items-center gap-2 rounded-sm px-2 text-sm tabular-nums enabled:hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:font-bold pointer-coarse:min-h-11"
            >
              {stars}
              <span className="star-mark" />
              <svg aria-hidden="true" className="h-2 w-0 flex-1 rounded-full bg-sunken">
                <rect
                  width={`${Math.round((count / all) * 100)}%`}
                  height="100%"
                  className="fill-star"
                />
              </svg>
              <span className="w-8 text-right text-ink-soft">{count}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
