import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { FieldState } from '#client/forms/use-fields.ts'
import { Field, Select } from '#ui/fields/field.tsx'
import { cities, localGovernments, states } from './queries.ts'
import type { AddressField } from './use-address-form.ts'

interface PlaceFieldsProps {
  form: {
    values: Record<AddressField, string>
    field: (name: AddressField) => FieldState
    set: (name: AddressField, value: string) => void
  }
}

/** State, then its LGAs and cities, which are disabled until a state is chosen. */
export function PlaceFields({ form }: PlaceFieldsProps) {
  const api = useApi()
  const chosen = form.values.state
  const all = useQuery(states(api))
  const isoCode = all.data?.find(({ id }) => String(id) === chosen)?.isoCode ?? ''
  const areas = useQuery(localGovernments(api, Number(chosen)))
  const towns = useQuery(cities(api, isoCode))
  const isEnabled = chosen !== ''
  return (
    <>
      <Select
        {...form.field('state')}
        label="State"
        autoComplete="address-level1"
        onChange={({ target }) => {
          form.set('state', target.value)
          form.set('lg', '')
          form.set('city', '')
        }}
      >
        <option value="">{all.isPending ? 'Loading…' : 'Choose a state'}</option>
        {all.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select {...form.field('lg')} label="LGA" disabled={!isEnabled}>
        <option value="">{isEnabled ? 'Choose an LGA' : 'Choose a state first'}</option>
        {areas.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...form.field('city')}
        label="City"
        list="towns-of-state"
        disabled={!isEnabled}
        placeholder={isEnabled ? 'City or town' : 'Choose a state first'}
        autoComplete="off"
      />
      <datalist id="towns-of-state">
        {towns.data?.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}
