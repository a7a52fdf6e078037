import { type ArtKind, artKinds } from './art-kinds.ts'
import { isBrand } from './brands.ts'
import { isColour } from './colours.ts'
import type { ProductLine } from './group-shape.ts'

/**
 * Parses product lines from text, blocks between empty lines:
 *
 *     name | brand | code | price, or `label: price; label: price` | extras…
 *     what is worth saying about it, on as many lines as it takes
 *     * feature * feature * feature
 *
 * Extras: `in red, blue` (colours), `sizes 40, 41`, `form …`; `kg 1.5` and `art kettle`, or one for each
 * price.
 * Throws with the block's text on anything that it cannot parse.
 */
export function productLines(text: string): ProductLine[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(readBlock)
}

function readBlock(block: string): ProductLine {
  const star = block.indexOf('\n*')
  const [head = '', ...noteLines] = block.slice(0, star).trim().split('\n')
  const [name, brand, code, price, ...extras] = head.split('|').map((cell) => cell.trim())
  const note = noteLines.map((line) => line.trim()).join(' ')
  const features = listed(block.slice(star + 2).replace(/\s+/g, ' '), ' * ')
  if (star < 0 || !name || !brand || !code || !price || !note)
    throw new Error(`product line: ${block}`)
  return {
    name,
    brand: known(isBrand, brand, block),
    code,
    price: readPrice(price),
    note,
    features,
    ...Object.assign({}, ...extras.map((extra) => readExtra(extra, block))),
  }
}

function readPrice(text: string): ProductLine['price'] {
  if (!text.includes(':')) return naira(text)
  const rows = listed(text, ';').map((row) => listed(row, ':'))
  return Object.fromEntries(rows.map(([label = '', price = '']) => [label, naira(price)]))
}

function naira(text: string): number {
  const amount = Number(text.replaceAll(',', ''))
  if (!(amount > 0)) throw new Error(`product line: no price: ${text}`)
  return amount
}

function readExtra(extra: string, block: string): Partial<ProductLine> {
  const [, word = '', rest = ''] = /^(\w+) (.+)$/.exec(extra) ?? []
  switch (word) {
    case 'in':
      return { colours: listed(rest, ',').map((colour) => known(isColour, colour, block)) }
    case 'sizes':
      return { sizes: listed(rest, ',') }
    case 'kg':
      return { kg: listed(rest, ',').map(Number) }
    case 'art':
      return { art: listed(rest, ',').map((kind) => known(isArtKind, kind, block)) }
    case 'form':
      return { form: rest }
    default:
      throw new Error(`product line: '${extra}' in ${block}`)
  }
}

function known<T extends string>(is: (word: string) => word is T, word: string, block: string): T {
  if (!is(word)) throw new Error(`product line: unknown '${word}' in ${block}`)
  return word
}

function isArtKind(word: string): word is ArtKind {
  return artKinds.some((kind) => kind === word)
}

function listed(text: string, separator: string): string[] {
  return text.split(separator).map((item) => item.trim())
}
