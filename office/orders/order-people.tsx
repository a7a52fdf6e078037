import { Link } from '@tanstack/react-router'
import type { OfficeOrder } from '#contract/office/order.ts'
import { api } from '../api/api.ts'
import { Contacts } from '../customers/contacts.tsx'
import { pageOf } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { Fact } from '../shell/fact.tsx'
import { Section } from '../shell/section.tsx'
import { RebookParcel } from './rebook-parcel.tsx'
import { deliveryWords } from './words.tsx'

/** The customer of an order. Contacts are masked: `customers.contact` opens them. */
export function OrderCustomer({ order: { code, customer } }: { order: OfficeOrder }) {
  const { id, name, masked_email, masked_phone, delivered, badge } = customer
  const mayReadCustomers = useMay('customers.read')
  return (
    <Section title="Customer">
      <dl className="grid gap-2 text-sm">
        <Fact name="Name">
          {mayReadCustomers ? (
            <Link
              to={pageOf.customer(id)}
              className="inline-flex min-h-6 items-center text-link underline"
            >
              {name || 'Account closed'}
            </Link>
          ) : (
            name || 'Account closed'
          )}
        </Fact>
        <Contacts
          key={code}
          masked={[
            { name: 'Phone', value: masked_phone },
            { name: 'E-mail', value: masked_email },
          ]}
          read={() => contactsOf(code)}
        />
        <Fact name="Orders delivered">{delivered}</Fact>
        {badge !== null && <Fact name="Badge">{badge}</Fact>}
      </dl>
    </Section>
  )
}

async function contactsOf(code: string) {
  const { data } = await api('GET /office/orders/{code}/contacts', { params: { code } })
  return [
    { name: 'Phone', value: data.phone_number },
    { name: 'E-mail', value: data.email },
    { name: 'Delivery phone', value: data.delivery_phone },
  ]
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
export function OrderDelivery({ order }: { order: OfficeOrder }) {
  const { code: orderCode, delivery } = order
  const mayEdit = useMay('orders.edit')
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
      {mayEdit && parcel?.state === 'failed' && <RebookParcel code={orderCode} />}
    </Section>
  )
}
