import { savedItemDays, sessionDays } from '#contract/limits.ts'
import { identityConsent } from '#contract/shop/identity.ts'
import { type HelpPage, plainPage, type Section } from './shape.ts'

export function privacy(storeName: string): HelpPage {
  return plainPage(
    'Privacy Policy',
    `What ${storeName} knows of you, why, for how long, and what you can ask of us under the Nigeria Data Protection Act 2023.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'What we keep, and why',
    'Your account: name, e-mail address or phone number, and what you add yourself (date of birth, gender, address). We need it to know you again and to reach you.',
    `What you do here: cart, saved items (${savedItemDays} days), products you looked at, orders, delivery addresses, reviews, the history of your wallet, notifications. We need it to do what you ask for.`,
    'Where you are signed in: the kind of browser and when it was last used, so that you can sign it out. Tries at passwords and codes are counted for a short time, so that nobody guesses yours.',
    'Of an order that is not paid yet: codes computed with a secret key from your phone number and from the range of addresses that it came from, so that nobody empties the stock with many accounts. They are deleted once the order is paid or over.',
    'What you ask us to get, with your account or number, for a year: our buyers read it.',
    'Letters that you write with the contact form, with their pictures, for two years. Of a picture we keep what can be seen, without the place and the device that the file may name; nobody but our staff can open it. Which messages we sent you, without their words, for 30 days.',
  ],
  [
    'Your identity check',
    `Before it begins you agree to these words: “${identityConsent}”`,
    'Your BVN and your picture are in our machine’s memory for the seconds of the check. They are in none of our databases, files or logs.',
    'What stays: the result and its reason, Dojah’s reference, when you agreed and to which words, and a code computed from the BVN with a secret key. It shows whether the same BVN is sent for a second account; without the key nobody can tell the number from it, and with it only by trying out numbers for years.',
    'When you are verified, your BVN is also passed on once to Monnify, which opens your account number for deposits, as the law asks of it. While Monnify does not answer, the number waits for it in our machine’s memory, for a day at most.',
  ],
  [
    'Who else receives what',
    'Flutterwave: what you pay, with your name and contact. The number of your card is given to Flutterwave and never to us.',
    'Monnify: your name, contact and BVN, for your deposit account.',
    'Dojah: your BVN and picture, once, for the check.',
    'Carriers, through Terminal Africa: the name, phone number and address of a delivery.',
    'Termii and our mail server: your phone number or e-mail address with the message for it.',
    'We sell your data to nobody, and show no advertisements of others.',
  ],
  [
    'Cookies and counting',
    'We set only the cookies that the mall needs: one that guards your clicks against other sites, one that knows your browser again when somebody tries to guess your password, and one for a forgotten password. What you are signed in with lies in your browser’s own storage.',
    'Page views may be counted without cookies and without your name.',
  ],
  [
    'How long',
    `Most of it as long as you have the account. Codes live for ten minutes, sessions for ${sessionDays} days at most, saved items for ${savedItemDays} days.`,
    'Orders and the entries of wallets are books of a business, which the law asks us to keep. When you delete your account they stay, without your name, contact and address.',
  ],
  [
    'How it is guarded',
    'All traffic is encrypted. Passwords are kept only as Argon2id hashes and codes only encrypted. Should your data ever get into wrong hands, we tell the Nigeria Data Protection Commission within 72 hours, and you at once if the risk for you is high.',
  ],
  [
    'Your rights',
    'See and take along: ‘Download my data’ on your account page gives you all of it in one file.',
    'Correct: change your details on your account page. After a verified identity check your name and date of birth are changed by our staff: write to us.',
    'Erase: ‘Delete my account’ takes away all that we need not keep by law, at once.',
    'Withdraw consent: you can take back your consent to the identity check at any time, with ‘Withdraw consent’ on your account page. What we keep of the check is deleted at once, and the account number for deposits closes with it; what is in your wallet stays yours. We keep the time at which you withdrew it. What was done before stays lawful.',
    'Object, restrict, and have a decision that a machine made looked at by a person, such as the result of your identity check: write to us.',
    'Complain: the Nigeria Data Protection Commission (ndpc.gov.ng) hears you, whether or not you have written to us first.',
  ],
  [
    'Reaching us',
    'Use the contact form on this site. We answer questions about your data within 30 days.',
  ],
]
