import { localNumber, signsOf } from '#contract/forms/written-number.ts'

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
export const phoneDigits = 10

/**
 * A phone input's value: a whole number in any form becomes its ten digits, typed key by key or pasted. Of others stay
 * digits, a plus at the beginning and one dot (storefront specification, section 5): nothing is cut, `phoneProblem` names it.
 */
export function typedNumber(text: string): string {
  const whole = localNumber(text)
  if (whole) return whole
  const plus = text.trim().startsWith('+') ? '+' : ''
  const [first = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  return plus + (rest.length > 0 ? `${first}.${rest.join('')}` : first)
}

/** The popup's value: its messages name a +234 or a 0 at the beginning (storefront specification, section 5). */
export function typedSigns(text: string): string {
  const signs = signsOf(text)
  return signs.startsWith('+') ? `+${signs.replace(/\D/g, '')}` : signs.replace(/\D/g, '')
}

/** An address form's value: only a 0 at the beginning stays, for its message (the other document, section 5). */
export function typedWithout234(text: string): string {
  const signs = typedSigns(text)
  return /^0(?!0234)/.test(signs) ? signs : typedNumber(text)
}

/**
 * The three messages of storefront specification, section 5, in its order. With a zero before all ten digits, the zero is
 * what is wrong.
 */
export function phoneProblem(number: string): string | undefined {
  if (/^(\+|00)?234/.test(number)) return 'phone number should not start with +234'
  if (!/^0?\d{10}$/.test(number)) return 'phone number must contain 10 digits'
  if (number.startsWith('0')) return 'phone number should not start with 0'
  return number.length === phoneDigits ? undefined : 'phone number must contain 10 digits'
}

/** The same of an address form (checkout and rooms specification, section 5). */
export function addressPhoneProblem(number: string): string | undefined {
  return localNumber(number) === number
    ? undefined
    : "Remove the first '0' of your phone number: for example - 80..."
}
