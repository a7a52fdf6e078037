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
    `These terms are the agreement between you and ${storeName}. Please read them before you order.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'Your account',
    'You open an account with your own email address or Nigerian mobile number. Keep your password and codes private: we will never ask for them.',
    'You can see and sign out every device on your account. Setting a new password signs out every device.',
  ],
  [
    'Prices and stock',
    'Prices are in naira. You pay the price of your items, less any coupon, plus the delivery fee you choose. We add no other charges. If a price or the stock changes before you order, we show you the new figures and ask you to confirm before we place or charge anything.',
    `A pay-on-pickup order is priced at pickup, subject to price change and available for a limited time. ${pickupFigures} You can cancel free of charge.`,
  ],
  [
    'Your order',
    `Your order is placed when you see its order code. We hold the items of an unpaid card order for ${cardPaymentMinutes} minutes, unless the order says that they are not reserved until you pay. We hold the items of a pay-on-pickup order until the time shown on the order.`,
    `A carrier’s quoted fee is valid for ${quoteMinutes} minutes. Delivery times are the carrier’s estimates. If the carrier reports a delay, we tell you on the order page and by email or SMS.`,
  ],
  [
    'Paying',
    'Pay with your wallet, by card, USSD or bank transfer through Flutterwave, or at pick-up. We never see or store your card number.',
    'To pay from your wallet, your balance must be more than the order total.',
  ],
  [
    'Your wallet',
    `Once verified, you get your own bank account number for deposits, shown with the bank’s name. Each deposit costs ₦${depositChargeNaira}, which we deduct before crediting your wallet.`,
    'Your wallet is for payments on this site. It earns no interest and is not a bank account.',
  ],
  [
    'Identity check',
    'We need your BVN, a picture of your face and your consent. You can shop without verification. You need it only for a deposit account number. Each BVN works for only one account. You can try five times a day.',
  ],
  [
    'Coupons',
    'A coupon takes a percentage or a fixed amount off your items, not off delivery. Each coupon has its own conditions, which we tell you when you use it. You get it back if the order is cancelled. If only a few uses are left, we count yours when you pay. If the coupon is used up by then, we refund you in full.',
  ],
  [
    'Saved items',
    `We keep saved items for ${savedItemDays} days. You pay the price on the product page on the day you buy.`,
  ],
  [
    'Reviews',
    'You can review each product in a delivered order once, with your first name or as Anonymous. Keep your review truthful and suitable for everyone. We keep bad reviews just as we keep good ones.',
  ],
  [
    'Our responsibility',
    'We are responsible for what we promise on these pages and for our duties under the law. Nothing here limits your rights as a consumer.',
    'Do not use this site to break the law, harm others or access what is not yours.',
  ],
  [
    'Changes and governing law',
    'If we change these terms, we publish the new ones on this page. The terms on the day you order apply to that order. The laws of the Federal Republic of Nigeria apply.',
  ],
]
