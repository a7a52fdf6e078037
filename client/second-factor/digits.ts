import { codeDigits } from '#contract/limits.ts'

/** The digits of a code that was typed or pasted, as in '123 456'; all of them, so that none is lost unseen. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

export function digitsProblem({ length }: string): string | undefined {
  return length === codeDigits ? undefined : 'The code has six digits'
}
