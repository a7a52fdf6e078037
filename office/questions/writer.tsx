import { Link } from '@tanstack/react-router'
import type { OfficeQuestion } from '#contract/office/questions.ts'
import { api } from '../api/api.ts'
import { Contacts } from '../customers/contacts.tsx'
import { pageOf } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { Fact } from '../shell/fact.tsx'
import { Section } from '../shell/section.tsx'

/** The writer as the form says, and the account with the same contact. */
export function Writer({ question }: { question: OfficeQuestion }) {
  const { id, name, masked_email, masked_phone, customer_id } = question
  const mayReadCustomers = useMay('customers.read')
  return (
    <Section title="From">
      <dl className="grid gap-2 text-sm">
        <Fact name="Name">{name}</Fact>
        <Contacts
          masked={[
            { name: 'Phone', value: masked_phone },
            { name: 'E-mail', value: masked_email },
          ]}
          read={() => contactsOf(id)}
        />
        <Fact name="Account">
          {customer_id === null ? (
            'None has this contact'
          ) : mayReadCustomers ? (
            <Link
              to={pageOf.customer(customer_id)}
              className="inline-flex min-h-6 items-center text-link underline"
            >
              Customer {customer_id}
            </Link>
          ) : (
            `Customer ${customer_id}`
          )}
        </Fact>
      </dl>
      {customer_id !== null && (
        <p className="text-sm text-ink-soft">
          The account has the same contact, but the form does not prove it: anybody can enter it.
        </p>
      )}
    </Section>
  )
}

async function contactsOf(id: number) {
  const { data } = await api('GET /office/questions/{id}/contacts', { params: { id } })
  return [
    { name: 'Phone', value: data.phone_number },
    { name: 'E-mail', value: data.email },
  ]
}
