import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { dayOf } from '#client/lagos-time.ts'
import { type Kobo, toKobo } from '#contract/kobo.ts'
import { type ShippingCode, shippingMethods } from '#contract/shipping-methods.ts'
import { Icon } from '#ui/icon.tsx'
import { formatNaira, formatWholeNaira } from '#ui/naira.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { arrivalOf } from '../../delivery/estimate.ts'
import type { Address } from '../../delivery/queries.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import type { ChosenQuote } from '../../state/checkout.ts'
import { ChoiceCard } from '../choice-card.tsx'
import { chooseShipping, useCheckout } from '../choices.ts'
import { carrierQuotes, quotedFor, quoteLifetimeMs, shippingTypes } from '../queries.ts'
import { ClosedWords, Failed, Section } from '../section.tsx'
import { CarrierQuotes } from './carrier-quotes.tsx'

interface ShippingMethodsProps {
  /** Null: only pick-up can be chosen. */
  address: Address | null
  items: CartItem[]
  chosen: ChosenShipping
}

/** The shipping methods; a quoted one opens the list of carriers below it. */
export function ShippingMethods({ address, items, chosen }: ShippingMethodsProps) {
  const { data, isError, refetch } = useQuery(shippingTypes(useApi()))
  return (
    <Section title="Shipping method" anchor="shipping-method">
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-64 rounded-md" />}
      {data && (
        <>
          <div role="radiogroup" aria-label="Shipping method" className="grid gap-2">
            {data.shipping.map(({ id, code, name, delivery_fee, delivery_time }) => {
              const { needsAddress, isQuoted } = shippingMethods[code]
              const isClosed = needsAddress && !address
              return (
                <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
                  <ChoiceCard
                    group="shipping-method"
                    checked={id === chosen.id}
                    disabled={isClosed}
                    onChoose={() => chooseShipping(id)}
                    title={name}
                    aside={isQuoted ? undefined : feeText(delivery_fee)}
                  >
                    {isClosed ? (
                      'Needs a delivery address'
                    ) : isQuoted && address ? (
                      <Cheapest address={address} items={items} otherwise={delivery_time} />
                    ) : (
                      withDates(delivery_time)
                    )}
                  </ChoiceCard>
                  {isQuoted && id === chosen.id && address && (
                    <CarrierQuotes address={address} items={items} chosen={chosen.quote} />
                  )}
                </div>
              )
            })}
          </div>
          <ClosedWords words={data.closed} />
          <Note text={data.text} />
        </>
      )}
    </Section>
  )
}

/** The same for everybody, before it is known whose checkout it is: nothing can be chosen yet. */
export function ShippingOutline() {
  const { data } = useQuery(shippingTypes(useApi()))
  return (
    <Section title="Shipping method">
      <div className="grid gap-2">
        {data?.shipping.map(({ id, code, name, delivery_fee, delivery_time }) => (
          <ChoiceCard
            key={id}
            group="shipping-outline"
            checked={false}
            onChoose={() => {}}
            title={name}
            aside={shippingMethods[code].isQuoted ? undefined : feeText(delivery_fee)}
          >
            {delivery_time}
          </ChoiceCard>
        ))}
      </div>
      <ClosedWords words={data?.closed} />
      <Note text={data?.text} />
    </Section>
  )
}

/** Of a pick-up: the place and the time in place of an address that nothing is sent to. */
export function StorePlace() {
  const { data } = useQuery(shippingTypes(useApi()))
  const method = data?.shipping.find(({ code }) => code === 'pick-up')
  return (
    <div className="grid min-h-20 content-start gap-1 max-sm:min-h-41">
      <p className="flex gap-2 font-semibold">
        <Icon name="pin" />
        {data?.pickup_address}
      </p>
      <p className="text-sm text-ink-soft">
        {`${method?.delivery_time}. We send you a message with a code when it is ready. Bring the code.`}
      </p>
      <p>
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(data?.pickup_address ?? '')}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline"
        >
          See it on a map
        </a>
      </p>
    </div>
  )
}

function Note({ text }: { text: string | undefined }) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <a
        href="/faq"
        target="_blank"
        rel="noreferrer"
        className="inline-block py-1 text-link underline"
      >
        How delivery works<span className="sr-only"> (opens a new tab)</span>
      </a>
    </p>
  )
}

interface CheapestProps {
  address: Address
  items: CartItem[]
  /** Where no carrier has answered. */
  otherwise: string
}

/** 'From ₦1,550, by Tue 24 Nov': the cheapest quote, before a carrier is chosen. */
function Cheapest({ address, items, otherwise }: CheapestProps) {
  const { data, isFetching } = useQuery(carrierQuotes(useApi(), address.id, items))
  const [cheapest] = data?.quotes ?? []
  if (!cheapest) return isFetching ? 'Getting carrier fees…' : otherwise
  const { amount, delivery_date } = cheapest
  return `From ${formatWholeNaira(amount)}${delivery_date ? `, by ${dayOf(delivery_date)}` : ''}`
}

/** '2 to 5 days' with its dates; other texts unchanged. */
function withDates(time: string): string {
  const days = arrivalOf(new Date(), time)
  return days ? `${time}: ${days}` : time
}

function feeText(naira: number): string {
  return naira === 0 ? 'Free' : formatNaira(naira)
}

export interface ChosenShipping {
  id: number | null
  code: ShippingCode | null
  /** Null until the method, and for a carrier its quote, is chosen. */
  fee: Kobo | null
  /** The carrier's, where a carrier quotes the fee. */
  quote: ChosenQuote | null
}

const nothing: ChosenShipping = { id: null, code: null, fee: null, quote: null }

/** The chosen shipping method and its fee. All but pick-up need an address. */
export function useShipping(items: CartItem[], address: Address | null): ChosenShipping {
  const { shippingId, quote: chosen } = useCheckout()
  const { data } = useQuery(shippingTypes(useApi()))
  const type = data?.shipping.find(({ id }) => id === shippingId)
  if (!type || (shippingMethods[type.code].needsAddress && !address)) return nothing
  const { id, code, delivery_fee } = type
  if (!shippingMethods[code].isQuoted) return { id, code, fee: toKobo(delivery_fee), quote: null }
  const isValid =
    chosen?.quotedFor === quotedFor(address?.id ?? 0, items) &&
    Date.now() - chosen.quotedAt < quoteLifetimeMs
  const quote = isValid ? chosen : null
  return { id, code, fee: quote && toKobo(quote.amount), quote }
}
