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

/** The digits after +234 (storefront specification, section 9). */
const phoneDigits = 10

/**
 * Reduces what was typed to a phone input's value: digits and at most one dot, ten characters
 * (storefront specification, section 5). A whole number in another form, as phones fill it in,
 * becomes its last ten digits: +234 803 123 4567 and 0803 123 4567 are both 8031234567.
 */
export function typedNumber(text: string): string {
  const whole = /^(?:\+?2340?|0)(\d{10})$/.exec(text.replace(/[\s()-]/g, ''))?.[1]
  if (whole) return whole
  const [first = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const typed = rest.length > 0 ? `${first}.${rest.join('')}` : first
  return typed.slice(0, phoneDigits)
}

/** The three messages of storefront specification, section 5, in its order. */
export function phoneProblem(number: string): string | undefined {
  if (number.startsWith('+234')) return 'phone number should not start with +234'
  if (!/^\d{10}$/.test(number)) return 'phone number must contain 10 digits'
  if (number.startsWith('0')) return 'phone number should not start with 0'
  return undefined
}
