import { refuse } from '#server/platform/http/handler.ts'
import { isCommonPassword } from './common-passwords.ts'

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
