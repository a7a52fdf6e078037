import { randomInt } from 'node:crypto'

/** Without signs that sound or look alike: no I, L, O, U, 0, 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A name that nobody guesses and that can be read out by phone: ten signs are 49 bits. */
export function publicCode(length = 10): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
