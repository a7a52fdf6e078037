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
              dangerouslySetInnerHTML={{ __html: descriptionOf(product) }}
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

/** In a page of one byte a character, as `storefront/one-byte-text.ts` has it, which does not see finished HTML. */
function descriptionOf({ description }: ProductDetails): string {
  if (!import.meta.env.SSR || !/[^\0-\xff]/.test(description)) return description
  const escaped = description.replace(/[^\0-\xff]/gu, (one) => `&#${one.codePointAt(0)};`)
  return Buffer.from(escaped, 'latin1').toString('latin1')
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
