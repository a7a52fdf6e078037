/** What follows each other on a keyboard or in the alphabet, in both directions. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '!qaz',
  '@wsx',
  '#edc',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Of random passwords of eight characters, one in a million has fewer. */
const minDifferent = 5
const minPieces = 5
/** Two neighbours are chance. */
const minRun = 3

/** Whether a password is one with few different characters, such as `Aa1!aaaa`; small and capital letters are the same. */
export function repeatsFewCharacters(password: string): boolean {
  return new Set(password.toLowerCase()).size < minDifferent
}

/**
 * Whether a password is hardly more than rows of a keyboard, runs and repetitions: `Asdf123$%^`. Each of those
 * counts as one piece, and so does any other character.
 */
export function isMadeOfRuns(password: string): boolean {
  const text = password.toLowerCase()
  let pieces = 0
  for (let at = 0; at < text.length; at += runAt(text, at)) pieces += 1
  return pieces < minPieces
}

/** How many characters from here on are one piece. */
function runAt(text: string, start: number): number {
  let length = 1
  while (start + length < text.length && isPiece(text, start, length + 1)) length += 1
  return length >= minRun ? length : 1
}

function isPiece(text: string, start: number, length: number): boolean {
  const piece = text.slice(start, start + length)
  const isSame = new Set(piece).size === 1
  const isBefore = length >= minRun && text.slice(0, start).includes(piece)
  return isSame || isBefore || length < minRun || rows.some((row) => row.includes(piece))
}
