/** What an SMS can carry at 160 characters a segment (3GPP TS 23.038); others cost two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const twoPlaces = '^{}\\[~]|€'

const onePlace = new Set(basic)
const escaped = new Set(twoPlaces)

/**
 * The same words in letters that an SMS has: accents that it lacks are left off ('Ọjà' → 'Oja').
 * One foreign sign would more than halve what fits into a segment.
 */
export function toGsm(text: string): string {
  return [...text.normalize('NFC')].map(nearest).join('')
}

/** How many SMS a text is paid as; Infinity where it holds signs that are outside the alphabet. */
export function smsCount(text: string): number {
  let places = 0
  for (const sign of text) {
    if (onePlace.has(sign)) places += 1
    else if (escaped.has(sign)) places += 2
    else return Number.POSITIVE_INFINITY
  }
  // A longer text is cut into parts that each lose 7 places to their numbering.
  return places <= 160 ? 1 : Math.ceil(places / 153)
}

function nearest(sign: string): string {
  if (onePlace.has(sign) || escaped.has(sign)) return sign
  const bare = [...sign.normalize('NFKD')].filter((part) => onePlace.has(part)).join('')
  return bare || replacements.get(sign) || '?'
}

const replacements = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['₦', 'N'],
])
