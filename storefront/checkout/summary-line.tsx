import { toNaira } from '#contract/kobo.ts'
import { formatNaira } from '#ui/naira.ts'
import { stockMessage } from '../cart/rules.ts'
import { cutName } from '../catalogue/cut-name.ts'
import { ProductPicture } from '../catalogue/product-picture.tsx'
import type { Line } from '../state/cart-lines.ts'

/** One line of the order, with the reason where it cannot be bought. */
export function SummaryLine({ line }: { line: Line }) {
  const { item, variation, quantity, amount, total } = line
  const message = stockMessage(line)
  return (
    <li className="flex items-center gap-3 text-sm">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-md bg-sunken">
        <ProductPicture images={item.src} widths={[96, 160]} sizes="48px" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate" title={item.name}>
          {cutName(item.name, 30)}
        </span>
        <span className="truncate text-ink-soft tabular-nums">
          {[...(variation?.variations ?? []), `${quantity} ×`].join(' · ')}{' '}
          {formatNaira(toNaira(amount))}
        </span>
        {message && <span className="font-semibold text-danger">{message}</span>}
      </span>
      <span className="tabular-nums">{formatNaira(toNaira(total))}</span>
    </li>
  )
}
