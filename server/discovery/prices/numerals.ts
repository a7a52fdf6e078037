import { type Token, textAt } from './tokens.ts'

interface Numeral {
  value: number
  /** The last of its units: 1,000 of '650k' and of 'fifty thousand'; 1: none. */
  unit: number
  /** Whether the currency touches it: '5000naira'. */
  hasCurrency: boolean
  /** A figure alone. */
  isBare: boolean
  mayBeMetres: boolean
  end: number
}

const units: Record<string, number> = {
  k: 1e3,
  thou: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
}

const small: Record<string, number> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, 10 * (tens + 2)]),
  ['half', 0.5],
  ['quarter', 0.25],
])

/** What is written as it is said: 'half a million', 'one and a half million', 'a hundred thousand'. */
const idioms: [words: string, value: number][] = [
  ['half a million', 5e5],
  ['half of a million', 5e5],
  ['quarter of a million', 2.5e5],
  ['a quarter of a million', 2.5e5],
]

/** The number that begins at a place, in figures, in words or in both: '1.25m', '2 hundred thousand', '1 million 200k'. */
export function numeralAt(tokens: Token[], start: number): Numeral | null {
  for (const [words, value] of idioms) {
    const length = words.split(' ').length
    if (textAt(tokens, start, length) === words) return ofWords(value, 1e6, start + length)
  }
  const inWords = wordsAt(tokens, start)
  if (inWords) return inWords
  const first = figureAt(tokens, start)
  if (!first || first.hasCurrency) return first
  // '1m 200k', '1 million 200 thousand'
  const rest = first.unit === 1e6 ? figureAt(tokens, first.end) : null
  const isPart = rest && rest.unit === 1e3 && rest.value < 1e6
  return isPart ? { ...rest, value: first.value + rest.value } : first
}

function ofWords(value: number, unit: number, end: number): Numeral {
  return { value, unit, hasCurrency: false, isBare: false, mayBeMetres: false, end }
}

function figureAt(tokens: Token[], start: number): Numeral | null {
  const token = tokens[start]
  if (token?.kind !== 'number') return null
  const grouped = groupsAt(tokens, start)
  const last = tokens[grouped.end - 1]
  const [, attached = '', currency] =
    /^(k|m|mn|mil|mill|million|thousand|thou|grand)?(naira|ngn|n)?$/.exec(last?.suffix ?? '') ?? [
      '',
      'none',
    ]
  if (attached === 'none' || Number.isNaN(grouped.value)) return null
  const unit = units[attached === 'mn' ? 'm' : attached]
  const shared = { hasCurrency: currency !== undefined, end: grouped.end }
  if (unit) {
    const mayBeMetres = attached === 'm'
    return { ...shared, value: rounded(grouped.value * unit), unit, isBare: false, mayBeMetres }
  }
  const isBare = /^\d+$/.test(token.text) && !currency && grouped.end === start + 1
  const plain = { ...shared, value: grouped.value, unit: 1, isBare, mayBeMetres: false }
  // A phone number, a bar code or a code.
  if (isBare && (/^0\d/.test(token.text) || token.text.length > 9)) return null
  return currency ? plain : withUnit(tokens, plain)
}

/** '650 k', '2 hundred thousand', '1.25 million'. */
function withUnit(tokens: Token[], figure: Numeral): Numeral {
  const [, half] = /^and (a )?half /.exec(`${textAt(tokens, figure.end, 3)} `) ?? ['', null]
  const end = figure.end + (half === null ? 0 : half ? 3 : 2)
  const value = figure.value + (half === null ? 0 : 0.5)
  const word = tokens[end]?.text ?? ''
  const isHundred = word === 'hundred'
  const at = isHundred ? end + 1 : end
  const factor = isHundred ? 100 : 1
  const unit = units[tokens[at]?.text ?? '']
  const followed = tokens[at]?.suffix === '' && tokens[at]?.kind === 'word' ? unit : undefined
  if (!followed) {
    return isHundred ? { ...figure, value: value * 100, isBare: false, end: at } : figure
  }
  return {
    ...figure,
    value: rounded(value * factor * followed),
    unit: followed,
    isBare: false,
    mayBeMetres: tokens[at]?.text === 'm',
    end: at + 1,
  }
}

/** '650,000', '650.000' and '650 000' are one number; '1,25' and '1.25' have decimals. */
function groupsAt(tokens: Token[], start: number): { value: number; end: number } {
  const text = tokens[start]?.text ?? ''
  let end = start + 1
  let whole = text
  const isGroup = (at: number) => {
    const [before, token] = [tokens[at - 1], tokens[at]]
    const touches = token && before && token.start === before.end + 1
    return touches && before.suffix === '' && token.kind === 'number' && /^\d{3}$/.test(token.text)
  }
  if (/^[1-9]\d{0,2}(,\d{3})*$/.test(text)) {
    while (isGroup(end)) whole += tokens[end++]?.text ?? ''
  }
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { value: Number(whole.replaceAll(',', '')), end }
  const suffix = tokens[start]?.suffix ?? ''
  const hasUnit = suffix !== '' || units[tokens[start + 1]?.text ?? ''] !== undefined
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(text) || (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && !hasUnit)) {
    return { value: Number(text.replaceAll('.', '')), end }
  }
  return { value: Number(whole.replace(/^(\d+),(\d+)$/, '$1.$2')), end }
}

/** 'fifty thousand', 'two hundred and fifty thousand', 'one point five million', 'a hundred k'. */
function wordsAt(tokens: Token[], start: number): Numeral | null {
  let at = start
  let [total, current, scale] = [0, 0, 1]
  const text = (ahead = 0) => tokens[at + ahead]?.text ?? ''
  const isScale = (word: string) => word === 'hundred' || units[word] !== undefined
  if (/^an?$/.test(text()) && (isScale(text(1)) || text(1) in small)) at++
  const begun = at
  for (;;) {
    const word = text()
    const value = small[word]
    const unit = units[word]
    if (value !== undefined) current = withNext(current, value)
    else if (word === 'hundred') current = (current || 1) * 100
    else if (unit !== undefined && (current > 0 || /^(thousand|million)$/.test(word))) {
      total += (current || 1) * unit
      current = 0
      scale = unit
    } else if (
      word === 'and' &&
      text(-1) === 'hundred' &&
      small[text(1)] &&
      text(2) !== 'hundred'
    ) {
      // 'hundred and fifty'
    } else if (
      word === 'and' &&
      current > 0 &&
      /^(a )?half$/.test(textAt(tokens, at + 1, text(1) === 'a' ? 2 : 1))
    ) {
      if (text(1) === 'a') at++
    } else if (word === 'point' && current > 0 && small[text(1)] !== undefined) {
      current += (small[text(1)] ?? 0) / 10
      at++
    } else break
    at++
  }
  const isWorthWriting = at > begun && total + current >= 100
  return isWorthWriting ? ofWords(rounded(total + current), scale, at) : null
}

/** 'twenty five' are 25, 'six fifty' 650. */
function withNext(current: number, value: number): number {
  return current >= 1 && current < 10 && value >= 20 ? current * 100 + value : current + value
}

/** 1.1 million are 1,100,000, without the error of binary fractions. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
