// Without zod, so that a browser can read the table without loading it.

/** Reasons for which an order needs somebody: name → words for people. */
export const orderNeedWords = {
  parcel: 'Parcel failed',
  refund: 'Refund refused',
  money: 'Money does not add up',
  ending: 'Unpaid, ends soon',
  late: 'Not handed over for a day',
} as const

export type OrderNeed = keyof typeof orderNeedWords

export const orderNeeds = [
  'parcel',
  'refund',
  'money',
  'ending',
  'late',
] as const satisfies OrderNeed[]
