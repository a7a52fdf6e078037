// Without zod, so that a browser can read the table without loading it.

/** The parts of the mall that staff can close. On: closed. */
export const switchNames = [
  'no-card',
  'no-deposits',
  'no-sign-up',
  'no-carriers',
  'read-only',
] as const
export type SwitchName = (typeof switchNames)[number]

/** What is closed, with the words for shoppers. */
export type Closed = Readonly<Partial<Record<SwitchName, string>>>

/** Whether staff have closed it: this process's newest knowledge. */
export type IsClosed = (name: SwitchName) => boolean

interface SwitchText {
  /** For the staff: what it closes. */
  title: string
  /** For the staff: what it does, and what goes on. */
  effect: string
  /** For shoppers, where it bites. */
  words: string
}

/** Each closes what begins: money that is under way is settled, whatever is on. */
export const switchTexts: Readonly<Record<SwitchName, SwitchText>> = {
  'no-card': {
    title: 'Card payments',
    effect:
      'Customers can’t start a card payment or pay again. Payments already on the provider’s page are still completed, and refunds continue.',
    words:
      'Card, bank transfer and USSD payments are closed for now. Pay with your wallet or at pick-up.',
  },
  'no-deposits': {
    title: 'Deposits',
    effect:
      'Customers can’t see their deposit account numbers. Money that arrives at the bank is still credited.',
    words:
      'Deposits are closed for now. Please don’t send money yet. Money you have already sent will still reach your wallet.',
  },
  'no-sign-up': {
    title: 'Sign-up',
    effect: 'Nobody opens a new account. Customers log in as before.',
    words:
      'New accounts are closed for now. Please come back later. If you have an account, log in as usual.',
  },
  'no-carriers': {
    title: 'Carriers',
    effect:
      'Customers can’t get carrier quotes or order by carrier. Earlier carrier orders continue.',
    words: 'Delivery by carrier is closed for now. Choose pick-up in Ibadan or public transport.',
  },
  'read-only': {
    title: 'Everything that shoppers change',
    effect:
      'Shoppers can browse all pages but can’t order, use a cart, log in or change an account. The office, jobs and payments in progress continue.',
    words:
      'For now you can only browse. You can’t order, log in or change your account. Please try again later.',
  },
}

/** The words for shoppers of all that is closed. */
export function closedWords(isClosed: IsClosed): Closed {
  const closed = switchNames.filter(isClosed)
  return Object.fromEntries(closed.map((name) => [name, switchTexts[name].words]))
}
