/** Where every parcel starts and pick-ups are handed out: the mall's store in Ibadan. */
export interface Store {
  street: string
  /** E.164. */
  phone: string
  email: string
}

/** The store's address on one line, as shoppers read it. */
export function storeLine({ street }: Store): string {
  return `${street}, Ibadan, Oyo State`
}

/** The store as Terminal wants an address. */
export function storeAddress({ street, phone, email }: Store) {
  return {
    first_name: 'Store',
    last_name: 'Desk',
    email,
    phone,
    line1: street,
    line2: '',
    city: 'Ibadan',
    state: 'Oyo',
    country: 'NG',
    zip: '200221',
    is_residential: false,
  }
}
