import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { dayOf } from '#client/lagos-time.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
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

const indented = 'ml-1 grid gap-2 border-l-2 border-line pl-3 sm:ml-8 sm:pl-4'

/** The quote of each carrier, cheapest first; once one is chosen, only that with 'Change'. */
export function CarrierQuotes({ address, items, chosen }: CarrierQuotesProps) {
  const query = useQuery(carrierQuotes(useApi(), address.id, items))
  const { data, error, refetch, isFetching, dataUpdatedAt: quotedAt } = query
  const { quotes, silent = [] } = data ?? {}
  if (chosen) return <ChosenCarrier quote={chosen} />
  return (
    <div role="radiogroup" aria-label="Carriers" aria-busy={isFetching} className={indented}>
      {isFetching && !quotes && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            Asking the carriers…
          </p>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-16 rounded-md" />
          ))}
        </>
      )}
      {(error || quotes?.length === 0) && !isFetching && (
        <Unavailable message={error?.message} onRetry={() => void refetch()} />
      )}
      {quotes?.map((one) => (
        <ChoiceCard
          key={one.id}
          group="carrier"
          checked={false}
          onChoose={() =>
            chooseQuote({ ...one, quotedFor: quotedFor(address.id, items), quotedAt })
          }
          title={<Carrier quote={one} />}
          aside={formatNaira(one.amount)}
        />
      ))}
      {silent.length > 0 && quotes?.length !== 0 && (
        <p role="status" className="text-sm text-ink-soft">
          No answer from {silent.join(', ')}.{' '}
          <Button look="bare" disabled={isFetching} onClick={() => void refetch()}>
            Ask again
          </Button>
        </p>
      )}
    </div>
  )
}

function ChosenCarrier({ quote }: { quote: Quote }) {
  return (
    <div className={`${indented} grid-cols-[minmax(0,1fr)_auto] items-center`}>
      <Carrier quote={quote} />
      <span className="grid justify-items-end">
        <span className="font-semibold tabular-nums">{formatNaira(quote.amount)}</span>
        <button
          type="button"
          onClick={() => chooseQuote(null)}
          aria-label="Change the carrier"
          className="-mr-2 inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link underline"
        >
          Change
        </button>
      </span>
    </div>
  )
}

function Carrier({ quote }: { quote: Quote }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Logo src={quote.carrier_logo} />
      <span className="grid min-w-0">
        <span className="font-semibold">{quote.carrier_name}</span>
        <span className="text-sm font-normal text-ink-soft">
          {quote.delivery_time}
          {quote.delivery_date && `, by ${dayOf(quote.delivery_date)}`}
        </span>
      </span>
    </span>
  )
}

/** A truck where the carrier's logo could not be fetched. */
function Logo({ src }: { src: string }) {
  const look = 'size-10 shrink-0 rounded-md border border-line bg-surface'
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
      width={40}
      height={40}
      loading="lazy"
      className={`${look} object-contain`}
    />
  )
}

function Unavailable({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-sm">
      <p className="text-danger">
        {message ?? 'No carrier goes to this address right now.'} The other ways of delivery are
        open.
      </p>
      <Button look="quiet" onClick={onRetry}>
        Ask again
      </Button>
    </div>
  )
}
