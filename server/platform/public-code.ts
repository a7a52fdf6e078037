import { randomInt } from 'node:crypto'

/** Without characters that sound or look alike: no I, L, O, U, 0, 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unguessable code that can be read out by phone: ten characters are 49 bits. */
export function publicCode(length = 10): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
