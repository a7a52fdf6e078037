import { cardPaymentMinutes, depositChargeNaira } from '#contract/limits.ts'
import { type HelpPage, plainPage, type Section } from './shape.ts'

export function refundPolicy(storeName: string): HelpPage {
  return plainPage(
    'Refund Policy',
    `When you get money back from ${storeName}, and how. Your rights under the Federal Competition and Consumer Protection Act 2018 stand, whatever is written here.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'Before your order is sent',
    'You can cancel an order that has not left us: press ‘Cancel order’ on its page. You get back all that you paid, and a coupon that you used counts as not used.',
    `An order that is not paid in time is cancelled by itself: after ${cardPaymentMinutes} minutes for a card payment, and at the time shown on the order for pay on pickup. Nothing was charged then, so nothing is given back.`,
  ],
  [
    'A payment that came too late',
    `If your bank tells us of a card payment after the ${cardPaymentMinutes} minutes, we send the order if the goods are still there. If they are gone, you get all of your money back, and we tell you.`,
  ],
  [
    'Goods that are wrong, broken or unsafe',
    'Send back what is not what you ordered, does not do what the page said, arrives damaged or is unsafe. Tell us within 7 days of the delivery, with the order code and pictures of the goods and of the parcel: the contact form takes four. The way back is on us.',
    'You choose between the same product again and your money. A fault that could not be seen in 7 days does not take your rights away: tell us when you find it.',
  ],
  [
    'Goods that you have changed your mind about',
    'Goods that you could not look at before you bought them can be sent back within 7 days if they are unused and complete, in their own packing. The way back is on you then.',
    'Food, medicine, underwear and whatever is sealed for health cannot come back once the seal is open.',
  ],
  [
    'How you are paid back',
    'Wallet: the money is in your wallet at once, with a line in its history.',
    'Card, USSD or bank transfer: it goes back the way it came. We send it as soon as the refund is agreed; your bank can take up to 10 working days to show it.',
    'Part of an order: you get back the price of these goods, less their share of a coupon. You never get back more than you paid.',
  ],
  [
    'Deposits into your wallet',
    `Each deposit costs ₦${depositChargeNaira}, which is shown before you pay in and in the history afterwards. The charge is not given back, except where a deposit went wrong by our mistake.`,
    'Money in the wallet pays for orders. To have it paid out, write to us from the e-mail address of your account.',
  ],
  [
    'When we do not agree',
    'Our representatives for disputes answer by phone and chat. You can also turn to the Federal Competition and Consumer Protection Commission (FCCPC) at any time.',
  ],
]
