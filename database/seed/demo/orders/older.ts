import type { DemoOrder } from '../person.ts'
import { by, danfo, enugu, harmattan, home, office, river } from './shipping.ts'

/** Of half a year ago up to three months ago. */
export const olderOrders: DemoOrder[] = [
  {
    daysAgo: 198.42,
    pay: 'wallets',
    sent: by(danfo, 2_200, home),
    lines: [
      { code: 'ORA-BLB-12WREC', quantity: 4 },
      { code: 'QAS-STB-2000VA', quantity: 1 },
    ],
    steps: [
      { hours: 20, event: 'sent' },
      { hours: 71, event: 'delivered' },
      {
        hours: 160,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 5,
          caption: 'Light when they take light',
          details:
            'They switch over by themselves and last the whole evening. Four of them do my flat.',
        },
      },
      {
        hours: 161,
        event: 'reviewed',
        line: 1,
        words: {
          stars: 4,
          caption: 'Steady, but it hums',
          details:
            'My fridge has stopped clicking off since I have it. At night one hears a soft hum.',
        },
      },
      {
        hours: 162,
        event: 'rated',
        words: {
          stars: 5,
          caption: 'Came on the day',
          details: 'The rider called before he set out and waited while I looked into the carton.',
        },
      },
    ],
  },
  {
    daysAgo: 171.2,
    pay: 'flutterwave',
    sent: { to: office },
    lines: [
      { code: 'HP-PAPER-REA', quantity: 5 },
      { code: 'BIC-PEN-CRIBLUX50', quantity: 1 },
      { code: 'LAF-EXB-60LEAX12', quantity: 2 },
    ],
    steps: [
      { hours: 0.1, event: 'paid by card' },
      { hours: 26, event: 'sent' },
      { hours: 98, event: 'delivered' },
      {
        hours: 200,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 5,
          caption: 'No jam so far',
          details: 'Three reams through our old printer and not one sheet stuck.',
        },
      },
      {
        hours: 200.2,
        event: 'reviewed',
        line: 1,
        words: {
          stars: 4,
          caption: 'Good pens',
          details: 'One in the box was dry. The rest write.',
        },
      },
      {
        hours: 200.3,
        event: 'reviewed',
        line: 2,
        words: {
          stars: 3,
          caption: 'Thin paper',
          details: 'Ink shows on the other side. For pencil it is fine.',
          isAnonymous: true,
        },
      },
      {
        hours: 201,
        event: 'rated',
        words: {
          stars: 4,
          caption: 'Cheap to send',
          details: 'Two days to the park in Ibadan, and they did call. Bring your own bag.',
        },
      },
    ],
  },
  {
    daysAgo: 149.63,
    pay: 'pay-on-pickup',
    lines: [{ code: 'MCH-SET-7PIE-RED', quantity: 1 }],
    steps: [
      { hours: 5, event: 'ready' },
      { hours: 30, event: 'delivered' },
      {
        hours: 340,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 4,
          caption: 'Egusi does not stick',
          details: 'Use wooden spoons. The smallest lid sits a little loose.',
        },
      },
      {
        hours: 340.2,
        event: 'rated',
        words: {
          stars: 5,
          caption: 'Saw it before I paid',
          details: 'They opened the box on the counter for me. In and out in ten minutes.',
        },
      },
    ],
  },
  {
    daysAgo: 133.17,
    pay: 'wallets',
    sent: by(river, 4_350, enugu),
    lines: [{ code: 'XIA-CAM-C301', quantity: 2 }],
    steps: [
      { hours: 30, event: 'sent' },
      { hours: 54, event: 'delayed', note: 'The lorry waits at Onitsha bridge: one day later.' },
      { hours: 128, event: 'delivered' },
      { hours: 260, event: 'refunded' },
    ],
  },
  {
    daysAgo: 118.55,
    pay: 'flutterwave',
    sent: by(harmattan, 4_000, home),
    lines: [{ code: 'LOG-GH-335-WHT', quantity: 1 }],
    steps: [
      { hours: 0.1, event: 'card refused' },
      { hours: 0.5, event: 'cancelled' },
    ],
  },
  {
    daysAgo: 104.08,
    pay: 'wallets',
    lines: [
      { code: 'KNW-SEN-WIN', values: ['L'], quantity: 1 },
      { code: 'EKO-FILA-NVY', values: ['22'], quantity: 1 },
    ],
    steps: [
      { hours: 28, event: 'delivered' },
      {
        hours: 190,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 5,
          caption: 'My brother wore it to the wedding',
          details: 'The seams are straight and the cloth has weight. Size L fits a tall man.',
        },
      },
      {
        hours: 190.1,
        event: 'reviewed',
        line: 1,
        words: {
          stars: 5,
          caption: 'Sits well',
          details: 'Real aso-oke. Measure the head first.',
        },
      },
    ],
  },
  {
    daysAgo: 86.3,
    pay: 'flutterwave',
    sent: by(harmattan, 5_250, home),
    lines: [
      { code: 'PHI-AF-ESS4.1L', quantity: 1 },
      { code: 'TEF-PAN-24CM-BLK', quantity: 1 },
    ],
    steps: [
      { hours: 0.2, event: 'paid by card' },
      { hours: 18, event: 'sent' },
      { hours: 49, event: 'delivered' },
      {
        hours: 300,
        event: 'reviewed',
        line: 0,
        words: {
          stars: 5,
          caption: 'Dodo without a litre of oil',
          details: 'Twelve minutes at 180 degrees. It runs on my 1 kVA generator without trouble.',
        },
      },
      {
        hours: 300.2,
        event: 'reviewed',
        line: 1,
        words: {
          stars: 4,
          caption: 'Heats evenly',
          details: 'Good weight. I wish it came with a lid.',
        },
      },
      {
        hours: 300.5,
        event: 'rated',
        words: {
          stars: 5,
          caption: 'Quick',
          details: 'Ordered on a Tuesday, fried plantain on Thursday.',
          isAnonymous: true,
        },
      },
    ],
  },
]
