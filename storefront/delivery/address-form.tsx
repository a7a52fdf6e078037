import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { Field, Select } from '#ui/fields/field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type Address, addressTypes } from './queries.ts'
import { maxAddressLength, maxLandmarkLength, useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  /** A saved one, to edit; left out: a new one. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  /** Offers to make it the default address; checkout does not. */
  mayBeDefault?: boolean
}

/** A delivery address, new or to be changed. */
export function AddressForm({ address, onSaved, mayBeDefault }: AddressFormProps) {
  const types = useQuery(addressTypes(useApi())).data ?? []
  const { form, submit, isDefault, setDefault } = useAddressForm(onSaved, address)
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-2"
    >
      <Field {...form.field('first_name')} label="First name" autoComplete="given-name" />
      <Field {...form.field('last_name')} label="Last name" autoComplete="family-name" />
      <Field
        {...form.field('phone_number')}
        label="Phone number"
        before="+234"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <Select {...form.field('address_type_id')} label="Address type">
        {types.length === 0 && <option value="1">…</option>}
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...form.field('address')}
        className="sm:col-span-2"
        label="Address"
        hint={`House and street, ${maxAddressLength} characters at most`}
        autoComplete="street-address"
      />
      <Field
        label="Country"
        value="Nigeria"
        readOnly
        autoComplete="off"
        className="[&_input]:bg-sunken"
      />
      <PlaceFields form={form} />
      <Field
        {...form.field('landmark')}
        label="Landmark (optional)"
        hint="Help the rider find you: 'beside the blue mosque'"
        maxLength={maxLandmarkLength}
      />
      {mayBeDefault && address?.is_default !== 1 && (
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold sm:col-span-2">
          <input
            type="checkbox"
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
            className="size-5 accent-link"
          />
          Use as my default address
        </label>
      )}
      <div className="grid gap-3 sm:col-span-2">
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'save'} busyLabel="Saving…">
          Save address
        </SubmitButton>
      </div>
    </form>
  )
}
