import type { ProductDetails } from '#contract/shop/catalogue.ts'
import { buttonClass } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { BrandIcon } from '#ui/pictures/brand-icon.tsx'
import { Ratings } from './ratings.tsx'

/** Key features, product details and ratings: tabs on wide screens, an accordion on phones. */
export function ProductFacts({ product }: { product: ProductDetails }) {
  return (
    <Facts
      label="About this product"
      facts={[
        { id: 'key-features', title: 'Key features', content: <KeyFeatures {...product} /> },
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
        { id: 'ratings', title: 'Ratings', content: <Ratings product={product} /> },
      ]}
    />
  )
}

function KeyFeatures({ key_features }: Pick<ProductDetails, 'key_features'>) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {key_features
        .split('\n')
        .filter((feature) => feature.trim())
        .map((feature) => (
          <li key={feature} className="flex gap-2">
            <span className="pt-0.5 text-success">
              <Icon name="check" size={18} />
            </span>
            {feature}
          </li>
        ))}
    </ul>
  )
}

const promises = [
  { icon: 'truck', text: 'Delivered to all 36 states and Abuja, or picked up in Ibadan' },
  { icon: 'wallet', text: 'Pay by wallet, card or transfer, or on pickup' },
  { icon: 'shield', text: 'The price is checked with you before you pay' },
] as const

export function Assurances() {
  return (
    <ul className="grid gap-2 border-y border-line py-4 text-sm">
      {promises.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-3">
          <span className="text-link">
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

export function ShareLinks({ url, text }: { url: string; text: string }) {
  const sites = [
    {
      name: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: 'X',
      icon: 'x',
      href: `https://x.com/intent/post?${new URLSearchParams({ url, text })}`,
    },
  ] as const
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      Share
      {sites.map(({ name, icon, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Share on ${name}`}
          className={buttonClass({ look: 'bare', shape: 'icon' })}
        >
          <BrandIcon name={icon} />
        </a>
      ))}
    </p>
  )
}
