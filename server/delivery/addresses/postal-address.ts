import type { z } from 'zod'
import type { PostalAddress as PostalAddressSchema } from '#contract/address.ts'
import { nullable, type Row, text } from '#server/platform/database/columns.ts'
import type { EnteredAddress, SavedAddress } from './saved-addresses.ts'

/*
 * The one place of the server that names the fields of an address that something is sent to. Orders, quotes and
 * shipments spread what stands here.
 */

export type PostalAddress = z.output<typeof PostalAddressSchema>

/** The address of an order for something that was saved or typed; `places` has the names. */
export function postalAddress(
  entered: SavedAddress | (EnteredAddress & { city: string }),
  places: { lg: string; state: string },
): PostalAddress {
  return {
    recipient: `${entered.first_name} ${entered.last_name}`.trim(),
    phone: `+234${entered.phone_number}`,
    street: entered.address,
    landmark: entered.landmark || null,
    city: entered.city,
    ...places,
  }
}

/** Where a carrier brings a parcel, in the JSON of quotes and shipments. */
export const placeColumns = {
  /** E.164. */
  phone: text,
  street: text,
  landmark: nullable(text),
  city: text,
  /** Its name among our states. */
  state: text,
}

export function placeOf(address: PostalAddress): Row<typeof placeColumns> {
  const { phone, street, landmark, city, state } = address
  return { phone, street, landmark, city, state }
}

/** The columns of an order's address: for a pick-up null, but for the phone. */
export const addressColumns = {
  recipient: nullable(text),
  /** E.164. */
  phone: nullable(text),
  street: nullable(text),
  landmark: nullable(text),
  city: nullable(text),
  lg: nullable(text),
  state: nullable(text),
}
export type AddressRow = Row<typeof addressColumns>

export const noAddress: AddressRow = {
  recipient: null,
  phone: null,
  street: null,
  landmark: null,
  city: null,
  lg: null,
  state: null,
}

/** Null for a pick-up, and once its customer has left. */
export function addressOfRow(row: AddressRow): PostalAddress | null {
  const { recipient, phone, street, landmark, city, lg, state } = row
  if (recipient === null || phone === null || street === null) return null
  if (city === null || lg === null || state === null) return null
  return { recipient, phone, street, landmark, city, lg, state }
}

/** On one line, without recipient and phone; null for a pick-up. */
export function addressLine({ street, landmark, city, lg, state }: AddressRow): string | null {
  const places = [street, landmark, city, lg === city ? null : lg, state]
  return street && places.filter((place) => place !== null).join(', ')
}

/**
 * For SET: empties an address once its customer has left; the state stays, which names nobody. The phone
 * becomes a number of nobody's, where the table wants one.
 */
export const erasedAddress = `
  recipient = CASE WHEN recipient IS NOT NULL THEN 'deleted' END,
  phone = CASE WHEN phone IS NOT NULL THEN '+2340000000000' END,
  street = CASE WHEN street IS NOT NULL THEN 'deleted' END,
  landmark = NULL, city = NULL, lg = NULL`
