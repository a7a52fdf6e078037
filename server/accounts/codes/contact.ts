import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '#server/platform/http/handler.ts'

/** Where a person can be reached, in the one form in which it is stored and compared. */
export type Contact =
  | { mode: 'email'; value: string }
  /** E.164. */
  | { mode: 'phone'; value: string }

export const contactModes = ['email', 'phone'] as const satisfies Contact['mode'][]

/** The channel of a code to a phone; mail addresses get mail. */
export type Option = 'sms' | 'whatsapp'

/** A contact as calls carry it. */
export type SentContact = { mode: 'email'; email: string } | { mode: 'phone'; phone_number: string }

/** For calls that look an account up: an impossible number simply belongs to nobody. */
export function contactOf(sent: SentContact): Contact {
  return sent.mode === 'email'
    ? { mode: 'email', value: sent.email.toLowerCase() }
    : { mode: 'phone', value: sent.phone_number }
}

/** For calls that send messages: refuses numbers that are known to be no Nigerian mobile's. */
export function reachableContact(sent: SentContact): Contact {
  const contact = contactOf(sent)
  if (contact.mode === 'phone') requireMobile(contact.value)
  return contact
}

function requireMobile(number: string): void {
  const wrong = mistakeOf(number)
  if (wrong) refuse('validation_failed', { message: wrong, errors: { phone_number: [wrong] } })
}

/** `number` is +234 and ten digits by the contract; messages as storefront specification, section 5. */
function mistakeOf(number: string): string | undefined {
  if (number.startsWith('+2340')) return 'phone number should not start with 0'
  const parsed = parsePhoneNumberFromString(number)
  // Networks open new ranges before any table lists them, so only a number that is known to be something
  // else than a mobile is refused.
  const isMobile = parsed?.isPossible() && [undefined, 'MOBILE'].includes(parsed.getType())
  return isMobile ? undefined : 'Enter a valid phone number'
}
