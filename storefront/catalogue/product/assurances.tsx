import { Link } from '@tanstack/react-router'
import { useSettings } from '#client/api.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { featuresOf } from '../structured-data.ts'

/** At the button: what happens if something is wrong, how it can be paid, and the maker's or seller's warranty. */
export function Assurances({ product }: { product: ProductDetails }) {
  const warranty = featuresOf(product).find((feature) => /warranty/i.test(feature))
  const cardClosed = useSettings().closed['no-card']
  return (
    <ul className="grid gap-2 text-sm">
      <Assurance icon="refresh">
        Wrong, broken or unsafe? Tell us within 7 days for a replacement or refund.{' '}
        <Link to="/refund-policy" className="text-link underline">
          Refund policy
        </Link>
      </Assurance>
      <Assurance icon="wallet">
        {cardClosed ?? 'Pay by card, bank transfer, USSD or wallet, or when you pick it up'}
      </Assurance>
      {warranty && <Assurance icon="shield">{warranty}</Assurance>}
    </ul>
  )
}

function Assurance({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="text-link">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
