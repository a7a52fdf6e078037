import { useQuery } from '@tanstack/react-query'
import type { Caller } from '#contract/office/telephone.ts'
import { Field, Select } from '#ui/fields/field.tsx'
import type { Delivery } from './order-body.ts'
import { areasQuery, statesQuery } from './queries.ts'

interface OrderAddressProps {
  caller: Caller
  delivery: Delivery
  onChange: (changes: Partial<Delivery>) => void
}

/** The address: one that the customer has saved, or one that they say. */
export function OrderAddress({ caller, delivery, onChange }: OrderAddressProps) {
  const { data: states } = useQuery(statesQuery)
  const { data: areas } = useQuery(areasQuery(delivery.state))
  return (
    <>
      {caller.addresses.length > 0 && (
        <Select
          label="To"
          value={delivery.saved}
          onChange={({ target }) => onChange({ saved: target.value, rate: '' })}
        >
          <option value="">Another address</option>
          {caller.addresses.map(({ id, recipient, address }) => (
            <option key={id} value={id}>
              {recipient}: {address}
            </option>
          ))}
        </Select>
      )}
      {delivery.saved === '' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label="State"
            value={delivery.state}
            onChange={({ target }) => onChange({ state: target.value, area: '', rate: '' })}
          >
            <option value="">Choose one</option>
            {states?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label="Local government area"
            value={delivery.area}
            disabled={delivery.state === ''}
            onChange={({ target }) => onChange({ area: target.value, rate: '' })}
          >
            <option value="">Choose one</option>
            {areas?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Field
            label="Street and house"
            autoComplete="off"
            maxLength={200}
            className="sm:col-span-2"
            value={delivery.street}
            onChange={({ target }) => onChange({ street: target.value })}
          />
          <Field
            label="Phone there"
            hint="Without one, the customer’s"
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={delivery.phone}
            onChange={({ target }) => onChange({ phone: target.value })}
          />
        </div>
      )}
    </>
  )
}
