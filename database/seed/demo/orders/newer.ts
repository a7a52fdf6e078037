import type { DemoOrder } from '../person.ts'
import { by, danfo, enugu, home, office, river } from './shipping.ts'

/** Of the last months: some are still in transit. */
export const newerOrders: DemoOrder[] = [
  {
    daysAgo: 64.71,
    pay: 'wallets',
    sent: { to: enugu },
    lines: [
      { code: 'GPN-NDL-CHI70G', quantity: 2 },
      { code: 'CAD-BV-900GREF', quantity: 3 },
      { code: 'NES-MAG-STACUBX100', quantity: 2 },
    ],
    steps: [
      { hours: 22, event: 'sent' },
      { hours: 90, event: 'delivered' },
      {
        hours: 130,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 5,
          caption: 'Fresh cartons',
          details: 'Seven months to the date on the packs. My mother was happy.',
        },
      },
      {
        hours: 130.1,
        event: 'reviewed',
        line: 1,
        words: { stars: 5, caption: 'As always', details: 'Sealed, and cheaper than the corner.' },
      },
      {
        hours: 131,
        event: 'rated',
        words: {
          stars: 3,
          caption: 'A day of phone calls',
          details: 'The park called three times before they found the parcel. All was in it.',
        },
      },
    ],
  },
  {
    daysAgo: 45.36,
    pay: 'pay-on-pickup',
    lines: [{ code: 'NIK-REV8-BLK', values: ['41'], quantity: 1 }],
    steps: [
      { hours: 6, event: 'ready' },
      { hours: 72, event: 'cancelled' },
    ],
  },
  {
    daysAgo: 33.9,
    pay: 'flutterwave',
    sent: { to: home },
    lines: [{ code: 'DAR-BOB-BLK', quantity: 1 }],
    steps: [
      { hours: 0.1, event: 'paid by card' },
      { hours: 7, event: 'refunded' },
    ],
  },
  {
    daysAgo: 21.48,
    pay: 'wallets',
    sent: by(danfo, 3_500, home),
    coupon: 'WELCOME10',
    lines: [
      { code: 'JBL-FLIP7', values: ['Red'], quantity: 1 },
      { code: 'ORA-PNOVA-10000MAH', quantity: 2 },
      { code: 'SND-USD-128GB', quantity: 1 },
    ],
    steps: [
      { hours: 19, event: 'sent' },
      {
        hours: 43,
        event: 'delayed',
        note: 'Heavy rain on the Lagos–Ibadan expressway: your parcel comes a day later.',
      },
      {
        hours: 67,
        event: 'delayed',
        note: 'The rider will be with you tomorrow morning between 9 and 12.',
      },
      { hours: 86, event: 'delivered' },
    ],
  },
  {
    daysAgo: 6.27,
    pay: 'flutterwave',
    sent: by(river, 2_900, office),
    lines: [
      { code: 'IRK-THR-2-ORG', quantity: 2 },
      { code: 'ITL-SF-16INCWIT20WPAN', quantity: 1 },
    ],
    steps: [
      { hours: 0.1, event: 'paid by card' },
      { hours: 40, event: 'sent' },
      {
        hours: 92,
        event: 'delayed',
        note: 'The lorry is being repaired at Ogere. It goes on tonight.',
      },
    ],
  },
  {
    daysAgo: 1.83,
    pay: 'wallets',
    sent: { to: home },
    lines: [
      { code: 'NIV-LOT-COCBUT400ML', quantity: 2 },
      { code: 'HOL-JAVA-MLT', quantity: 1 },
    ],
    steps: [],
  },
  {
    daysAgo: 0.13,
    pay: 'pay-on-pickup',
    lines: [
      { code: 'PUM-MINI-BLK', quantity: 1 },
      { code: 'NIK-BALL-PIT-WHT', quantity: 2 },
    ],
    steps: [],
  },
]
