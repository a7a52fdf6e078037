import { Link } from '@tanstack/react-router'
import { formatNaira } from '#ui/naira.ts'
import { Price } from '#ui/price.tsx'
import { LinePicture } from './line-picture.tsx'
import type { OrderLine } from './queries.ts'

/** The order's lines, at the prices that were paid. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap gap-x-3 py-3 first:pt-0 last:pb-0">
          <LinePicture images={line.images} />
          <div className="grid min-w-0 flex-1 basis-24 content-start gap-0.5 text-sm">
            <Link
              to="/product-details/$slug"
              params={{ slug: line.product.p_slug }}
              className="font-semibold hover:underline"
            >
              {line.product.name}
            </Link>
            <LineChoice line={line} />
            <p className="text-ink-soft tabular-nums">
              {line.quantity} × {formatNaira(line.product.amount)}
            </p>
          </div>
          <Price naira={totalOf(line)} />
        </li>
      ))}
    </ul>
  )
}

/** The chosen variation values; nothing for a fixed product. */
export function LineChoice({ line }: { line: OrderLine }) {
  const labels = labelsOf(line)
  return labels.length > 0 && <p className="text-ink-soft">{labels.join(', ')}</p>
}

/** Names of the chosen values, in the order of the product's variations. */
export function labelsOf({ variation: [chosen] }: OrderLine): string[] {
  if (!chosen) return []
  const { v1, v2, v3, v4, v5 } = chosen
  return [v1, v2, v3, v4, v5].filter((label) => label !== null)
}

function totalOf({ variation: [chosen], quantity, product }: OrderLine): number {
  return chosen?.variation_value.total_amount ?? (Math.round(product.amount * 100) * quantity) / 100
}
