import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Section } from '../shell/section.tsx'
import { deliveryWords } from './words.tsx'

/** Who bought it. Contacts are masked: `customers.contact` opens them. */
export function OrderCustomer({ order: { customer } }: { order: OfficeOrder }) {
  const { name, masked_email, masked_phone, delivered } = customer
  return (
    <Section title="Customer">
      <dl className="grid gap-2 text-sm">
        <Fact name="Name">{name || 'Has left the mall'}</Fact>
        {masked_phone && <Fact name="Phone">{masked_phone}</Fact>}
        {masked_email && <Fact name="E-mail">{masked_email}</Fact>}
        <Fact name="Orders delivered">{delivered}</Fact>
      </dl>
    </Section>
  )
}

const parcelWords: Record<string, string> = {
  waiting: 'Is being booked',
  booked: 'Booked',
  'in-transit': 'On its way',
  delivered: 'Delivered',
  cancelling: 'Is being withdrawn',
  cancelled: 'Withdrawn',
  failed: 'Failed',
}

/** How it leaves the house, and where it is. */
export function OrderDelivery({ order: { delivery } }: { order: OfficeOrder }) {
  const { code, carrier, recipient, masked_phone, address, parcel } = delivery
  return (
    <Section title="Delivery">
      <dl className="grid gap-2 text-sm">
        <Fact name="How">{carrier ?? deliveryWords[code]}</Fact>
        {recipient && <Fact name="To">{recipient}</Fact>}
        {address && <Fact name="Address">{address}</Fact>}
        {masked_phone && <Fact name="Phone">{masked_phone}</Fact>}
        {parcel && (
          <Fact name="Parcel">
            {parcelWords[parcel.state] ?? parcel.state}
            {parcel.reason && `: ${parcel.reason}`}
          </Fact>
        )}
        {parcel?.tracking_number && (
          <Fact name="Tracking number">
            {parcel.tracking_url ? (
              <a
                href={parcel.tracking_url}
                target="_blank"
                rel="noreferrer"
                className="text-link underline"
              >
                {parcel.tracking_number}
              </a>
            ) : (
              parcel.tracking_number
            )}
          </Fact>
        )}
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
