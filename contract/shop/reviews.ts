import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInput, line, OrderCode, PageNumber, pagedWithMeta, Time, text } from '../field.ts'
import { ProductOrderLine } from './orders.ts'
import { ProductCard, ProductReview } from './product.ts'

/** 1 to 5 as text or number; answered as text. */
const Rating = z
  .union([z.string().regex(/^[1-5]$/), z.number().int().min(1).max(5)])
  .transform(String)

const ReviewInput = z.object({
  rating: Rating,
  /** The first name, or `Anonymous`. */
  user_who_rated: line(80).min(1),
  caption: line(120).min(1, 'Fill in all fields'),
  review_details: text(2000).min(1, 'Fill in all fields'),
})

export const Review = z.object({
  id: Id,
  rating: z.string(),
  user_who_rated: z.string(),
  caption: z.string(),
  review_details: z.string(),
  is_verified: z.boolean(),
  updated_at: Time,
  product: ProductCard,
})

export const reviews = {
  unreviewed: endpoint({
    method: 'GET',
    path: '/product-orders-with-no-review/{order_code}',
    access: 'customer',
    summary: 'The lines of a delivered order that are not reviewed yet',
    params: z.object({ order_code: OrderCode }),
    answer: z.object({ data: z.object({ product_order: z.array(ProductOrderLine) }) }),
    errors: ['not_found'],
  }),
  reviewProduct: endpoint({
    method: 'POST',
    path: '/orders/review/product/{productOrderId}',
    access: 'customer',
    summary: 'Review a delivered line, once',
    params: z.object({ productOrderId: IdInput }),
    body: ReviewInput,
    answer: z.object({ data: z.object({ message: z.string() }) }),
    errors: ['not_found', 'not_delivered', 'already_reviewed'],
  }),
  reviewOrder: endpoint({
    method: 'POST',
    path: '/orders/review/{orderId}',
    access: 'customer',
    summary: 'Rate the service of a delivered order, once; by id or order code',
    params: z.object({ orderId: OrderCode.or(z.string().regex(/^\d{1,10}$/)) }),
    body: ReviewInput,
    answer: z.object({}),
    errors: ['not_found', 'not_delivered', 'already_reviewed'],
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/products/reviews/{id}',
    access: 'public',
    shared: true,
    mayLag: true,
    summary: 'All reviews of a product, newest first; those of one rating on demand',
    params: z.object({ id: IdInput }),
    query: z.object({ rating: Rating.optional(), page: PageNumber }),
    answer: z.object({ data: z.object({ reviews: pagedWithMeta(ProductReview) }) }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/all-reviews',
    access: 'customer',
    summary: 'One’s own reviews, newest first',
    query: z.object({ page: PageNumber }),
    answer: z.object({ data: z.object({ products: pagedWithMeta(Review) }) }),
  }),
} as const
