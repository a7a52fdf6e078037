import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { dayOf } from '#client/lagos-time.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Address } from '../../delivery/queries.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import type { Quote } from '../../state/checkout.ts'
import { ChoiceCard } from '../choice-card.tsx'
import { chooseQuote } from '../choices.ts'
import { carrierQuotes, quotedFor } from '../queries.ts'

interface CarrierQuotesProps {
  address: Address
  items: CartItem[]
  chosen: Quote | null
}

const indented = 'grid gap-2 sm:ml-8 sm:border-l-2 sm:border-line sm:pl-4'

/**
 * The quote of each carrier, cheapest first; once one is chosen, only that with 'Change'. A dearer one that comes sooner
 * says so; what is dearer and no sooner is folded.
 */
export function CarrierQuotes({ address, items, chosen }: CarrierQuotesProps) {
  const query = useQuery(carrierQuotes(useApi(), address.id, items))
  const { data, error, refetch, isFetching, dataUpdatedAt: quotedAt } = query
  const { quotes, silent = [] } = data ?? {}
  if (chosen) return <ChosenCarrier quote={chosen} />
  const { open, folded } = byReason(quotes ?? [])
  const choice = (one: Quote) => (
    <ChoiceCard
      key={one.id}
      group="carrier"
      checked={false}
      onChoose={() => chooseQuote({ ...one, quotedFor: quotedFor(address.id, items), quotedAt })}
      title={<Carrier quote={one} reason={reasonOf(one, quotes ?? [])} />}
    />
  )
  return (
    <div role="radiogroup" aria-label="Carriers" aria-busy={isFetching} className={indented}>
      {isFetching && !quotes && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            Getting carrier fees…
          </p>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-17 rounded-md" />
          ))}
        </>
      )}
      {(error || quotes?.length === 0) && !isFetching && (
        <Unavailable message={error?.message} onRetry={() => void refetch()} />
      )}
      {open.map(choice)}
      {folded.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 px-1 text-sm font-semibold text-link [&::-webkit-details-marker]:hidden">
            {`Other carriers (${folded.length})`}
            <span className="group-open:rotate-180">
              <Icon name="chevron-down" size={14} />
            </span>
          </summary>
          <div className="grid gap-2">{folded.map(choice)}</div>
        </details>
      )}
      {silent.length > 0 && quotes?.length !== 0 && (
        <p role="status" className="text-sm text-ink-soft">
          No response from {silent.join(', ')}.{' '}
          <Button look="bare" disabled={isFetching} onClick={() => void refetch()}>
            Ask again
          </Button>
        </p>
      )}
    </div>
  )
}

/** The cheapest, and those that come sooner than all that cost less; the others are folded. */
function byReason(quotes: Quote[]) {
  const open = quotes.filter((quote) => reasonOf(quote, quotes) !== null)
  return { open, folded: quotes.filter((quote) => !open.includes(quote)) }
}

/** The reason for a choice; null: another one costs less and comes as soon, or nobody named a day. */
function reasonOf(quote: Quote, quotes: Quote[]): 'Cheapest' | 'Sooner' | null {
  const cheaper = quotes.slice(0, quotes.indexOf(quote))
  if (cheaper.length === 0) return 'Cheapest'
  const day = quote.delivery_date
  const isSooner = day && cheaper.every((other) => other.delivery_date && day < other.delivery_date)
  return isSooner ? 'Sooner' : null
}

function ChosenCarrier({ quote }: { quote: Quote }) {
  return (
    <div className={`${indented} justify-items-start`}>
      <div className="w-full">
        <Carrier quote={quote} />
      </div>
      <button
        type="button"
        onClick={() => chooseQuote(null)}
        aria-label="Change the carrier"
        className="-ml-2 inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline"
      >
        Change
      </button>
    </div>
  )
}

/** Logo; name and price on the first line, the day on the second. */
function Carrier({ quote, reason }: { quote: Quote; reason?: string | null }) {
  const { carrier_logo, carrier_name, amount, delivery_time, delivery_date } = quote
  return (
    <span className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-2 sm:gap-3">
      <Logo src={carrier_logo} />
      <span className="grid">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold max-sm:text-sm">
          <span className="min-w-0 flex-1 basis-16">{carrier_name}</span>
          <span className="shrink-0">
            <Price naira={amount} size="sm" />
          </span>
        </span>
        <span className="text-sm font-normal text-ink-soft">
          {delivery_date ? `By ${dayOf(delivery_date)}` : delivery_time}
          {reason && <span className="font-semibold text-success">{` · ${reason}`}</span>}
        </span>
      </span>
    </span>
  )
}

/** A truck where the carrier's logo could not be fetched. */
function Logo({ src }: { src: string }) {
  const look = 'size-8 shrink-0 rounded-md border border-line bg-surface'
  if (!src) {
    return (
      <span className={`${look} grid place-items-center text-ink-soft`}>
        <Icon name="truck" />
      </span>
    )
  }
  return (
    <img
      src={`${src}?w=96`}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className={`${look} object-contain`}
    />
  )
}

function Unavailable({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-sm">
      <p className="text-danger">
        {message ?? 'No carrier delivers to this address right now.'} The other delivery methods are
        available.
      </p>
      <Button look="quiet" onClick={onRetry}>
        Ask again
      </Button>
    </div>
  )
}
