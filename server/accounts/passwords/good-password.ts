import { refuse } from '#server/platform/http/handler.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type PasswordOwner, personalPart } from './personal.ts'
import { isMadeOfRuns, repeatsFewCharacters } from './predictable.ts'

export interface ChosenPassword {
  /** The contract has checked its length and kinds of signs. */
  password: string
  password_confirmation: string
}

/**
 * Refuses a password that was not typed the same twice, and with `common_password` one that others guess
 * first, with the reason in words. Every password that a person chooses comes through here.
 */
export function requireGoodPassword(
  { password, password_confirmation }: ChosenPassword,
  owner: PasswordOwner,
  storeName: string,
): void {
  if (password !== password_confirmation) {
    const message = 'Passwords do not match'
    refuse('validation_failed', { message, errors: { password_confirmation: [message] } })
  }
  const weakness = weaknessOf(password, owner, storeName)
  if (weakness) refuse('common_password', { message: weakness })
}

/** Why a password is guessed early, for its owner; null: it is a good one. */
export function weaknessOf(
  password: string,
  owner: PasswordOwner,
  storeName: string,
): string | null {
  const part = personalPart(password, owner, storeName)
  if (part) return `This password has ${part} in it, which others may know. Choose one without it.`
  if (repeatsFewCharacters(password)) {
    return 'This password repeats a few characters. Use more different characters.'
  }
  if (isCommonPassword(password)) {
    return 'This password is too close to a very common one and easy to guess. Choose words that few people would put together.'
  }
  if (isMadeOfRuns(password)) {
    return 'This password uses sequences such as ‘abc’, ‘123’ or ‘qwerty’, which are easy to guess. Choose words that few people would put together.'
  }
  return null
}
