import { useQuery } from '@tanstack/react-query'
import type { Caller } from '#contract/office/telephone.ts'
import { shippingMethods } from '#contract/shipping-methods.ts'
import { Select } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Section } from '../shell/section.tsx'
import { CarrierQuotes } from './carrier-quotes.tsx'
import { OrderAddress } from './order-address.tsx'
import type { Delivery, Quote } from './order-body.ts'
import { shippingQuery } from './queries.ts'

interface OrderDeliveryProps {
  caller: Caller
  delivery: Delivery
  quotes: readonly Quote[] | null
  onChange: (changes: Partial<Delivery>) => void
  onQuotes: () => Promise<void>
}

/** How it leaves the house: pick-up, or to an address, by a carrier's quote where that needs one. */
export function OrderDelivery({
  caller,
  delivery,
  quotes,
  onChange,
  onQuotes,
}: OrderDeliveryProps) {
  const { data: methods } = useQuery(shippingQuery)
  const code = methods?.find(({ id }) => String(id) === delivery.method)?.code
  return (
    <Section title="Delivery">
      <Select
        label="Delivery method"
        value={delivery.method}
        onChange={({ target }) => onChange({ method: target.value, rate: '' })}
      >
        <option value="">Choose one</option>
        {methods?.map(({ id, name, delivery_fee }) => (
          <option key={id} value={id}>
            {name}
            {delivery_fee > 0 && `, ${formatNaira(delivery_fee)}`}
          </option>
        ))}
      </Select>
      {code && shippingMethods[code].needsAddress && (
        <OrderAddress caller={caller} delivery={delivery} onChange={onChange} />
      )}
      {code && shippingMethods[code].isQuoted && (
        <CarrierQuotes {...{ delivery, quotes, onChange, onQuotes }} />
      )}
    </Section>
  )
}
