import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { ParcelQuote } from '#contract/office/parcels.ts'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import { orderQuery } from './queries.ts'

/** A parcel that no carrier took: the same one once more, or another one for its fee. */
export function RebookParcel({ code }: { code: string }) {
  const { quotes, isBusy, read, book } = useRebooking(code)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button look="accent" aria-disabled={isBusy || undefined} onClick={() => void book(null)}>
          Book it again
        </Button>
        <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => void read()}>
          {isBusy ? 'One moment…' : 'Other carriers'}
        </Button>
      </div>
      {quotes && (
        <ul className="grid gap-1" aria-label="What carriers take">
          {quotes.map((quote) => (
            <li
              key={quote.carrier_reference}
              className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1 text-sm last:border-0"
            >
              <span className="min-w-0">
                <strong>{quote.carrier}</strong> {formatNaira(quote.fee)}
                <span className="block text-ink-soft">{differenceWords(quote)}</span>
              </span>
              <Button
                look="quiet"
                className="dense"
                aria-label={`Book ${quote.carrier}`}
                onClick={() => void book(quote)}
              >
                Book
              </Button>
            </li>
          ))}
          {quotes.length === 0 && <li className="text-sm">No carrier delivers there.</li>}
        </ul>
      )}
    </div>
  )
}

function differenceWords({ differs, arrives }: ParcelQuote): string {
  if (differs === null || differs === 0) return arrives
  const amount = formatNaira(Math.abs(differs))
  return `${arrives}. ${amount} ${differs > 0 ? 'more, which we pay' : 'less'}.`
}

function useRebooking(code: string) {
  const queries = useQueryClient()
  const [quotes, setQuotes] = useState<ParcelQuote[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    } finally {
      setBusy(false)
    }
  }
  const params = { code }
  return {
    quotes,
    isBusy,
    read: () =>
      attempt(async () => {
        const { data } = await api('GET /office/orders/{code}/parcel-quotes', { params })
        setQuotes(data.quotes)
      }),
    book: (quote: ParcelQuote | null) =>
      attempt(async () => {
        const carrier = quote && { reference: quote.carrier_reference, fee: quote.fee }
        const { message } = await api('POST /office/orders/{code}/parcel', {
          params,
          body: { carrier },
        })
        notify(message)
        await queries.invalidateQueries(orderQuery(code))
      }),
  }
}
