import { lazy, Suspense } from 'react'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Facts } from '#ui/facts.tsx'
import { featuresOf } from '../structured-data.ts'

const Ratings = lazy(() => import('./ratings.tsx'))

/** Key features, product details and ratings: tabs on wide screens, an accordion on phones. */
export function ProductFacts({ product }: { product: ProductDetails }) {
  return (
    <Facts
      label="About this product"
      facts={[
        { id: 'key-features', title: 'Key features', content: <KeyFeatures product={product} /> },
        {
          id: 'details',
          title: 'Product details',
          content: (
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it before storing and before sending
              dangerouslySetInnerHTML={{ __html: product.description }}
            />
          ),
        },
        {
          id: 'ratings',
          title: 'Ratings',
          content: (
            <Suspense>
              <Ratings product={product} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

function KeyFeatures({ product }: { product: ProductDetails }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {featuresOf(product).map((feature) => (
        <li key={feature} className="check-item">
          {feature}
        </li>
      ))}
    </ul>
  )
}
