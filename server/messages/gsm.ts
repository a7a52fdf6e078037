/** The basic alphabet of an SMS of 160 characters (3GPP TS 23.038); the extension costs two places each. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const twoPlaces = '^{}\\[~]|€'

const onePlace = new Set(basic)
const escaped = new Set(twoPlaces)

/**
 * The text in the SMS alphabet: accents that it lacks are removed ('Ọjà' → 'Oja'). One other character
 * would more than halve what fits into a segment.
 */
export function toGsm(text: string): string {
  return [...text.normalize('NFC')].map(nearest).join('')
}

/** How many SMS a text costs; Infinity where it has characters outside the alphabet. */
export function smsCount(text: string): number {
  let places = 0
  for (const sign of text) {
    if (onePlace.has(sign)) places += 1
    else if (escaped.has(sign)) places += 2
    else return Number.POSITIVE_INFINITY
  }
  // Each segment of a longer text has 7 places less, for the segment number.
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
