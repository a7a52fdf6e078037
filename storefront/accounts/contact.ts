import { phoneProblem } from './phone-number.ts'

/** How somebody is reached. */
export type Mode = 'email' | 'phone'

/** Both kinds as the forms hold them, so that changing the mode loses nothing typed. */
export interface TypedContact {
  email: string
  /** The digits after +234. */
  phone_number: string
}

export type SentContact = { mode: 'email'; email: string } | { mode: 'phone'; phone_number: string }

/** The field that a mode fills. */
export function fieldOf(mode: Mode): keyof TypedContact {
  return mode === 'email' ? 'email' : 'phone_number'
}

/** The contact as calls carry it: +234 stands before a number (storefront specification, section 5). */
export function contactOf(mode: Mode, { email, phone_number }: TypedContact): SentContact {
  return mode === 'email'
    ? { mode, email: email.trim() }
    : { mode, phone_number: `+234${phone_number}` }
}

/** What is wrong with what was typed. */
export function contactProblems({ email, phone_number }: TypedContact): Partial<TypedContact> {
  return {
    email: isEmail(email.trim()) ? undefined : 'Enter a valid email address',
    phone_number: phoneProblem(phone_number),
  }
}

/** The rule of the API (`contract/field.ts`), which has it from zod; that stays out of the browser. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text)
  )
}
