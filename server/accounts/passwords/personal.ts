import { undisguised } from './word-forms.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  /** As far as they are known. */
  names: readonly (string | null)[]
  /** Mail addresses, and numbers in E.164. */
  contacts: readonly (string | null)[]
}

/** Inside other words a shorter name is chance: `Ada` in `Adamawa`. */
const minInside = 4
const minName = 3
/** So many digits of a phone number in a row. */
const minDigits = 6

/**
 * What of a person, or of the mall, is part of a password, as the end of a sentence: 'your name'. Null: nothing.
 * Capitals, accents and disguised letters make no difference. A name of three letters counts where no
 * other letter is beside it.
 */
export function personalPart(
  password: string,
  { names, contacts }: PasswordOwner,
  storeName: string,
): string | null {
  const given = contacts.filter((contact) => contact !== null)
  const [mails, numbers] = [
    given.filter((contact) => contact.includes('@')),
    given.filter((contact) => !contact.includes('@')),
  ]
  if (names.some((name) => containsWordOf(password, name ?? ''))) return 'your name'
  if (mails.some((mail) => containsWordOf(password, mail))) return 'part of your email address'
  if (numbers.some((number) => sharesDigits(password, number))) return 'part of your phone number'
  return containsWordOf(password, storeName) ? `the name of ${storeName}` : null
}

function containsWordOf(password: string, source: string): boolean {
  const plain = withoutAccents(password)
  const inside = undisguised(plain)
  const runs = plain.split(/[^\p{L}]+/u)
  return withoutAccents(source)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= minName && !topLevel.has(word))
    .some((word) =>
      word.length >= minInside ? inside.includes(undisguised(word)) : runs.includes(word),
    )
}

/** Parts of mail addresses that say nothing of a person. */
const topLevel = new Set(['com', 'net', 'org', 'gov', 'edu'])

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function sharesDigits(password: string, number: string): boolean {
  const runs = password.match(/\d+/g) ?? []
  return runs.some((run) =>
    Array.from({ length: run.length - minDigits + 1 }, (_, at) =>
      run.slice(at, at + minDigits),
    ).some((part) => number.includes(part)),
  )
}
