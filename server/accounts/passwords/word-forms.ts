/** Letters that are written as signs or digits; `l` and `i` share so many that they count as one. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
}

/** How words and passwords are compared: in small letters, and none of them disguised. */
export function undisguised(text: string): string {
  const small = text.normalize('NFKC').toLowerCase()
  return [...small].map((sign) => disguises[sign] ?? sign).join('')
}

/** The 100,000 most used passwords as `scripts/most-used-passwords.ts` has written them. */
export const commonPasswordsFile = new URL('./most-used-passwords.bin', import.meta.url)

/** Shorter ones of them are inside too many passwords that nobody would guess. */
export const minWordLength = 4

/** How the file has one of the thousand most used, besides. */
export function topWord(word: string): string {
  return `*${word}`
}
