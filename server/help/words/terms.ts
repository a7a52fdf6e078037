import {
  cardPaymentMinutes,
  depositChargeNaira,
  quoteMinutes,
  savedItemDays,
} from '#contract/limits.ts'
import { pickupFigures } from '#contract/shop/payment-methods.ts'
import { type HelpPage, plainPage, type Section } from './shape.ts'

export function terms(storeName: string): HelpPage {
  return plainPage(
    'Terms & Conditions',
    `What you and ${storeName} agree on when you use this mall. Please read it before you order.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'Your account',
    'You open an account with an e-mail address or a Nigerian mobile number that is yours. Keep your password and codes to yourself: nobody from us ever asks for them.',
    'You can see every device that is signed in to your account, and sign it out. A new password signs all of them out.',
  ],
  [
    'Prices and stock',
    'Prices are in naira. What you pay is the goods, less a coupon, and the fee of the delivery that you choose: nothing else is added. If a price or the stock changes between your cart and your order, you are shown the right figures and asked again: nothing is placed or charged before.',
    `A pay-on-pickup order is priced at pickup, subject to price change and available for a limited time. ${pickupFigures} You are free to leave it.`,
  ],
  [
    'Your order',
    `An order stands when you see its order code. Goods of an order that waits for a card payment are held for ${cardPaymentMinutes} minutes, unless the order says that they are reserved once it is paid. Goods of a pay-on-pickup order are held until the time shown on the order.`,
    `A carrier’s fee that you were quoted is good for ${quoteMinutes} minutes. Delivery times are what the carrier expects. When it tells us of a delay, we tell you: on the order’s page, and by mail or SMS.`,
  ],
  [
    'Paying',
    'You can pay from your wallet, by card, USSD or bank transfer through Flutterwave, or at pick-up. We never see or keep the number of your card.',
    'To pay from the wallet, its balance must be more than the total of the order.',
  ],
  [
    'Your wallet',
    `Once your identity is verified you get a bank account number of your own for deposits; the name of the bank stands beside it. Each deposit costs ₦${depositChargeNaira}, which we take off before the money is in your wallet.`,
    'The wallet is for paying here. It earns no interest and is not a bank account.',
  ],
  [
    'Checking who you are',
    'The check needs your BVN and a picture of your face, and your consent. You can shop without it: only the account number for deposits needs it. A BVN can be used for one account. You can try five times a day.',
  ],
  [
    'Coupons',
    'A coupon takes a percentage or a fixed sum off the goods, not off the delivery. Each has its own conditions, which we tell you when you use it. It is given back when an order is cancelled. Where few uses are left, it is yours once you have paid: if it is used up by then, all of your money goes back.',
  ],
  [
    'Saved items',
    `Saved items are kept for ${savedItemDays} days. The price is the one on the product’s page on the day you buy.`,
  ],
  [
    'Reviews',
    'You can review what was delivered to you, once for each product of an order, with your first name or as Anonymous. Write what is true and fit for everybody to read. A bad review stays as a good one does.',
  ],
  [
    'What we answer for',
    'We answer for what we promise on these pages and for what the law asks of us. Nothing here takes away your rights as a consumer.',
    'Do not use the mall to break the law, to harm others, or to get at what is not yours.',
  ],
  [
    'Changes, and the law',
    'If these terms change, the new ones stand on this page. An order goes by the terms of the day it was placed. The law of the Federal Republic of Nigeria applies.',
  ],
]
