import { dateOf } from '#client/lagos-time.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Stars } from '#ui/pictures/stars.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'

export type Review = ProductDetails['product_orders'][number]

export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {reviews.map((review, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a review has no id, and no state to mix up.
          key={place}
          className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4 wrap-anywhere first:pt-0"
        >
          <p className="flex items-center gap-2">
            <Stars rating={Number(review.rating)} />
            <span className="min-w-0 font-semibold">{review.caption}</span>
          </p>
          <p>{review.review_details}</p>
          <p className="text-sm text-ink-soft">
            {`${review.user_who_rated}, ${dateOf(review.updated_at)}`}
          </p>
          {review.is_verified && <p className="verified-mark">Verified: bought here</p>}
        </li>
      ))}
    </ul>
  )
}

export function ReviewSkeleton() {
  return <SkeletonList label="Loading ratings" count={3} className="gap-4" each="h-20" />
}
