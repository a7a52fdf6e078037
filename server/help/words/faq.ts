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
        'Choose Sign Up and give your name with an e-mail address or a Nigerian mobile number. We send a code of six digits; with it and a password your account is open.',
      ],
      [
        'My code does not come. What can I do?',
        `By SMS it takes 0 to 5 minutes, by WhatsApp it is there at once. After ${codeResendMinutes} minutes you can ask for a new one. It works for ${codeMinutes} minutes and only the newest one counts.`,
      ],
      [
        'I forgot my password.',
        'Choose ‘Forgot password’ on the login page. With the code that we send you set a new one. Every device is signed out then.',
      ],
      [
        'Can I change my name or phone number?',
        'Change your details on your account page. A new phone number is confirmed by a code. Once your identity is verified, your names and date of birth stay as they were checked; write to us if they are wrong.',
      ],
      [
        'How do I get a copy of my data, or delete my account?',
        'Both are on your account page. The copy is one file with all that we keep of you. An account can be deleted once its orders are finished and its wallet is empty.',
      ],
    ],
  },
  {
    title: 'Orders and delivery',
    questions: [
      [
        'Which ways of delivery are there?',
        'A carrier to your address, public transport, or pick-up at our store in Ibadan. At checkout you see what each costs and how long it takes.',
      ],
      [
        'What does delivery cost?',
        `It depends on the weight and on where it goes. Carriers are listed with their fees, the cheapest first. A quote is good for ${quoteMinutes} minutes.`,
      ],
      [
        'Where is my order?',
        'Open Orders on your dashboard. Each order shows when it was placed, taken up, sent and delivered, its tracking number once a carrier has it, and notes when something is late. We also write to you when it leaves, comes later or has arrived.',
      ],
      [
        'Can I change or cancel an order?',
        'As long as it has not left us you can cancel it: press ‘Cancel order’ on its page, which says what happens to your money. To change it, cancel it and order again.',
      ],
      [
        'A product says ‘Out of Stock’. What now?',
        `Save it: saved items are kept for ${savedItemDays} days, and the page shows when there is stock again.`,
      ],
    ],
  },
  {
    title: 'Paying',
    questions: [
      [
        'How can I pay?',
        'From your wallet, by card, USSD or bank transfer through Flutterwave, and for an order that you pick up also at the store.',
      ],
      [
        'My card payment failed. Is my order lost?',
        `No. You can pay for it again from its page until ${cardPaymentMinutes} minutes after you placed it. If money left your account all the same, it arrives with us or goes back to you.`,
      ],
      [
        'How long is a pay-on-pickup order kept?',
        `Until the time shown on the order: ${pickupHours} hours, or ${firstPickupHours} while you are new here and your identity is not checked. Afterwards the order is cancelled and costs you nothing.`,
      ],
      ['What do I pay for a pay-on-pickup order?', `${pickupPricing} ${pickupFigures}`],
      [
        'Why can I not order so much before I pay?',
        'What waits for its money is out of everybody else’s reach. So there are limits for orders that are not paid yet: you need a phone number that we have sent a code to, and more can wait once your identity is checked, and most once you have had an order delivered. What you pay for at once has no such limit.',
      ],
      [
        'My order says that it is reserved once I have paid. What is that?',
        'Few were left when you ordered by card, of the goods or of your coupon. Whoever pays first gets them. If they are gone when your payment comes, all of it goes back to you at once.',
      ],
      [
        'Why can I not pay with my wallet?',
        'Its balance must be more than the total of the order. Pay something in, or choose another way to pay.',
      ],
      [
        'How do I use a coupon?',
        'Enter it at checkout. It takes a percentage or a fixed sum off the goods. If it does not fit your cart, we tell you why.',
      ],
    ],
  },
  {
    title: 'Wallet and identity check',
    questions: [
      [
        'How do I put money into my wallet?',
        'Transfer it from any Nigerian bank to the account number on your dashboard. You get the number once your identity is verified; the bank’s name stands beside it.',
      ],
      [
        'Does a deposit cost anything?',
        `Yes: ₦${depositChargeNaira} for each deposit, whatever the amount. If you send ₦1,000, ₦${1_000 - depositChargeNaira} are in your wallet.`,
      ],
      [
        'How is my identity checked?',
        'You enter your BVN and take a picture of your face. Dojah, which checks identities for us, compares it with the picture of your BVN. Most checks take a few seconds; if one takes longer, we notify you.',
      ],
      [
        'How do I find my BVN?',
        'Dial *565*0# on the phone number that your bank knows. Your network takes N20 for it.',
      ],
      [
        'Do you keep my BVN or my picture?',
        'No, neither, and none of its digits. We keep the result and a code computed from the number, so that one BVN is used for one account.',
      ],
      [
        'My check failed. What can I do?',
        'The reason is on your account page. Take the picture in good light, your whole face in it, and see that your name is written as the bank has it. You can try five times a day.',
      ],
    ],
  },
  {
    title: 'Refunds and reviews',
    questions: [
      [
        'How do I send something back?',
        'Tell us within 7 days of the delivery, with the order code and pictures: the contact form takes both. The refund policy has the details.',
      ],
      [
        'When do I get my money back?',
        'In your wallet at once. To a card or bank account it can take up to 10 working days, which is the banks’ time.',
      ],
      [
        'Who can review a product?',
        'Only who has received it through us, once for each product of an order. You choose between your first name and Anonymous; as Anonymous nobody who reads it learns your name.',
      ],
      [
        'What is the ranking badge?',
        'It grows with the orders that we have delivered to you. Your dashboard shows it, and how many orders are left to the next one.',
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
