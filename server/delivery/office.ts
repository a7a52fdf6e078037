import { kobo, toNaira } from '#contract/money.ts'
import type { parcels } from '#contract/office/parcels.ts'
import { auditSource, type RecordAudit } from '#server/audit/audit.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Handlers, refuse, staffOf } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { Carriers, Parcel, Quoted, Rate } from './quotes/carriers.ts'
import { failedParcel, queueAgain } from './shipments/failed-parcel.ts'

interface CarrierChange {
  orderCode: string
  carrierName: string
  by: Actor
}

export interface ParcelOfficeDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
  carriers: Carriers
  /** An order goes with another carrier. */
  carrierChanged(tx: Tx, change: CarrierChange): Promise<void>
}

/** Parcels that no carrier took: booked again, or with another one. */
export function parcelOffice(deps: ParcelOfficeDeps): Handlers<typeof parcels> {
  const { database, clock, carriers } = deps
  return {
    async parcelQuotes({ params: { code } }) {
      const { parcel, paidKobo } = await failedParcel(database, code)
      const { rates, silent } = await quoted(carriers, parcel)
      const sorted = rates.toSorted((one, other) => one.feeKobo - other.feeKobo)
      const quotes = sorted.map((rate) => ({
        carrier_reference: rate.carrierReference,
        carrier: rate.carrierName,
        fee: toNaira(rate.feeKobo),
        differs: paidKobo === null ? null : toNaira(kobo(rate.feeKobo - paidKobo)),
        arrives: rate.deliveryTime,
      }))
      return { data: { quotes, not_answering: silent } }
    },
    async bookParcel({ params: { code }, body: { carrier } }, call) {
      const { orderId, parcel, paidKobo } = await failedParcel(database, code)
      const rate = carrier && (await rateOf(carriers, parcel, carrier))
      await inTransaction(database.pool, async (tx) => {
        const by = { staff: staffOf(call).id }
        // The order before its parcel, as everywhere.
        if (rate)
          await deps.carrierChanged(tx, { orderCode: code, carrierName: rate.carrierName, by })
        await queueAgain(tx, { orderId, rate, at: clock.now() })
        const after = {
          parcel: 'booked again',
          ...(rate && { carrier: rate.carrierName, fee_kobo: rate.feeKobo, paid_kobo: paidKobo }),
        }
        await deps.recordAudit(tx, auditSource(call), { subject: `order:${code}`, after })
      })
      return { message: 'The parcel is booked in a moment.' }
    },
  }
}

/** The carrier's cheapest rate; refuses with `conflict` where it is not the one that was seen. */
async function rateOf(
  carriers: Carriers,
  parcel: Parcel,
  { reference, fee }: { reference: string; fee: number },
): Promise<Rate> {
  const { rates } = await quoted(carriers, parcel, reference)
  const [rate] = rates
    .filter(({ carrierReference }) => carrierReference === reference)
    .toSorted((one, other) => one.feeKobo - other.feeKobo)
  if (!rate) refuse('conflict', { message: 'This carrier does not go there any more.' })
  if (toNaira(rate.feeKobo) !== fee) {
    refuse('conflict', { message: `${rate.carrierName} takes ${formatNaira(rate.feeKobo)} now.` })
  }
  return rate
}

function quoted(carriers: Carriers, parcel: Parcel, reference?: string): Promise<Quoted> {
  return carriers.quote(parcel, reference).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    refuse('provider_unavailable', { message: 'The carriers are not responding right now.' })
  })
}
