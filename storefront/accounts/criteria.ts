/** The five criteria of a password, with their labels (storefront specification, section 5). */
export const criteria = [
  { label: '8 or more characters', isMet: (password: string) => characters(password) >= 8 },
  { label: 'Lowercase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Uppercase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Digit', isMet: (password: string) => /\d/.test(password) },
  { label: 'Special character', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
]

export function meetsAll(password: string): boolean {
  return criteria.every(({ isMet }) => isMet(password))
}

/** A problem with the length; the criteria cover the rest. */
export function passwordProblem(password: string): string | undefined {
  const length = characters(password)
  return length < 8 || length > 16 ? 'Password should be 8 to 16 characters' : undefined
}

/** The length as the API counts it: in code points. */
export function characters(text: string): number {
  return [...text].length
}
