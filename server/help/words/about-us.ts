import type { HelpPage } from './shape.ts'

export function aboutUs(storeName: string): HelpPage {
  return {
    title: `About ${storeName}`,
    description: [
      `${storeName} is an online shop for Nigeria: phones, gadgets, home items and everyday goods, priced in naira. You pay the price you see, except at the counter, which charges the price on the day. We show the delivery fee before you order and the deposit charge before you fund your wallet.`,
      'Not everyone has a fast phone or a good network, so our pages open on slow phones and slow networks too. Your cart follows you to every device you sign in on.',
      'Pay with your wallet, by card, USSD or bank transfer, or at our store in Ibadan when you collect.',
    ].join('\n'),
    image: '/share.png',
    features_title: 'What you can count on',
    features: [
      {
        icon: 'check',
        title: 'No surprise prices',
        description:
          'If a price changes while you shop, we show you the new price and ask you to confirm. We don’t charge you before that.',
      },
      {
        icon: 'truck',
        title: 'Delivery you can track',
        description:
          'Each order shows when we processed, shipped and delivered it, and the carrier’s tracking number. Compare carriers and their fees, or choose public transport or pick-up at our store.',
      },
      {
        icon: 'shield',
        title: 'Every naira accounted for',
        description:
          'We record every naira that enters or leaves your wallet, and no entry is ever changed.',
      },
      {
        icon: 'star',
        title: 'Real reviews',
        description: 'Only customers who received a product from us can review it, once per order.',
      },
    ],
    subtitles: [
      {
        title: 'Talk to us',
        description:
          'Use the contact form, or call or chat with our representatives for orders, logistics and disputes. Find them on the home page and the contact page.',
      },
    ],
  }
}
