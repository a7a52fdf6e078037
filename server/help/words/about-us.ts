import type { HelpPage } from './shape.ts'

export function aboutUs(storeName: string): HelpPage {
  return {
    title: `About ${storeName}`,
    description: [
      `${storeName} is an online mall for shoppers in Nigeria: phones, gadgets, things for the home and for every day, priced in naira. The price that you see is the price that you pay, except at the counter, which takes the price of the day. What delivery costs is shown before you order, and a deposit charge before you pay in.`,
      'Not everybody has a fast phone or a good network, so our pages are made to open on both. Your cart stays where you left it, on every device that you sign in to.',
      'You can pay from your wallet, by card, USSD or bank transfer, or when you pick your order up at our store in Ibadan.',
    ].join('\n'),
    image: '/share.png',
    features_title: 'What you can count on',
    features: [
      {
        icon: 'check',
        title: 'Prices that hold',
        description:
          'If a price changes while you shop, we show you the new one and ask again. Nothing is charged before.',
      },
      {
        icon: 'truck',
        title: 'Delivery that you can follow',
        description:
          'Each order shows when it was taken up, sent and delivered, and the carrier’s tracking number. Carriers stand side by side with their fees; there is also public transport, and pick-up at our store.',
      },
      {
        icon: 'shield',
        title: 'Money that adds up',
        description:
          'Every naira that moves in or out of your wallet is written down once and never changed.',
      },
      {
        icon: 'star',
        title: 'Words of real buyers',
        description: 'Only who has received a product through us can review it, once.',
      },
    ],
    subtitles: [
      {
        title: 'Talk to us',
        description:
          'Write with the contact form, or call or chat with one of our representatives for orders, logistics and disputes. You find them on the home page and on the contact page.',
      },
    ],
  }
}
