import { numeralAt } from './numerals.ts'
import type { Token } from './tokens.ts'

/** A number as it stands in a search, with what tells whether it is a price. */
export interface Amount {
  /** In naira. */
  value: number
  /** 1,000 of '5k'; 1 where there is no such unit. */
  unit: number
  /** Its metres could be meant as well: '5m'. */
  mayBeMetres: boolean
  hasCurrency: boolean
  /** One figure without grouping, decimals, unit or currency, such as a size or a year. */
  isBare: boolean
  /** The index behind its last token. */
  end: number
}

/** Below this a number without k, m or currency is a size or a model: 'under 55' names no price. */
const smallest = 1_000
/** Kobo that any price stays below. */
const largest = 10_000_000_000

const currencySigns = new Set(['₦', '#', '=n='])
const currencyWords = new Set(['naira', 'nairas', 'ngn', 'n'])
const foreign = new Set(
  '$ £ € ¢ usd gbp eur dollar dollars pound pounds euro euros cedi cedis cent cents'.split(' '),
)
/** Behind a number these make it a measure or a count, whatever stands before. */
const measures = new Set(
  `inch inches ins gb tb mb gig gigs gigabyte gigabytes kg kgs kilo kilos kilogram kilograms gram grams mg ml
  cl ltr ltrs liter liters litre litres lt hp horsepower mah ah wh kwh watt watts kw kva va volt volts hz ghz mhz cm mm
  ft feet foot yard yards meter meters metre metres mtr mtrs mp megapixel megapixels pc pcs piece pieces pack packs pairs
  sets sheets pages leaves year years yrs month months week weeks day days hours rpm btu psi lumen lumens seater seaters
  burner burners door doors persons people plates star stars percent bags sachets tablets games songs channels capsules
  puffs counts rolls bulbs leds dpi thread ohm ohms nits gsm % ° ″ " ”`.split(/\s+/),
)
const measuresOfBare = new Set(['g', 'l', 'v', 'w', 'x', 'by', 'in', 't', 'd', 'p', 'size'])

/** The amount that begins at a place; null where none does, or where it measures or counts something. */
export function amountAt(tokens: Token[], start: number): Amount | null {
  let at = start
  const before = tokens[start - 1]?.text ?? ''
  if (foreign.has(before)) return null
  while (isCurrency(tokens[at])) at++
  const isMarked = at > start
  const numeral = numeralAt(tokens, at)
  if (!numeral) return null
  at = numeral.end
  const isFollowed = isCurrency(tokens[at]) && !isMarked && tokens[at + 1]?.kind !== 'number'
  if (isFollowed) at++
  const hasCurrency = isMarked || isFollowed || numeral.hasCurrency
  const isBare = !hasCurrency && numeral.isBare
  const next = tokens[at]?.text ?? ''
  if (foreign.has(next) || measures.has(next) || (isBare && measuresOfBare.has(next))) return null
  if (next === '-' && measures.has(tokens[at + 1]?.text ?? '')) return null
  const { value, unit, mayBeMetres } = numeral
  return { value, unit, mayBeMetres: mayBeMetres && !hasCurrency, hasCurrency, isBare, end: at }
}

function isCurrency(token: Token | undefined): boolean {
  return token !== undefined && (currencySigns.has(token.text) || currencyWords.has(token.text))
}

/** Whether an amount is large enough for a price, and not too large. */
export function isPrice({ value, unit, hasCurrency }: Amount): boolean {
  const least = hasCurrency || unit > 1 ? 100 : smallest
  return value >= least && value <= largest
}

/** '2015': of spare parts and books, unless something else says that it is money. */
export function isYear({ value, isBare }: Amount): boolean {
  return isBare && value >= 1950 && value <= 2035
}
