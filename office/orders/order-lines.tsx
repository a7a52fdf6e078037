import { dispositionWords } from '#contract/office/dispositions.ts'
import type { OfficeOrder, OrderLine } from '#contract/office/order.ts'
import { Badge } from '#ui/badge.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Thumbnail } from '../lists/thumbnail.tsx'
import { Section } from '../shell/section.tsx'

/** The lines of an order as they were sold, with their bins; and the money. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  return (
    <Section title="What was bought">
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      <Money order={order} />
    </Section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { image_url, name, options, units, amount, refunded_units, dispositions, serials } = line
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b border-line pb-3 last:border-0">
      <Thumbnail src={image_url} size={56} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong>{units} ×</strong> {name}
          </p>
          <p className="whitespace-nowrap tabular-nums">{formatNaira(amount * units)}</p>
        </div>
        {options.length > 0 && <p className="text-sm">{options.join(', ')}</p>}
        {serials.length > 0 && (
          <p className="font-mono text-sm [overflow-wrap:anywhere]">{serials.join(', ')}</p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {placeWords(line).map((words) => (
            <span key={words}>{words}</span>
          ))}
          {refunded_units > 0 && <Badge>{`${refunded_units} gone back`}</Badge>}
          {dispositions.map(({ disposition, units: there }) => (
            <Badge
              key={disposition}
            >{`${there} ${dispositionWords[disposition].toLowerCase()}`}</Badge>
          ))}
        </p>
      </div>
    </li>
  )
}

function placeWords({ product_code, bin, barcode, units, amount }: OrderLine): string[] {
  return [
    ...(units > 1 ? [`${formatNaira(amount)} each`] : []),
    product_code === null ? 'No longer in the catalogue' : `Code ${product_code}`,
    ...(bin ? [`Bin ${bin}`] : []),
    ...(barcode ? [`Barcode ${barcode}`] : []),
  ]
}

function Money({ order }: { order: OfficeOrder }) {
  const { sub_total, shipping_fee, coupon, total, refunded, refunds_to } = order
  return (
    <dl className="ml-auto grid w-full max-w-xs gap-1 text-sm">
      <Sum name="Goods" naira={sub_total} />
      {coupon && <Sum name={`Coupon ${coupon.code}`} naira={-coupon.amount} />}
      {shipping_fee > 0 && <Sum name="Delivery" naira={shipping_fee} />}
      <div className="flex justify-between gap-4 border-t border-line pt-1 text-base font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatNaira(total)}</dd>
      </div>
      {refunded > 0 && <Sum name={`Gone back to the ${refunds_to}`} naira={-refunded} />}
    </dl>
  )
}

function Sum({ name, naira }: { name: string; naira: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        {naira < 0 ? `−${formatNaira(-naira)}` : formatNaira(naira)}
      </dd>
    </div>
  )
}
