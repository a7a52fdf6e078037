/** A piece of a search as it was typed; `start` and `end` are its place. */
export interface Token {
  kind: 'number' | 'word' | 'sign'
  /** In small letters and without apostrophes; of a number its digits, dots and commas. */
  text: string
  /** Letters that touch a number: 'k' of '650k', 'gb' of '128gb'. */
  suffix: string
  start: number
  end: number
}

/** 'N' before digits is the currency, 'under' a word of its own; any other letter there makes a model: 'a16', 's24'. */
const pattern =
  /(?<before>(?<![\p{L}\p{N}])(?:ngn|naira|n|under|below|above|over|max|min)(?=\d))|(?<number>\d+(?:[.,]\d+)*|(?<!\d)\.\d+)(?<suffix>\p{L}[\p{L}\p{N}]*)?|(?<word>\p{L}[\p{L}\p{M}\p{N}'’]*)|=n=|<=|>=|=<|=>|\.\.+|\S/giu

export function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => {
    const { before, number, suffix, word } = groups
    const place = { start: index, end: index + whole.length, suffix: suffix?.toLowerCase() ?? '' }
    if (number !== undefined) return { kind: 'number', text: number, ...place }
    const kind = (before ?? word) ? 'word' : 'sign'
    return { kind, text: whole.replace(/['’]/g, '').toLowerCase() || whole, ...place }
  })
}

/** The words at a place, as one text; shorter where the search ends before. */
export function textAt(tokens: Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
}
