import { type Token, textAt } from './tokens.ts'

/**
 * `from` is a lowest price, unless 'below' follows the amount; `upTo` stays a highest price when it is denied, since
 * 'no reach' and 'not up to' both mean less; `worth` names the price itself.
 */
export type Comparison = 'max' | 'min' | 'upTo' | 'from' | 'around' | 'worth'

const beforeAmounts: Record<Comparison, string> = {
  max: `under|below|beneath|sub|less|lessthan|smaller|lesser|lower|cheaper|within|inside|max|maximum|at most|at max|at maximum|maximum of|budget|my
    money|i get|i have|we have|we get|limit|ceiling|not up to|highest|<|<=|=<|≤`,
  upTo: 'up to|upto|till|until|reach up to|reaching up to',
  min: `above|over|more|morethan|bigger|greater|higher|costlier|dearer|pricier|more expensive|exceed|exceeds|exceeding|beyond|pass|passes|passing|past
    |surpass|reach|reaches|reaching|at least|atleast|at minimum|min|minimum|minimum of|lowest|upwards of|upward of|>|>=|=>|≥`,
  from: 'from|as from|starting|starts|start|starting from|starting at|starts from|starts at|start from',
  around: `around|about|approximately|approx|roughly|circa|near|nearly|almost|close to|in the region of|region of|in the range of|
    in the range|range of|like|~|≈`,
  worth: 'for|at|@|worth|cost|costs|costing|price|prices|priced|priced at|price is|price of',
}

const behindAmounts: Partial<Record<Comparison, string>> = {
  max: `is my budget|na my budget|na my money|na wetin i get|or less|or lesser|or lower|or below|or under|or cheaper|or fewer|and below|and less|and lower|and under|and downwards|and downward|
    and down|below|under|downwards|downward|going down|max|maximum|at most|at max|at maximum|tops|budget|limit|or so max`,
  min: `or more|or above|or over|or higher|or greater|or better|and above|and up|and more|and over|and higher|and upwards|and upward|and
    beyond|above|over|upwards|upward|up|going up|plus|min|minimum|at least|atleast|+`,
  around: 'or so|thereabout|thereabouts|or thereabout|or thereabouts|ish|- ish',
}

type Phrases = readonly (readonly [words: string, comparison: Comparison])[]

const before = phrases(beforeAmounts)
const behind = phrases(behindAmounts)
const longest = 4

function phrases(table: Partial<Record<Comparison, string>>): Map<string, Comparison> {
  const kinds = ['max', 'upTo', 'min', 'from', 'around', 'worth'] as const
  const all: Phrases = kinds.flatMap((kind) =>
    (table[kind] ?? '')
      .split('|')
      .map((words) => [words.replace(/\s+/g, ' ').trim(), kind] as const)
      .filter(([words]) => words !== ''),
  )
  return new Map(all)
}

interface Placed {
  comparison: Comparison
  end: number
}

export function comparisonBefore(tokens: Token[], at: number): Placed | null {
  return longestAt(before, tokens, at)
}

export function comparisonBehind(tokens: Token[], at: number): Placed | null {
  return longestAt(behind, tokens, at)
}

function longestAt(table: Map<string, Comparison>, tokens: Token[], at: number): Placed | null {
  for (let length = longest; length > 0; length--) {
    const comparison = table.get(textAt(tokens, at, length))
    if (comparison && at + length <= tokens.length) return { comparison, end: at + length }
  }
  return null
}

const words = (text: string) => new Set(text.split(/\s+/))

/** They turn the comparison behind them round, in English and Pidgin. */
const denials = words(
  `no not nothing never nor none non without isnt arent wasnt doesnt dont didnt shouldnt mustnt cant cannot wont wouldnt neither
  nothin nor`,
)

/** Stands between a denial and its comparison: 'no go pass', 'not to cost more than', 'I cannot spend above'. */
const auxiliaries = words(
  `go dey to be is are it am e of any anything something things thing one ones cost costs costing price prices priced too so very really even
  much for that way want wan like need should must can fit have get buy spend afford pay make do does exactly a bit far i we you want`,
)

/** Stands between a comparison and its amount: 'under am 5k', 'budget is only', 'less than or equal to'. */
const fillers = words(
  `than then dan of is be na am e dey only just about like roughly around approximately the a an price amount say cost to or equal equals
  sum : = - , .`,
)

/** Goes with a price out of the search, when it stands right before it. */
const leads = words(
  `wey that which whose who is are be e it its price prices priced cost costs costing worth dey make with and but for of in range ranging
  sell sells selling sold going go at my should must budget amount i want anything something does do did will would can could im am , ( - – — :`,
)

export const isDenial = (token: Token | undefined) => has(denials, token)
export const isAuxiliary = (token: Token | undefined) => has(auxiliaries, token)
export const isFiller = (token: Token | undefined) => has(fillers, token)
export const isLead = (token: Token | undefined) => has(leads, token)

function has(set: Set<string>, token: Token | undefined): boolean {
  return token !== undefined && set.has(token.text)
}
