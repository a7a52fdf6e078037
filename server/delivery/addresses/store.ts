/** The mall's store in Ibadan: parcels start there, and orders are picked up there. */
export interface Store {
  street: string
  /** E.164. */
  phone: string
  email: string
}

/** Of the configuration; the defaults are for simulated carriers. */
export function storeOf(config: {
  STORE_STREET?: string | undefined
  STORE_PHONE?: string | undefined
  MAIL_FROM: string
}): Store {
  return {
    street: config.STORE_STREET ?? '14 Adire Crescent, Bodija',
    phone: config.STORE_PHONE ?? '+2348031000100',
    email: config.MAIL_FROM,
  }
}

/** The store's address on one line, as shoppers read it. */
export function storeLine({ street }: Store): string {
  return `${street}, Ibadan, Oyo State`
}

/** The store as Terminal's API takes an address. */
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
