import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { addressPhoneProblem, typedWithout234 } from '#client/forms/contact.ts'
import { useForm } from '#client/forms/form.ts'
import type { Problems, Values } from '#client/forms/use-fields.ts'
import { useUser } from '../session/session.ts'
import type { Address } from './queries.ts'

/** The specification's fixed id of Nigeria, the only country. */
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

/** State and submission of an address; a new one starts with the account's name and phone number. */
export function useAddressForm(onSaved: (address: Address) => void, saved?: Address) {
  const api = useApi()
  const user = useUser()
  const [isDefault, setDefault] = useState(false)
  const form = useForm<AddressField>({
    initial: saved ? savedValues(saved) : newValues(user),
    check: addressProblems,
    sanitize: { phone_number: typedWithout234 },
    unfilled: 'All inputs must be filled',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('save', requiredFields, async () => {
      const { landmark, state, lg, address_type_id, ...values } = form.values
      const body = {
        ...values,
        landmark: landmark.trim() || null,
        country: nigeria,
        state: Number(state),
        lg: Number(lg),
        address_type_id: Number(address_type_id),
        is_default: isDefault ? 1 : 0,
      }
      const { data } = saved
        ? await api('PATCH /accounts/delivery/addresses/{id}', { params: { id: saved.id }, body })
        : await api('POST /accounts/delivery/address', { body })
      onSaved(data.delivery_address)
    })
  }
  return { form, submit, isDefault, setDefault }
}

function newValues(user: ReturnType<typeof useUser>): Values<AddressField> {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    phone_number: user?.phone_number?.replace(/^\+234/, '') ?? '',
    address: '',
    landmark: '',
    state: '',
    lg: '',
    city: '',
    address_type_id: '1',
  }
}

function savedValues(saved: Address): Values<AddressField> {
  const { first_name, last_name, phone_number, address, landmark, city } = saved
  return {
    first_name,
    last_name,
    phone_number,
    address,
    landmark: landmark ?? '',
    state: String(saved.state_id),
    lg: String(saved.lg_id),
    city,
    address_type_id: String(saved.address_type_id),
  }
}

const addressFields = [
  'first_name',
  'last_name',
  'phone_number',
  'address',
  'landmark',
  'state',
  'lg',
  'city',
  'address_type_id',
] as const
export type AddressField = (typeof addressFields)[number]

/** Checkout and rooms specification, section 9. */
export const maxAddressLength = 45
export const maxLandmarkLength = 120

/** Letters of any script with combining marks; spaces, hyphens and apostrophes between them. */
const name = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u

/** Validation messages (checkout and rooms specification, section 5), the same as the server's. */
function addressProblems(values: Values<AddressField>): Problems<AddressField> {
  const { first_name, last_name, phone_number, address, city } = values
  return {
    first_name: nameProblem(first_name, 'First'),
    last_name: nameProblem(last_name, 'Last'),
    phone_number: addressPhoneProblem(phone_number),
    address:
      address.trim().length <= maxAddressLength
        ? undefined
        : `Address maximum length is ${maxAddressLength} characters`,
    city: /^\p{L}\p{M}*\p{L}/u.test(city.trim()) ? undefined : 'City can only be text',
  }
}

function nameProblem(typed: string, which: 'First' | 'Last'): string | undefined {
  return name.test(typed.trim())
    ? undefined
    : `${which} name must start with a letter and with no special character`
}
