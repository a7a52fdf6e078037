import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { useUser } from '../session/session.ts'
import { type AddressField, addressProblems, typedPhone } from './address-rules.ts'
import type { Address } from './queries.ts'

/** The specification's fixed id of Nigeria; the form has no country field. */
const nigeria = 161

const requiredFields = [
  'first_name',
  'last_name',
  'phone_number',
  'address',
  'state',
  'lg',
  'city',
  'address_type_id',
] as const satisfies AddressField[]

/** State and submission of a new address; name and phone number default to the account's. */
export function useAddressForm(onSaved: (address: Address) => void) {
  const api = useApi()
  const user = useUser()
  const [isDefault, setDefault] = useState(false)
  const form = useForm<AddressField>({
    initial: {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      phone_number: user?.phone_number?.replace(/^\+234/, '') ?? '',
      address: '',
      landmark: '',
      state: '',
      lg: '',
      city: '',
      address_type_id: '1',
    },
    check: addressProblems,
    sanitize: { phone_number: typedPhone },
    unfilled: 'All inputs must be filled',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('save', requiredFields, async () => {
      const { landmark, state, lg, address_type_id, ...values } = form.values
      const { data } = await api('POST /accounts/delivery/address', {
        body: {
          ...values,
          landmark: landmark.trim() || null,
          country: nigeria,
          state: Number(state),
          lg: Number(lg),
          address_type_id: Number(address_type_id),
          is_default: isDefault ? 1 : 0,
        },
      })
      onSaved(data.delivery_address)
    })
  }
  return { form, submit, isDefault, setDefault }
}
