import { type Kobo, toKobo } from '#contract/money.ts'
import { type Bound, boundAt } from './bounds.ts'
import { isLead } from './comparisons.ts'
import { type Token, tokensIn } from './tokens.ts'

/** Bounds that a search names, both included. */
export interface NamedPrices {
  minPrice?: Kobo
  maxPrice?: Kobo
}

export interface ReadPrices {
  /** The search without what it says of prices, otherwise as it was typed. */
  text: string
  /** What it says of prices; empty: nothing. */
  said: string
  prices: NamedPrices
}

/**
 * Takes prices out of a search: 'phone not above 200k' is 'phone', at most 200,000 naira. What it does not
 * understand, or what contradicts itself, stays in the text.
 */
export function readPrices(term: string): ReadPrices {
  const typed = term.normalize('NFKC')
  const unread = { text: term, said: '', prices: {} }
  // Most searches have no number at all.
  if (!mayHaveAmount.test(typed)) return unread
  const tokens = tokensIn(typed)
  const spans = spansIn(tokens)
  const { min, max } = joined(spans)
  if ((min === undefined && max === undefined) || (min ?? 0) > (max ?? min ?? 0)) return unread
  return {
    ...cut(typed, tokens, spans),
    prices: {
      ...(min !== undefined && { minPrice: toKobo(min) }),
      ...(max !== undefined && { maxPrice: toKobo(max) }),
    },
  }
}

const mayHaveAmount = /\d|hundred|thousand|million|grand|\bk\b/i

interface Span extends Bound {
  start: number
}

/** The parts that name prices, in their order. An amount alone counts only where nothing is compared. */
function spansIn(tokens: Token[]): Span[] {
  const spans: Span[] = []
  let at = 0
  while (at < tokens.length) {
    const bound = boundAt(tokens, at)
    if (bound && (bound.min ?? bound.max) !== undefined) {
      spans.push({ ...bound, start: leadOf(tokens, at, spans.at(-1)?.end ?? 0) })
    }
    at = bound?.end ?? at + 1
  }
  const compared = spans.filter(({ isAmountAlone }) => !isAmountAlone)
  return compared.length > 0 ? compared : spans.slice(0, 1)
}

function leadOf(tokens: Token[], start: number, atLeast: number): number {
  let at = start
  while (at > atLeast && isLead(tokens[at - 1])) {
    at--
    // Another part of the sentence ends there.
    if (tokens[at]?.text === ',') break
  }
  return at
}

function joined(spans: Span[]): { min: number | undefined; max: number | undefined } {
  const mins = spans.flatMap(({ min }) => min ?? [])
  const maxs = spans.flatMap(({ max }) => max ?? [])
  return {
    min: mins.length > 0 ? Math.max(...mins) : undefined,
    max: maxs.length > 0 ? Math.min(...maxs) : undefined,
  }
}

function cut(typed: string, tokens: Token[], spans: Span[]): { text: string; said: string } {
  const left: string[] = []
  const said: string[] = []
  let from = 0
  for (const { start, end } of spans) {
    const [first, last] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0]
    left.push(typed.slice(from, first))
    said.push(typed.slice(first, last))
    from = last
  }
  left.push(typed.slice(from))
  const tidy = (parts: string[]) => parts.join(' ').replace(/\s+/g, ' ').trim()
  return { text: tidy(left), said: tidy(said) }
}
