/** Rules about words, folded as PostgreSQL's search_fold leaves them: lower case, letters and digits. */

/** Words in a row; one that ends in `*` matches all that begin so. */
export type Phrase = readonly string[]

/** Stop words: ignored, unless a search has no others. */
const stopWords = new Set('a an and at by for from in my of on or the to with'.split(' '))

/** What is said around a thing, in English and Pidgin: ignored like stop words. */
const sayings = new RegExp(
  String.raw`\b(?:${[
    '(?:i |we )?(?:want|wan|need|dey find|dey look for|am looking for)(?: to)?(?: buy)?',
    'how much (?:be|is|for)?',
    '(?:wetin be )?(?:the )?price(?:s)? of',
    '(?:where|which place) (?:i|we) fit (?:see|buy|get)',
    'wey (?:no cost|get|be|dey)',
    'abeg|pls|please|biko|wetin|wey|dey|una',
    'cheap|cheapest|affordable|quality|original|best|good|fine|strong|ram|rom',
  ].join('|')})\b`,
  'g',
)

/** Enough to identify any product; further words are ignored, those with a number last. */
const maxTokens = 10

/** Of '32 in tv' the inches; 'in' alone says nothing. */
const inches =
  /\b(\d{1,3}) in(?=$| (?:smart|led|tv|tvs|television|monitor|screen|laptop|display|fan)\b)/g

/** The words that products must carry. */
export function tokensOf(folded: string): string[] {
  const all = split(folded)
  const said = split(
    folded
      .replace(sayings, ' ')
      .replace(/\b(\d+) ?(?:x|by) ?(\d+)(?=\D|$)/g, '$1x$2')
      .replace(inches, '$1 inch')
      // 'A/C': an 'a' alone says nothing.
      .replace(/\ba c\b/g, 'ac')
      .replace(/\bsize (\d{1,2}|[smlx]{1,4})\b/g, 'size:$1'),
  )
  const significant = said.filter((token) => !stopWords.has(token))
  const tokens = [...new Set(significant.length > 0 ? significant : all)]
  if (tokens.length <= maxTokens) return tokens
  const numbered = tokens.filter((token) => /\d/.test(token)).slice(0, maxTokens)
  const others = tokens.filter((token) => !/\d/.test(token))
  const chosen = new Set([...numbered, ...others.slice(0, maxTokens - numbered.length)])
  return tokens.filter((token) => chosen.has(token))
}

function split(text: string): string[] {
  return text.split(' ').filter((token) => token !== '')
}

/**
 * The pairs of words that one could be, cut in two: 'powerbank' → 'power bank', 'sma546b' → 'sm a546b', and
 * a number before its unit in any case: '5kva' → '5 kva'.
 */
export function cuts(word: string): [string, string][] {
  const shortest = /\d/.test(word) || word.length === 4 ? 2 : 3
  if (word.length > 30) return []
  const [, digits, unit] = /^(\d+)([a-z]+)$/.exec(word) ?? []
  const isShort = digits && unit && (digits.length < shortest || unit.length < shortest)
  const measure: [string, string][] = isShort ? [[digits, unit]] : []
  const anywhere = Array.from(
    { length: Math.max(0, word.length - 2 * shortest + 1) },
    (_, i): [string, string] => [word.slice(0, i + shortest), word.slice(i + shortest)],
  )
  return [...measure, ...anywhere, ...withCharacter(word)]
}

/** A character that stands for a thing of its own: 'tshirt' → 't shirt', 'usbc' → 'usb c'. */
function withCharacter(word: string): [string, string][] {
  const [, character, behind] = /^([tevxug])([a-z]{4,})$/.exec(word) ?? []
  const [, before, last] = /^([a-z]{3,})([abcdek])$/.exec(word) ?? []
  return [
    ...(character && behind ? [[character, behind] satisfies [string, string]] : []),
    ...(before && last ? [[before, last] satisfies [string, string]] : []),
  ]
}

/** Runs of up to three neighbours, as synonyms are looked up: `start` is the place of the first. */
export function runs(tokens: string[]): { text: string; start: number; length: number }[] {
  return tokens.flatMap((_, start) =>
    [1, 2, 3]
      .filter((length) => start + length <= tokens.length)
      .map((length) => ({ text: tokens.slice(start, start + length).join(' '), start, length })),
  )
}

/** One typo in short words, two in longer ones; none where a digit makes it a model number. */
export function typosForgiven(word: string): number {
  if (!/^[a-z]{3,30}$/.test(word)) return 0
  return word.length < 5 ? 1 : 2
}

/** People seldom get the first character wrong, but for one that sounds the same, or is missing, added or swapped. */
export function isLikelyTypo(typed: string, word: string): boolean {
  const [first = '', second = ''] = typed
  const [wordFirst = '', wordSecond = ''] = word
  const sounds = ['ck', 'sz', 'fp', 'jg', 'ie', 'kq', 'cs']
  const soundsSame = sounds.some((pair) => pair.includes(first) && pair.includes(wordFirst))
  return first === wordFirst || second === wordFirst || first === wordSecond || soundsSame
}

/**
 * Typos between two words: letters missing, added, replaced, or swapped with a neighbour
 * (optimal string alignment).
 */
export function typosBetween(one: string, other: string): number {
  let twoBack: number[] = []
  let back = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        cell(row, j - 1) + 1,
        cell(back, j) + 1,
        cell(back, j - 1) + (isSame ? 0 : 1),
        isSwap ? cell(twoBack, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBack = back
    back = row
  }
  return cell(back, other.length)
}

function cell(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
