import { savedItemDays, sessionDays } from '#contract/limits.ts'
import { identityConsent } from '#contract/shop/identity.ts'
import { type HelpPage, plainPage, type Section } from './shape.ts'

export function privacy(storeName: string): HelpPage {
  return plainPage(
    'Privacy Policy',
    `The data ${storeName} holds about you, why, for how long, and your rights under the Nigeria Data Protection Act 2023.`,
    sections,
  )
}

const sections: Section[] = [
  [
    'The data we keep, and why',
    'Your account: name, email address or phone number, and any details you add (date of birth, gender, address). We need it to recognise you and to reach you.',
    `Your activity: cart, saved items (${savedItemDays} days), products you viewed, orders, delivery addresses, reviews, wallet history, notifications. We need it to serve you.`,
    'Your signed-in devices: the type of browser and when you last used it, so that you can sign it out. We count wrong passwords and codes for a short time, so that nobody guesses yours.',
    'Your unpaid orders: codes computed with a secret key from your phone number and network address range, so that nobody can empty our stock with many accounts. We delete these codes once the order is paid or has ended.',
    'Products you ask us to stock, with your account or number, for a year: our buyers read them.',
    'Messages you send with the contact form, with their pictures, for two years. We remove location and device details from pictures, and only our staff can open them. A record of the messages we sent you, without their text, for 30 days.',
  ],
  [
    'Your identity check',
    `Before the check you give this consent: “${identityConsent}”`,
    'We hold your BVN and picture in memory only for the seconds of the check. We never write them to a database, file or log.',
    'We keep the result and its reason, Dojah’s reference, the time and text of your consent, and a code computed from the BVN with a secret key. This code shows if the same BVN is used for a second account. Without the key nobody can work out your BVN from it; even with the key it would take years of trial.',
    'When you are verified, we also send your BVN once to Monnify, which the law requires to open your deposit account number. If Monnify does not respond, we hold the BVN in memory for at most one day.',
  ],
  [
    'Who we share data with',
    'Flutterwave: the amount you pay, with your name and contact. You give your card number to Flutterwave, never to us.',
    'Monnify: your name, contact and BVN, for your deposit account.',
    'Dojah: your BVN and picture, once, for the check.',
    'Carriers, through Terminal Africa: the name, phone number and address for the delivery.',
    'Termii and our mail server: your phone number or email address and the message we send to it.',
    'We do not sell your data, and we show no third-party adverts.',
  ],
  [
    'Cookies and statistics',
    'We set only essential cookies: one protects you against requests from other sites, one recognises your browser when somebody tries to guess your password, and one is for password resets. Your browser’s own storage keeps you signed in.',
    'We may count page views without cookies and without your name.',
  ],
  [
    'How long we keep it',
    `We keep most of it for as long as you have an account. Codes last ten minutes, sessions at most ${sessionDays} days, saved items ${savedItemDays} days.`,
    'Orders and wallet entries are business records that the law requires us to keep. If you delete your account, we keep them without your name, contact and address.',
  ],
  [
    'How we protect it',
    'We encrypt all traffic. We store passwords only as Argon2id hashes and codes only in encrypted form. If your data is ever breached, we inform the Nigeria Data Protection Commission within 72 hours, and you immediately if the risk to you is high.',
  ],
  [
    'Your rights',
    'Access and portability: ‘Download my data’ on your account page gives you all of it in one file.',
    'Correction: change your details on your account page. After verification only our staff can change your name and date of birth: write to us.',
    'Deletion: ‘Delete my account’ immediately removes everything we are not required by law to keep.',
    'Withdrawing consent: you can withdraw your consent to the identity check at any time with ‘Withdraw consent’ on your account page. We immediately delete our data from the check and close your deposit account number. The money in your wallet stays yours. We keep a record of when you withdrew it. Processing before that remains lawful.',
    'Objection, restriction and human review of automated decisions, such as your identity check result: write to us.',
    'Complaints: the Nigeria Data Protection Commission (ndpc.gov.ng) accepts complaints, whether or not you have written to us first.',
  ],
  [
    'Contact us',
    'Use the contact form on this site. We answer questions about your data within 30 days.',
  ],
]
