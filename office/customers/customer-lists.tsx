import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Badge } from '#ui/badge.tsx'
import { Time } from '../lists/time.tsx'
import { pageOf } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { Section } from '../shell/section.tsx'

/** Addresses that orders may go to. */
export function CustomerAddresses({ addresses }: Pick<OfficeCustomer, 'addresses'>) {
  return (
    <Entries title="Addresses" count={addresses.length}>
      {addresses.map(({ id, recipient, masked_phone, address, is_default }) => (
        <Entry key={id}>
          <p>
            <strong>{recipient}</strong>, {masked_phone} {is_default && <Badge>Default</Badge>}
          </p>
          <p className="text-ink-soft">{address}</p>
        </Entry>
      ))}
    </Entries>
  )
}

/** Messages to a customer with their outcomes; their texts are not stored. */
export function CustomerMessages({ messages }: Pick<OfficeCustomer, 'messages'>) {
  return (
    <Entries title="Messages to them" count={messages.length}>
      {messages.map(({ at, title, reason, order_code }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two messages may say the same at one time
        <Entry key={place}>
          <p>
            {title}
            {order_code && `, order ${order_code}`}
          </p>
          {reason && <p>{reason}</p>}
          <p className="text-ink-soft">
            <Time at={at} />
          </p>
        </Entry>
      ))}
    </Entries>
  )
}

/** Reviews of products, and of the service. */
export function CustomerReviews({ reviews }: Pick<OfficeCustomer, 'reviews'>) {
  const mayReadProducts = useMay('products.read')
  return (
    <Entries title="Reviews" count={reviews.length}>
      {reviews.map(({ product_id, product, rating, caption, details, written_at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reviews may say the same at one time
        <Entry key={place}>
          <p>
            <strong>{rating} of 5</strong> {caption}
          </p>
          {details && <p>{details}</p>}
          <p className="text-ink-soft">
            {product_id === null ? (
              'Service of an order'
            ) : mayReadProducts ? (
              <Link to={pageOf.product(product_id)} className="text-link underline">
                {product ?? `Product ${product_id}`}
              </Link>
            ) : (
              (product ?? `Product ${product_id}`)
            )}
            , <Time at={written_at} />
          </p>
        </Entry>
      ))}
    </Entries>
  )
}

interface EntriesProps {
  title: string
  count: number
  children: ReactNode
}

function Entries({ title, count, children }: EntriesProps) {
  return (
    <Section title={title}>
      {count === 0 ? (
        <p className="text-ink-soft">None yet.</p>
      ) : (
        <ul className="grid gap-3">{children}</ul>
      )}
    </Section>
  )
}

function Entry({ children }: { children: ReactNode }) {
  return <li className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">{children}</li>
}
