import { type Amount, amountAt, isPrice, isYear } from './amounts.ts'
import {
  type Comparison,
  comparisonBefore,
  comparisonBehind,
  isAuxiliary,
  isDenial,
  isFiller,
} from './comparisons.ts'
import { type Token, textAt } from './tokens.ts'

/** Prices that a part of a search names, in naira; neither bound: the part stays as it is, for it can't be understood. */
export interface Bound {
  min?: number
  max?: number
  /** The index behind its last token. */
  end: number
  /** Whether only an amount stands there. */
  isAmountAlone?: boolean
}

/** 'around 100k': a fifth less or more. */
const tolerance = 0.2

/** The prices that are named from this place on; null: none begin here. */
export function boundAt(tokens: Token[], start: number): Bound | null {
  const denied = denialAt(tokens, start)
  return (
    rangeAt(tokens, denied.end, denied.isDenied) ??
    comparedAt(tokens, denied.end, denied.isDenied && !isCheap(tokens, denied.end)) ??
    (denied.isDenied ? nounBetween(tokens, start) : amountAlone(tokens, start))
  )
}

/** 'not', 'no go', 'nothing that costs'; two of them are none. */
function denialAt(tokens: Token[], start: number): { isDenied: boolean; end: number } {
  if (!isDenial(tokens[start])) return { isDenied: false, end: start }
  let [at, isDenied] = [start, false]
  while (isDenial(tokens[at]) || (isAuxiliary(tokens[at]) && !isCompared(tokens, at))) {
    if (isDenial(tokens[at])) isDenied = !isDenied
    at++
  }
  return { isDenied, end: at }
}

/** 'Wey no cost' is 'cheap': what follows it is not denied. */
function isCheap(tokens: Token[], end: number): boolean {
  const { comparison } = comparisonBefore(tokens, end) ?? {}
  return textAt(tokens, end - 2, 2) === 'no cost' && comparison === 'max'
}

/** Whether a comparison with its amount begins here: 'I get 50k'. */
function isCompared(tokens: Token[], at: number): boolean {
  const found = comparisonBefore(tokens, at)
  return found !== null && amountBehind(tokens, found.end) !== null
}

/** Between these and 'frost' or 'stick' nothing is denied: 'no frost fridge above 300k'. */
const deniedNouns = new Set(
  'frost show iron name sugar salt sleeve smoke noise drill tie touch light oil stick slip skid alcohol lace expensive costly fake used old big small heavy'.split(
    ' ',
  ),
)

/** 'No phone above 50k' could mean both: where a denial stands a word or two before a comparison, nothing is read. */
function nounBetween(tokens: Token[], start: number): Bound | null {
  const first = /^(too|so|very)$/.test(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1
  if (deniedNouns.has(tokens[first]?.text ?? '') || tokens[first]?.kind === 'number') return null
  for (let at = first; at <= first + 3; at++) {
    if (/^([-,;.]|but|wey)$/.test(tokens[at]?.text ?? '')) return null
    const compared = comparedAt(tokens, at, false) ?? rangeAt(tokens, at, false)
    if (compared) return { end: compared.end }
  }
  return null
}

const rangeLeads = [
  'price range of',
  'in the range of',
  'in the range',
  'range of',
  'price range',
  'ranging from',
  'ranging between',
  'range from',
  'range',
  'in between',
  'between',
  'btw',
  'betw',
  'btwn',
  'within',
  'from',
  'around',
  'about',
  'price between',
  'budget of',
  'budget',
]
const tighteners = new Set(['and', '&', 'n'])
const connectors = new Set(['to', '-', '–', '—', '..', '...', 'till', 'until', 'upto', '~', '−'])

/** '500k-650k', 'between 500 and 650k', 'from 5k to 10k'. */
function rangeAt(tokens: Token[], start: number, isDenied: boolean): Bound | null {
  const lead = rangeLeads.find((words) => textAt(tokens, start, lengthOf(words)) === words)
  const begin = start + (lead ? lengthOf(lead) : 0)
  const low = amountBehind(tokens, begin, lead !== undefined)
  if (!low) return null
  const behind = connectorAt(tokens, low.end, lead !== undefined)
  const high = behind === null ? null : amountBehind(tokens, behind)
  if (!high) return null
  const named = ends(low, high, lead !== undefined)
  if (!named) return null
  return isDenied ? { end: high.end } : { ...named, end: afterRange(tokens, high.end) }
}

function connectorAt(tokens: Token[], at: number, isLed: boolean): number | null {
  if (textAt(tokens, at, 2) === 'up to' || textAt(tokens, at, 2) === 'and to') return at + 2
  const text = tokens[at]?.text ?? ''
  return connectors.has(text) || (isLed && tighteners.has(text)) ? at + 1 : null
}

/** The unit of one end goes for both: '100 to 200k', '1-2m'. Sizes, models and years are no ends. */
function ends(low: Amount, high: Amount, isLed: boolean): { min: number; max: number } | null {
  const isMarked = (end: Amount) => end.unit > 1 || end.hasCurrency || !end.isBare
  if (isYear(low) && isYear(high)) return null
  const byHigh = low.unit === 1 && low.value < 1_000 ? low.value * high.unit : low.value
  const byLow = high.unit === 1 && high.value < 1_000 ? high.value * low.unit : high.value
  const min = byHigh <= byLow ? byHigh : low.value
  const max = byLow >= min ? byLow : high.value
  const isFar = !isLed && low.unit === 1 && high.unit > 1 && low.value < 1_000 && min * 10 < max
  if (isFar || Math.min(min, max) < (isMarked(low) || isMarked(high) ? 100 : 1_000)) return null
  if (
    !isPrice({ ...low, value: min, unit: high.unit }) ||
    !isPrice({ ...high, value: max, unit: low.unit })
  )
    return null
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

function afterRange(tokens: Token[], at: number): number {
  return /^(range|budget|bracket|only)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
}

/** 'not above 650k', 'at least ₦5,000', 'from 20k below', 'max 50k'. */
function comparedAt(tokens: Token[], start: number, isDenied: boolean): Bound | null {
  const found = comparisonBefore(tokens, start)
  if (!found || isPartOfName(tokens, start)) return null
  const amount = amountBehind(tokens, found.end)
  if (!amount || !isPrice(amount)) return null
  const { comparison } = found
  const mayBeYear = isYear(amount) && amount.value % 100 !== 0
  if (mayBeYear && (comparison === 'from' || comparison === 'around')) return null
  if (comparison === 'worth' && amount.isBare) return null
  const second = highEnd(tokens, amount)
  if (second) return isDenied ? { end: second.end } : secondOf(comparison, amount, second)
  return withTail(tokens, { comparison, isDenied, amount })
}

/** 'above 100k to 200k', 'max 100k-200k': the other end of what became a range. */
function highEnd(tokens: Token[], low: Amount): Amount | null {
  const behind = connectorAt(tokens, low.end, false)
  const high = behind === null ? null : amountBehind(tokens, behind)
  return high && isPrice(high) ? high : null
}

function secondOf(comparison: Comparison, low: Amount, high: Amount): Bound {
  const [min, max] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
  const isHighest = comparison === 'max' || comparison === 'upTo'
  return isHighest ? { max, end: high.end } : { min, max, end: high.end }
}

interface Compared {
  comparison: Comparison
  isDenied: boolean
  amount: Amount
}

/** What follows the amount agrees, or decides where 'from' leaves it open; where it contradicts, nothing is read. */
function withTail(tokens: Token[], compared: Compared): Bound {
  const { amount, isDenied } = compared
  const tail = tailAt(tokens, amount.end)
  const end = tail?.end ?? amount.end
  const side = sideOf(compared)
  if (side === null) return { end }
  if (!tail || tail.comparison === side || side === 'around')
    return { ...sided(side, amount.value), end }
  const isOpen = !isDenied && (compared.comparison === 'from' || compared.comparison === 'worth')
  if (isOpen || tail.comparison === 'around') {
    return { ...sided(isOpen ? tail.comparison : side, amount.value), end }
  }
  return { end }
}

/** On which side of the amount the prices are; null: a denial that says nothing. */
function sideOf({ comparison, isDenied }: Compared): 'max' | 'min' | 'around' | null {
  if (comparison === 'upTo') return 'max'
  if (!isDenied)
    return comparison === 'from' ? 'min' : comparison === 'worth' ? 'around' : comparison
  return comparison === 'max' ? 'min' : comparison === 'min' ? 'max' : null
}

function sided(side: Comparison, value: number): { min?: number; max?: number } {
  if (side === 'max') return { max: value }
  if (side === 'min') return { min: value }
  return { min: Math.round(value * (1 - tolerance)), max: Math.round(value * (1 + tolerance)) }
}

/** '650k or less', '₦5,000 and above', '50k max'; not where it begins the next comparison: '100k max 200k'. */
function tailAt(
  tokens: Token[],
  at: number,
  isAlone = false,
): { comparison: Comparison; end: number } | null {
  const found = comparisonBehind(tokens, at)
  if (!found) return null
  const next = tokens[found.end]?.text === ',' ? null : amountBehind(tokens, found.end)
  // '50k min 80k max'
  const isNextOwn = next && isAlone && comparisonBehind(tokens, next.end)
  return next && !isNextOwn ? null : found
}

/** A price without a comparison: about so much; with one behind it, that. */
function amountAlone(tokens: Token[], start: number): Bound | null {
  const amount = amountAt(tokens, start)
  if (!amount || !isPrice(amount) || isTouched(tokens, start, amount)) return null
  const tail = tailAt(tokens, amount.end, true)
  const isCounted = tail && /^(\+|plus|up|over|under|min|max)$/.test(textAt(tokens, amount.end, 1))
  if (tail && !(isCounted && amount.isBare)) {
    return { ...sided(tail.comparison, amount.value), end: tail.end }
  }
  return isMoney(tokens, amount) && !tail
    ? { ...sided('around', amount.value), end: amount.end, isAmountAlone: true }
    : null
}

/** A power bank has 20k mAh, a chain 18k gold, a cable 5m: without a currency only larger amounts are money by themselves. */
function isMoney(tokens: Token[], { hasCurrency, unit, value, mayBeMetres }: Amount): boolean {
  if (hasCurrency) return value >= 1_000
  if (unit === 1 || mayBeMetres) return false
  return value >= 100_000 || (value >= 30_000 && !tokens.some(({ text }) => charges.test(text)))
}

const charges = /^(power|bank|powerbank|battery|batteries|mah)s?$/

/** Part of something longer: '500k-x', 'a/500k'. */
function isTouched(tokens: Token[], start: number, { end }: Amount): boolean {
  const [before, first, last, behind] = [
    tokens[start - 1],
    tokens[start],
    tokens[end - 1],
    tokens[end],
  ]
  const touchesBefore = before && first && before.end === first.start && /^[-/.]$/.test(before.text)
  const touchesBehind = last && behind && behind.start === last.end && /^[-/]$/.test(behind.text)
  return Boolean(touchesBefore || touchesBehind)
}

/** 'iPhone 13 Pro Max 256GB'. */
function isPartOfName(tokens: Token[], at: number): boolean {
  return tokens[at]?.text === 'max' && /^(pro|air|hot|note|plus)$/.test(tokens[at - 1]?.text ?? '')
}

/** The amount, after words that stand between. */
function amountBehind(tokens: Token[], start: number, mayFill = true): Amount | null {
  for (let at = start; at < start + 5; at++) {
    const amount = amountAt(tokens, at)
    if (amount) return isResolution(tokens, at, amount) ? null : amount
    if (!mayFill || !isFiller(tokens[at])) return null
  }
  return null
}

const screens =
  /^(tv|television|monitor|uhd|ultra|qled|oled|screen|video|camera|smart|led|resolution|display|projector)s?$/
const lengths =
  /^(cable|cord|rope|hose|wire|extension|tape|lead|hdmi|ethernet|lan|fabric|lace|ankara|pipe|chain)s?$/

/** '4K TV', '18k gold' and '5m cable'. */
function isResolution(
  tokens: Token[],
  start: number,
  { value, unit, mayBeMetres, end, hasCurrency }: Amount,
): boolean {
  if (hasCurrency) return false
  const next = tokens[end]?.text ?? ''
  if (unit === 1_000 && /^(gold|plated|karat|carat|silver)$/.test(next)) return true
  const isPixels = unit === 1_000 && [2_000, 4_000, 5_000, 8_000].includes(value)
  if (isPixels && screens.test(next)) return true
  return (
    mayBeMetres && tokens[start]?.kind === 'number' && tokens.some(({ text }) => lengths.test(text))
  )
}

function lengthOf(words: string): number {
  return words.split(' ').length
}
