import { cardPaymentMinutes, depositChargeNaira } from '#contract/limits.ts'
import { type HelpPage, plainPage, type Section } from './shape.ts'

export function refundPolicy(storeName: string): HelpPage {
  return plainPage(
    'Refund Policy',
    `How refunds work at ${storeName}. Nothing here limits your rights under the Federal Competition and Consumer Protection Act 2018.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'Before we ship your order',
    'You can cancel an order before we ship it: tap ‘Cancel order’ on the order page. We refund everything you paid, and you can use your coupon again.',
    `We cancel an order that is not paid in time: after ${cardPaymentMinutes} minutes for a card payment, or at the time shown on the order for pay on pickup. As you have not been charged, there is nothing to refund.`,
  ],
  [
    'Late payments',
    `If your bank confirms a card payment after ${cardPaymentMinutes} minutes, we ship the order if the items are still in stock. If they are sold out, we refund you in full and let you know.`,
  ],
  [
    'Wrong, broken or unsafe items',
    'Return any item that is wrong, damaged, unsafe or not as described on its page. Tell us within 7 days of delivery through the contact form, with your order code and up to four pictures of the item and the parcel. We pay for the return.',
    'Choose a replacement or a refund. If a fault shows up only after 7 days, you keep your rights: tell us when you find it.',
  ],
  [
    'Change of mind',
    'You can return an item you could not inspect before buying within 7 days, if it is unused, complete and in its original packaging. You pay for the return.',
    'We can’t take back food, medicine, underwear or other items sealed for health once the seal is broken.',
  ],
  [
    'How we refund you',
    'Wallet: the refund reaches your wallet immediately and shows in its history.',
    'Card, USSD or bank transfer: we refund the card or account you paid from. We send the refund as soon as it is approved. Your bank can take up to 10 working days to show it.',
    'Part of an order: we refund the price of the returned items, less their share of any coupon. A refund is never more than you paid.',
  ],
  [
    'Wallet deposits',
    `Each deposit costs ₦${depositChargeNaira}. We show the charge before you pay in, and in your wallet history afterwards. We don’t refund the charge, unless the deposit failed because of our mistake.`,
    'Use the money in your wallet to pay for orders. To withdraw it, write to us from the email address on your account.',
  ],
  [
    'If we disagree',
    'Our disputes team answers by phone and chat. You can also contact the Federal Competition and Consumer Protection Commission (FCCPC) at any time.',
  ],
]
