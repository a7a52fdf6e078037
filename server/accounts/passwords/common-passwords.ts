import { refuse } from '#server/platform/http/handler.ts'
import { commonWords } from './common-words.ts'

/** Letters that are written as signs or digits; `l` and `i` share so many that they count as one. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
}

/** Used as they are: no word with something around it. */
const keyboardWalks = ['1qaz2wsx', '1qaz@wsx', '!qaz2wsx', '!qaz@wsx', '1qaz!qaz', '2wsx@wsx']

const words = new Set([...commonWords, ...keyboardWalks].map(undisguised))

/**
 * Whether a password is one of those that are tried first. Leaked lists are mostly too short or too
 * plain for our five criteria; what of them passes is nearly always one well-known word, capitalised or
 * disguised (`P@ssw0rd`), with a year, a short or running number and a sign or two around it. So we
 * store that rule and not the list: some 860 words (`common-words.ts`), each with all these
 * surroundings. It does not cover words of other languages, or two words in a row.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const wordStart = text.search(/\p{L}/u)
  const wordEnd = text.length - [...text].reverse().join('').search(/\p{L}/u)
  for (let start = 0; start <= wordStart; start++) {
    for (let end = wordEnd; end <= text.length; end++) {
      const around = text.slice(0, start) + text.slice(end)
      if (isUsualDecoration(around) && isWord(undisguised(text.slice(start, end)))) return true
    }
  }
  return false
}

/** A well-known word, once or twice. */
function isWord(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return words.has(text) || (text === half + half && words.has(half))
}

function undisguised(text: string): string {
  return [...text].map((sign) => disguises[sign] ?? sign).join('')
}

const runs = '01234567890 09876543210'

/** Up to four signs; at most three digits, a run, one digit repeated, or a year beside a usual sign. */
function isUsualDecoration(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  const signs = text.replace(/\d/g, '')
  if (signs.length > 4) return false
  if (digits.length <= 3 || runs.includes(digits) || /^(\d)\1+$/.test(digits)) return true
  return /^(19|20)\d\d$/.test(digits) && /^[!.@_*-]*$/.test(signs)
}

export interface ChosenPassword {
  /** The contract has checked its length and kinds of signs. */
  password: string
  password_confirmation: string
}

/** Refuses a password that was not typed the same twice, or that is a common one. */
export function requireGoodPassword({ password, password_confirmation }: ChosenPassword): void {
  if (password !== password_confirmation) {
    const message = 'Passwords do not match'
    refuse('validation_failed', { message, errors: { password_confirmation: [message] } })
  }
  if (isCommonPassword(password)) refuse('common_password')
}
