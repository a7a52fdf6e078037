/** The five criteria of a password, as they are shown (storefront specification, section 5). */
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

/** What is wrong with its length; the criteria show the rest. */
export function passwordProblem(password: string): string | undefined {
  const length = characters(password)
  return length < 8 || length > 16 ? 'Password should be 8 to 16 characters' : undefined
}

/** As the API counts them: one sign beyond the first 65,536 is one. */
export function characters(text: string): number {
  return [...text].length
}
