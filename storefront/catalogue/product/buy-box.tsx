import { Link } from '@tanstack/react-router'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Stars } from '#ui/pictures/stars.tsx'
import { PreviousPrice, Price } from '#ui/price.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { averageText } from '../cards/rating.ts'
import { BuyActions } from './buy-actions.tsx'
import type { CurrentPrice, usePrice } from './use-price.ts'
import { VariationPicker } from './variation-picker.tsx'

/** Title, price, variations and the buttons that buy. */
export function BuyBox({
  product,
  current,
}: {
  product: ProductDetails
  current: ReturnType<typeof usePrice>
}) {
  return (
    <div className="grid content-start gap-3 md:gap-5">
      <div className="grid gap-2">
        <Title product={product} />
        <CurrentPriceLine product={product} price={current.price} />
      </div>
      {product.variation_info && (
        <VariationPicker product={product} choice={current.choice} onChange={current.choose} />
      )}
      {product.bulk_text && (
        <p className="rounded-md bg-accent-soft px-3 py-2 text-sm text-on-accent-soft">
          {product.bulk_text}
        </p>
      )}
      <BuyActions product={product} current={current} />
    </div>
  )
}

function Title({ product }: { product: ProductDetails }) {
  const { brand, name, product_form, average_rating, rating_count } = product
  return (
    <div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Link
            to="/categories"
            search={{ brands: String(brand.id) }}
            className="inline-flex min-h-6 items-center text-sm font-semibold text-link wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {brand.name}
          </Link>
          <h1 className="text-xl md:text-2xl">{name}</h1>
        </div>
        <SaveButton product={product} className="-mr-1.5" />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {rating_count > 0 && (
          <span className="flex items-center gap-1.5">
            <Stars rating={average_rating} />
            {`${averageText(average_rating)} (${rating_count})`}
          </span>
        )}
        <span>{product_form}</span>
      </p>
    </div>
  )
}

/** The chosen combination's price; before a choice the only one, or the lowest in stock. */
function CurrentPriceLine({
  product,
  price,
}: {
  product: ProductDetails
  price: CurrentPrice | null
}) {
  const { amount, previous_amount } = price ?? product
  const saved = previous_amount === null ? 0 : previous_amount - amount
  const percent = previous_amount === null ? 0 : Math.floor((saved / previous_amount) * 100)
  return (
    <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <p>
        {!price && product.highest_amount !== null && <span className="text-ink-soft">From </span>}
        <Price naira={amount} size="xl" />
      </p>
      {!price && !product.in_stock && (
        <p className="text-sm font-semibold text-danger">Out of Stock</p>
      )}
      {previous_amount !== null && saved > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <PreviousPrice naira={previous_amount} />
          {percent >= 1 && <Badge tone="accent">{`-${percent}%`}</Badge>}
          <span className="text-sm font-semibold text-success">{`You save ${formatNaira(saved)}`}</span>
        </p>
      )}
    </div>
  )
}
