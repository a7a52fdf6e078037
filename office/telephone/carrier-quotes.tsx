import { type FormEvent, useId } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import type { Delivery, Quote } from './order-body.ts'
import { useCall } from './use-call.ts'

interface CarrierQuotesProps {
  delivery: Delivery
  quotes: readonly Quote[] | null
  onChange: (changes: Partial<Delivery>) => void
  onQuotes: () => Promise<void>
}

/** The carriers' prices for what is ordered and where it goes. */
export function CarrierQuotes({ delivery, quotes, onChange, onQuotes }: CarrierQuotesProps) {
  const { isBusy, notice, run } = useCall()
  const [id, name] = [useId(), useId()]
  function find(event: FormEvent) {
    event.preventDefault()
    void run(onQuotes)
  }
  return (
    <form method="post" noValidate onSubmit={find} className="grid gap-3">
      <Notice id={id} notice={notice} />
      <Button
        type="submit"
        look="quiet"
        className="justify-self-start"
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? 'One moment…' : 'Find carriers'}
      </Button>
      {quotes?.length === 0 && <p className="text-sm">No carrier delivers there.</p>}
      {quotes && quotes.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Carrier</legend>
          {quotes.map((quote) => (
            <label
              key={quote.id}
              className="flex min-h-11 items-center gap-2 rounded-md border border-line px-3 text-sm has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name={name}
                className="size-4 shrink-0"
                checked={delivery.rate === quote.id}
                onChange={() => onChange({ rate: quote.id })}
              />
              <span className="min-w-0 flex-1">
                {quote.carrier_name}, {quote.delivery_time}
              </span>
              <span className="tabular-nums">{formatNaira(quote.amount)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </form>
  )
}
