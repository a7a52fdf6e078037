import type { OfficeCustomer } from '#contract/office/customers.ts'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { Time } from '../lists/time.tsx'
import { Fact } from '../shell/fact.tsx'
import { Section } from '../shell/section.tsx'
import { Contacts } from './contacts.tsx'

/** The name and contacts of a customer, who alone changes them. */
export function CustomerFacts({ customer }: { customer: OfficeCustomer }) {
  const { id, masked_phone, masked_email, joined_at, ended_at, badge, delivered } = customer
  return (
    <Section title="Account">
      <dl className="grid gap-2 text-sm">
        <Contacts
          masked={[
            { name: 'Phone', value: masked_phone },
            { name: 'E-mail', value: masked_email },
          ]}
          read={() => contactsOf(id)}
        />
        <Fact name="Joined">
          <Time at={joined_at} />
        </Fact>
        {ended_at && (
          <Fact name="Left">
            <Time at={ended_at} />
          </Fact>
        )}
        <Fact name="Identity">{identityWords(customer.identity)}</Fact>
        <Fact name="Wallet">{formatNaira(customer.wallet_balance)}</Fact>
        <Fact name="Orders delivered">{delivered}</Fact>
        <Fact name="Badge">{badge ?? 'None yet'}</Fact>
      </dl>
    </Section>
  )
}

async function contactsOf(id: number) {
  const { data } = await api('GET /office/customers/{id}/contacts', { params: { id } })
  return [
    { name: 'Phone', value: data.phone_number },
    { name: 'E-mail', value: data.email },
  ]
}

function identityWords(identity: OfficeCustomer['identity']): string {
  if (identity === null) return 'Not checked'
  if (identity.status === 'verified') return 'Verified'
  const words = identity.status === 'pending' ? 'Is being checked' : 'The check failed'
  return identity.reason ? `${words}: ${identity.reason}` : words
}
