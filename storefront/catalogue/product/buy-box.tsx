import { Link } from '@tanstack/react-router'
import type { ProductDetails } from '#contract/shop/catalogue.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Stars } from '#ui/pictures/stars.tsx'
import { PreviousPrice, Price } from '#ui/price.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { BuyActions } from './buy-actions.tsx'
import { type CurrentPrice, usePrice } from './use-price.ts'
import { VariationPicker } from './variation-picker.tsx'

/** Title, price, variations and the buttons that buy. */
export function BuyBox({ product }: { product: ProductDetails }) {
  const { state, price, choice, setChoice, retry } = usePrice(product)
  return (
    <div className="grid content-start gap-5">
      <Title product={product} />
      <CurrentPriceLine product={product} price={price} />
      {product.bulk_text && (
        <p className="rounded-md bg-accent-soft px-3 py-2 text-sm text-on-accent-soft">
          {product.bulk_text}
        </p>
      )}
      {product.variation_info && (
        <VariationPicker variations={product.variation_info} choice={choice} onChange={setChoice} />
      )}
      <BuyActions
        product={product}
        state={state}
        price={price}
        onAdded={() => setChoice({})}
        onRetry={retry}
      />
    </div>
  )
}

function Title({ product }: { product: ProductDetails }) {
  const { brand, name, code, product_form, average_rating, rating_count, seller } = product
  return (
    <div className="grid gap-1">
      <p>
        <Link
          to="/categories"
          search={{ brands: String(brand.id) }}
          className="inline-flex min-h-6 items-center font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {brand.name}
        </Link>
      </p>
      <div className="flex items-start gap-2">
        <h1 className="flex-1 text-xl md:text-2xl">{name}</h1>
        <SaveButton product={product} className="-mt-1.5 -mr-1.5" />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {rating_count > 0 && (
          <span className="flex items-center gap-1.5">
            <Stars rating={average_rating} />
            {average_rating.toFixed(1)} ({rating_count})
          </span>
        )}
        <span>{product_form}</span>
        <span>
          Product code: <span className="font-medium text-ink">{code}</span>
        </span>
        <span>Supplied by {seller.name}</span>
      </p>
    </div>
  )
}

/** The chosen combination's price; before a choice, the lowest. */
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
    <div aria-live="polite" className="grid gap-1">
      <p>
        {!price && <span className="text-ink-soft">From </span>}
        <Price naira={amount} size="xl" />
      </p>
      {previous_amount !== null && saved > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <PreviousPrice naira={previous_amount} />
          {percent >= 1 && <Badge tone="accent">-{percent}%</Badge>}
          <span className="text-sm font-semibold text-success">You save {formatNaira(saved)}</span>
        </p>
      )}
    </div>
  )
}
