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
      'No order begins a card payment, and none is paid for again. Payments at the provider’s page are still settled; refunds go on.',
    words:
      'Payments by card, bank transfer and USSD are closed for the moment. Your wallet and paying at pick-up are open.',
  },
  'no-deposits': {
    title: 'Deposits',
    effect:
      'Customers do not see their account numbers for deposits, and so begin none. What arrives at the bank is still credited.',
    words:
      'Deposits are closed for the moment. Please send no money now. What you have sent already still arrives in your wallet.',
  },
  'no-sign-up': {
    title: 'Sign-up',
    effect: 'Nobody opens a new account. Customers log in as before.',
    words:
      'Nobody can open a new account for the moment. Please come back later. If you have an account, log in as before.',
  },
  'no-carriers': {
    title: 'Carriers',
    effect:
      'No carrier is asked for quotes, and no order goes by one. Orders by carrier that were placed before go on.',
    words:
      'Delivery by carrier is closed for the moment. Picking up in Ibadan and public transport are open.',
  },
  'read-only': {
    title: 'Everything that shoppers change',
    effect:
      'Shoppers look at all pages and change nothing: no orders, carts, log-ins or accounts. The office, jobs and payments under way go on.',
    words:
      'For the moment the mall is only open to look at: nobody can order, log in or change an account. Please try again later.',
  },
}

/** The words for shoppers of all that is closed. */
export function closedWords(isClosed: IsClosed): Closed {
  const closed = switchNames.filter(isClosed)
  return Object.fromEntries(closed.map((name) => [name, switchTexts[name].words]))
}
