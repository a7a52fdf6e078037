/** What content shoppers add. */
export const delivered = [
  'Delivery to Akure took three days.',
  'The rider called before coming, I like that.',
  'Packed well, no dent at all.',
  'Came earlier than the date they gave me.',
  'I have already told my sister to order hers.',
  'Exactly what is in the picture.',
  'I paid by transfer and had no wahala.',
  'It got to me in Jos on the fourth day.',
  'Customer care answered on WhatsApp in ten minutes.',
  'The price in the market near me is higher, I checked.',
  'Seal was intact.',
  'I will buy again when salary comes.',
  'Pickup was easy, I spent five minutes there.',
  'Second time I am ordering from this seller.',
  'Port Harcourt people, delivery is reliable.',
  'Receipt and everything was inside the carton.',
] as const

/** What disappointed ones add. */
export const grumbles = [
  'Delivery also came two days late.',
  'The carton was rough when it reached me.',
  'They picked my complaint at once, so I give them that.',
  'I expected better at this price.',
  'Return was not stressful sha, I must be fair.',
  'The rider did not wait for me to check it.',
  'I am managing it.',
  'Let them check well before sending to people.',
  'Support promised to call back and did, after two days.',
] as const
