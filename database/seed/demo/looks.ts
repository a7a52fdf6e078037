import { brandName } from './brands.ts'
import { markOf } from './marks.ts'
import type { DemoProduct, Look } from './shape.ts'

/** A size in a name, for the foot of its pack: '400 g', 'x 12', '1.5 L x 6'. */
const sizeWords =
  /\b(\d[\d.,]*) ?(kg|g|ml|cl|L|Sheets|Capsules|Pieces|Leaves|m)\b( x \d+)?|\bx ?\d+|\b(Pack|Carton|Set) of \d+|, (Small|Family|Executive|Large)\b/g
/** The measure that makes one larger than the next of its kind; cables and storage look the same at every number. */
const measured =
  /(\d[\d.,]*)[ -]?(inches|inch|litres|kVA|kg|mAh|Ah|ml|cl|cm|mm|HP|W|L|g|kW)\b|([\d.]+)(?: x [\d.]+)? ft\b|, (Small|Family|Executive|Large)|Pack of (\d+)/
const units: Record<string, number> = {
  kg: 1000,
  L: 1000,
  cl: 10,
  litres: 1000,
  kVA: 1000,
  kW: 1000,
}
const named: Record<string, number> = { Small: 1, Family: 2, Large: 3, Executive: 4 }

/** How each product is told from its neighbours: the words, the size and the place in the picture. */
export function withLooks(products: readonly DemoProduct[]): DemoProduct[] {
  const groups = Map.groupBy(products, ({ category, art, brand }) =>
    [category, art.kind, brand].join(),
  )
  return [...products].map((product) => {
    const { category, art, brand } = product
    const alike = groups.get([category, art.kind, brand].join()) ?? [product]
    return { ...product, art: { ...art, ...lookOf(product, alike) } }
  })
}

function lookOf(product: DemoProduct, alike: readonly DemoProduct[]): Look {
  const maker = brandName(product.brand)
  const mark = markOf(product.name)
  const sizes = product.name.match(sizeWords) ?? []
  return {
    paint: mark?.paint || product.art.paint,
    name: mark?.name ?? maker,
    maker: mark && mark.name !== maker ? maker : '',
    edition: editionOf(product, alike),
    size: sizes
      .map((one) => one.replace(/^, /, ''))
      .join(' ')
      .slice(0, 16),
    scale: scaleOf(product, alike),
  }
}

/** The words that not all of its kind have, without what is printed or seen anyway. */
function editionOf(product: DemoProduct, alike: readonly DemoProduct[]): string {
  const own = wordsOf(product)
  const others = alike.map(wordsOf)
  const telling = own.filter((word) => others.some((words) => !words.includes(word)))
  return telling.join(' ').replace(/[,&]$/, '').slice(0, 24).trim()
}

function wordsOf({ name, brand, color }: DemoProduct): string[] {
  const without = [
    brandName(brand),
    markOf(name)?.name ?? '',
    `, ${color}`,
    ', UK Used',
    ', Refurbished',
  ]
  const rest = without.reduce((text, part) => text.replace(part, ' '), name)
  return rest.replace(sizeWords, ' ').split(/\s+/).filter(Boolean)
}

/** The largest of a kind fills the picture; softened, so that the smallest can still be seen. */
function scaleOf(product: DemoProduct, alike: readonly DemoProduct[]): number {
  const size = measure(product.name)
  const largest = Math.max(...alike.map(({ name }) => measure(name) ?? 0))
  if (!size || largest === 0) return 1
  const [, , unit = ''] = measured.exec(product.name) ?? []
  const ratio = (size / largest) ** (unit.startsWith('inch') ? 0.6 : 0.2)
  return Math.round(Math.max(0.6, ratio) * 1000) / 1000
}

function measure(name: string): number | undefined {
  const [, amount, unit = '', feet, word = '', pack] = measured.exec(name) ?? []
  if (amount) return Number(amount.replaceAll(',', '')) * (units[unit] ?? 1)
  const [, wide, long] = /([\d.]+) x ([\d.]+) ft/.exec(name) ?? []
  if (feet) return wide && long ? Number(wide) * Number(long) : Number(feet)
  return named[word] ?? (pack ? Number(pack) : undefined)
}
