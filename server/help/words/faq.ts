import {
  cardPaymentMinutes,
  codeMinutes,
  codeResendMinutes,
  depositChargeNaira,
  firstPickupHours,
  pickupHours,
  quoteMinutes,
  savedItemDays,
} from '#contract/limits.ts'
import { pickupFigures, pickupPricing } from '#contract/shop/payment-methods.ts'
import type { FaqTopic } from './shape.ts'

interface Topic {
  title: string
  questions: [question: string, answer: string][]
}

const topics: Topic[] = [
  {
    title: 'Account and login',
    questions: [
      [
        'How do I open an account?',
        'Choose Register and enter your name with an email address or a Nigerian mobile number. We send you a six-digit code. Enter it, choose a password and your account is ready.',
      ],
      [
        'I haven’t received my code. What can I do?',
        `SMS takes 0 to 5 minutes. WhatsApp is instant. You can request a new code after ${codeResendMinutes} minutes. Each code works for ${codeMinutes} minutes, and only the latest one is valid.`,
      ],
      [
        'I forgot my password.',
        'Choose ‘Forgot password’ on the login page. Enter the code we send you and set a new password. This signs you out on every device.',
      ],
      [
        'Can I change my name or phone number?',
        'Change your details on your account page. We confirm a new phone number with a code. After verification you can’t change your names and date of birth yourself. Contact us if they are wrong.',
      ],
      [
        'How do I get a copy of my data, or delete my account?',
        'Both are on your account page. The copy is one file with everything we store about you. You can delete your account when all orders are completed and your wallet is empty.',
      ],
    ],
  },
  {
    title: 'Orders and delivery',
    questions: [
      [
        'How can I get my order?',
        'Choose a carrier to your address, public transport, or pick-up at our store in Ibadan. Checkout shows the fee and delivery time for each.',
      ],
      [
        'How does delivery work?',
        'We ship every order from our store in Ibadan. A carrier delivers to your door for its own fee, rounded up to ₦50. With public transport you collect your parcel at the motor park, and we call you when it arrives. Pick-up at our store is free. Delivery times start when you pay and exclude Sundays and public holidays. For Islamic holidays we use the expected dates.',
      ],
      [
        'What does delivery cost?',
        `The fee depends on weight and destination. We list carriers with their fees, cheapest first. A quoted fee is valid for ${quoteMinutes} minutes.`,
      ],
      [
        'Where is my order?',
        'Go to Orders on your dashboard. Each order shows when we received, processed, shipped and delivered it, the carrier’s tracking number, and any delays. We also message you when your order is shipped, delayed or delivered.',
      ],
      [
        'Can I change or cancel an order?',
        'You can cancel an order before we ship it. Tap ‘Cancel order’ on the order page to see how your refund works. To change an order, cancel it and order again.',
      ],
      [
        'What if a product is out of stock?',
        `Save it. Saved items stay on your list for ${savedItemDays} days, and the list shows when they are back in stock.`,
      ],
    ],
  },
  {
    title: 'Paying',
    questions: [
      [
        'How can I pay?',
        'Pay with your wallet, or by card, USSD or bank transfer through Flutterwave. For pick-up you can also pay at the store.',
      ],
      [
        'My card payment failed. Is my order lost?',
        `No. You can pay again on the order page for ${cardPaymentMinutes} minutes after you place the order. If your bank still debited you, the payment reaches us or returns to you.`,
      ],
      [
        'How long do you hold a pay-on-pickup order?',
        `We hold it until the time shown on the order: ${pickupHours} hours, or ${firstPickupHours} if you are new and not yet verified. After that we cancel the order at no cost to you.`,
      ],
      ['What do I pay for a pay-on-pickup order?', `${pickupPricing} ${pickupFigures}`],
      [
        'Why is there a limit on unpaid orders?',
        'Unpaid orders hold stock that others want to buy. To place one, confirm your phone number with a code. Your limit rises when you verify your identity, and again after your first delivered order. Orders you pay for immediately have no such limit.',
      ],
      [
        'Why does my order say it is not reserved until I pay?',
        'Few items, or few uses of your coupon, were left when you chose to pay by card. The first customer to pay gets them. If they are gone when your payment arrives, we refund you in full immediately.',
      ],
      [
        'Why can’t I pay with my wallet?',
        'Your wallet balance must be more than the order total. Fund your wallet, or choose another way to pay.',
      ],
      [
        'How do I use a coupon?',
        'Enter it at checkout. It takes a percentage or a fixed amount off your items. If it doesn’t apply to your cart, we tell you why.',
      ],
    ],
  },
  {
    title: 'Wallet and identity check',
    questions: [
      [
        'How do I fund my wallet?',
        'Transfer from any Nigerian bank to the account number on your dashboard. You get this number, with the bank’s name, once you verify your identity.',
      ],
      [
        'Is there a charge for deposits?',
        `Yes. Each deposit costs ₦${depositChargeNaira}, whatever the amount. If you send ₦1,000, your wallet receives ₦${1_000 - depositChargeNaira}.`,
      ],
      [
        'How is my identity checked?',
        'You enter your BVN and take a picture of your face. Dojah, our identity checker, compares it with the picture on your BVN record. Most checks take a few seconds. If yours takes longer, we notify you when it is done.',
      ],
      [
        'How do I find my BVN?',
        'Dial *565*0# with the phone number linked to your bank account. Your network charges N20.',
      ],
      [
        'Do you keep my BVN or my picture?',
        'No. We keep neither your picture nor any digit of your BVN. We keep the result and a code computed from the BVN, so that each BVN works for only one account.',
      ],
      [
        'My check failed. What can I do?',
        'See the reason on your account page. Take the picture in good light with your whole face showing, and check that your name matches your bank’s records. You can try five times a day.',
      ],
    ],
  },
  {
    title: 'Refunds and reviews',
    questions: [
      [
        'How do I return an item?',
        'Tell us within 7 days of delivery through the contact form, with your order code and pictures. See the refund policy for details.',
      ],
      [
        'When do I get my money back?',
        'Refunds to your wallet are instant. Refunds to a card or bank account can take up to 10 working days.',
      ],
      [
        'Who can review a product?',
        'Only customers who received the item, once per order. Choose to show your first name or Anonymous. Readers never see your name on an Anonymous review.',
      ],
      [
        'What is the ranking badge?',
        'Your badge rises with the number of orders we deliver to you. Your dashboard shows your badge and how many orders you need for the next one.',
      ],
    ],
  },
]

/** Topics with their questions, which are numbered consecutively over all topics. */
export function faq(): FaqTopic[] {
  let id = 0
  return topics.map(({ title, questions }) => ({
    topic_title: title,
    questions: questions.map(([question, answer]) => {
      id += 1
      return { id, question, answer }
    }),
  }))
}
