import { Link } from '@tanstack/react-router'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Price } from '#ui/price.tsx'
import { oneLess, oneMore, removeFromCart } from '../cart/cart.ts'
import { stockMessage } from '../cart/rules.ts'
import { cutName, ProductPicture } from '../catalogue/cards/product-picture.tsx'
import type { Line } from '../state/cart-lines.ts'

interface CartLineProps {
  line: Line
  /** The price when it was added, where that has changed. */
  before: Kobo | undefined
}

export function CartLine({ line, before }: CartLineProps) {
  const { key, item, amount, quantity, stock, total } = line
  const message = stockMessage(line)
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-3 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
      <LinePicture line={line} />
      {/* Below the picture where enlarged text leaves no room beside it. */}
      <div className="flex min-w-0 grow basis-32 gap-3">
        <div className="min-w-0 flex-1">
          <LineName line={line} />
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {formatNaira(toNaira(amount))} each
            {before !== undefined && (
              <span className="block font-medium text-on-accent-soft">
                Price changed: it was {formatNaira(toNaira(before))}
              </span>
            )}
          </p>
        </div>
        <p className="shrink-0 text-right max-sm:hidden">
          <Price naira={toNaira(total)} size="lg" />
        </p>
      </div>
      <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2">
        {stock > 0 && (
          <Stepper
            of={item.name}
            value={quantity}
            max={stock}
            onChange={(next) => (next > quantity ? oneMore(key) : oneLess(key))}
          />
        )}
        {message && <p className="text-sm font-semibold text-danger">{message}</p>}
        <button
          type="button"
          onClick={() => removeFromCart(key)}
          aria-label={`Remove ${item.name}`}
          className="flex size-11 items-center justify-center gap-1.5 rounded-md text-sm font-semibold text-danger hover:bg-danger-soft ml-auto sm:w-auto sm:px-2"
        >
          <Icon name="trash" size={18} />
          <span className="max-sm:hidden">Remove</span>
        </button>
      </div>
      <p className="-mt-1 basis-full text-right sm:hidden">
        <Price naira={toNaira(total)} size="lg" />
      </p>
    </li>
  )
}

function LinePicture({ line: { item, picture } }: { line: Line }) {
  return (
    <Link
      to="/product-details/$slug"
      params={{ slug: item.p_slug }}
      aria-hidden="true"
      tabIndex={-1}
      className="relative block aspect-square w-22 max-w-full overflow-hidden rounded-md bg-sunken sm:row-span-2 sm:w-auto"
    >
      <ProductPicture image={picture} widths={[160, 320]} sizes="112px" />
    </Link>
  )
}

function LineName({ line: { item, variation } }: { line: Line }) {
  const choice = variation ? variation.variations.join(', ') : item.color
  return (
    <>
      <p className="text-xs font-semibold text-link">{item.brand}</p>
      <h2 className="text-sm font-medium tracking-normal sm:text-base" title={item.name}>
        <Link
          to="/product-details/$slug"
          params={{ slug: item.p_slug }}
          className="hover:underline"
        >
          {cutName(item.name, 30)}
        </Link>
      </h2>
      {choice && <p className="text-sm text-ink-soft">{choice}</p>}
    </>
  )
}
