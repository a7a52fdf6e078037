import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { line, OrderCode } from '../field.ts'
import { ComparedFigure, Naira } from '../money.ts'

const ParcelQuote = z.object({
  carrier_reference: z.string(),
  carrier: z.string(),
  fee: Naira,
  /** Beyond what the customer paid, or below zero: the mall's. Null: nobody knows what they paid. */
  differs: Naira.nullable(),
  arrives: z.string(),
})
export type ParcelQuote = z.infer<typeof ParcelQuote>

const edit = { staff: 'orders.edit' } as const
const code = z.object({ code: OrderCode })

/** Parcels that no carrier took. */
export const parcels = {
  parcelQuotes: officeEndpoint({
    method: 'GET',
    path: '/office/orders/{code}/parcel-quotes',
    access: edit,
    summary: 'What carriers would take for a parcel whose booking failed, the cheapest first',
    params: code,
    answer: z.object({
      data: z.object({ quotes: z.array(ParcelQuote), not_answering: z.array(z.string()) }),
    }),
    errors: ['not_found', 'conflict', 'provider_unavailable'],
  }),
  bookParcel: officeEndpoint({
    method: 'POST',
    path: '/office/orders/{code}/parcel',
    access: edit,
    keyed: true,
    summary: 'Book a failed parcel again, or with another carrier: the difference is the mall’s',
    params: code,
    body: z.object({
      /** Null: the same carrier. The fee is the one that was seen. */
      carrier: z
        .object({
          reference: line(100),
          fee: ComparedFigure,
        })
        .nullable(),
    }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'provider_unavailable'],
  }),
} as const
