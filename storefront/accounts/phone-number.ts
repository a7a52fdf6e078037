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
