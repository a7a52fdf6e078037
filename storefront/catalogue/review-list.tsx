import type { ProductDetails } from '#contract/catalogue.ts'
import { Stars } from '#ui/stars.tsx'

export type Review = ProductDetails['product_orders'][number]

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Africa/Lagos' })

export function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="grid gap-1 py-4 first:pt-0">
          <p className="flex items-center gap-2">
            <Stars rating={Number(review.rating)} />
            <span className="font-semibold">{review.caption}</span>
          </p>
          <p>{review.review_details}</p>
          <p className="text-sm text-ink-soft">
            {review.user_who_rated}, {day.format(new Date(review.updated_at))}
          </p>
        </li>
      ))}
    </ul>
  )
}
