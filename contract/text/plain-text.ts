/**
 * Text as it is stored: in NFC, its line ends as `\n`, and without characters that nobody sees (of no width, of direction, fillers).
 * Those that belong to a letter or an emoji stay: joiners between Arabic or Indic letters and between emoji, and the emoji's own
 * variant. Two texts that look alike are then the same.
 */
export function cleaned(text: string): string {
  if (plain.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\u2800/g, ' ')
    .replace(unseen, (_, visible: string | undefined) => visible ?? '')
    .replace(/^\p{M}+/u, '')
}

/** The same in one line: each run of blanks is one, none at the ends. */
export function oneLine(text: string): string {
  return cleaned(text).replace(/\s+/g, ' ').trim()
}

/** How many characters people see: letters with their marks, and emoji of several, are one each. */
export function seenLength(text: string): number {
  if (plain.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

const graphemes = new Intl.Segmenter('en')
const plain = /^[\n\t\x20-\x7e]*$/

const joiningScripts =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
const joined = `[${joiningScripts.replace(/\w+ ?/g, (script) => `\\p{Script=${script.trim()}}`)}]`
const emoji = '\\p{Extended_Pictographic}'

/** The group has what stays. */
const unseen = new RegExp(
  [
    `((?<=${joined}\\p{M}*)[\\u200c\\u200d](?=${joined})`,
    `(?<=[${emoji}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${emoji})`,
    `(?<=${emoji})[\\ufe0e\\ufe0f])`,
    '\\p{Default_Ignorable_Code_Point}',
    '\\p{Noncharacter_Code_Point}',
    '[\\ufff9-\\ufffb]',
  ].join('|'),
  'gu',
)
