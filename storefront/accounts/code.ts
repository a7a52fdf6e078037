/** Storefront specification, section 9: verification and reset codes. */
export const codeLength = 6

/** The digits of a code that was typed or pasted, as in '123 456'. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength)
}

export function codeProblem({ length }: string): string | undefined {
  return length === codeLength ? undefined : 'Code should be 6 characters long'
}
