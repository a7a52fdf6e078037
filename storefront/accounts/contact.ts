import { phoneProblem } from './phone-number.ts'

export type Mode = 'email' | 'phone'

/** A form's values of both modes, so that a change of the mode loses nothing typed. */
export interface TypedContact {
  email: string
  /** The digits after +234. */
  phone_number: string
}

export type SentContact = { mode: 'email'; email: string } | { mode: 'phone'; phone_number: string }

/** The field of a mode. */
export function fieldOf(mode: Mode): keyof TypedContact {
  return mode === 'email' ? 'email' : 'phone_number'
}

/** The contact for API calls: a number gets the prefix +234 (storefront specification, section 5). */
export function contactOf(mode: Mode, { email, phone_number }: TypedContact): SentContact {
  return mode === 'email'
    ? { mode, email: email.trim() }
    : { mode, phone_number: `+234${phone_number}` }
}

export function contactProblems({ email, phone_number }: TypedContact): Partial<TypedContact> {
  return {
    email: isEmail(email.trim()) ? undefined : 'Enter a valid email address',
    phone_number: phoneProblem(phone_number),
  }
}

/**
 * The API's rule (`contract/field.ts`), repeated because its zod schema is not sent to the browser.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text)
  )
}
