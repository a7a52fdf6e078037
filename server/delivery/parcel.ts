/** A parcel's recipient and address, as carriers get them. */
export interface Destination {
  firstName: string
  lastName: string
  /** Null where the customer has only a phone number. */
  email: string | null
  /** E.164. */
  phone: string
  street: string
  landmark: string | null
  city: string
  /** Its name among our states. */
  state: string
}

interface ParcelItem {
  name: string
  /** Naira, of one unit. */
  value: number
  quantity: number
  /** Kilograms, of one unit. */
  weight: number
}

export interface Parcel {
  to: Destination
  items: ParcelItem[]
}
