import { type Dice, dice } from '../demo/random.ts'

const editions = ['2023', '2024', '2025', '2026', 'Plus', 'Pro', 'Lite', 'Max', 'Mini', 'Classic']
const bundles = ['Pack of 2', 'Pack of 3', 'Pack of 6', 'Twin Pack', 'Family Pack', 'Gift Set']
const colors = [
  'Black',
  'White',
  'Silver',
  'Grey',
  'Navy Blue',
  'Sky Blue',
  'Wine',
  'Red',
  'Green',
  'Army Green',
  'Gold',
  'Rose Gold',
  'Brown',
  'Cream',
  'Purple',
  'Orange',
]
const scales = [0.5, 0.75, 1, 1, 1.25, 1.5, 2, 2.5]

/** 'Samsung Galaxy A54 5G' of Samsung → ['Galaxy', 'A54', '5G']: the name without the brand. */
export function namePattern(name: string, brand: string): string[] {
  const startsWithBrand = name.toLowerCase().startsWith(`${brand.toLowerCase()} `)
  const rest = startsWithBrand ? name.slice(brand.length) : name
  return rest.split(' ').filter((word) => word !== '')
}

/**
 * Another product's name after the same pattern: the brand, often one of its model lines, the
 * pattern's words with other model numbers and sizes, sometimes an edition, a colour or a pack.
 */
export function makeName(
  pattern: readonly string[],
  brand: string,
  color: string | null,
  luck: Dice,
): string {
  const words = [brand]
  if (luck.chance(0.5)) words.push(modelLine(brand, luck))
  words.push(...pattern.map((word) => vary(word, luck)))
  if (luck.chance(0.25)) words.push(luck.pick(editions))
  if (color !== null && luck.chance(0.3)) words.push('-', color)
  else if (luck.chance(0.06)) words.push(`(${luck.pick(bundles)})`)
  return words.join(' ')
}

export function pickColor(luck: Dice): string {
  return luck.pick(colors)
}

/** 'A54' → 'A37', '128GB' → '256GB', 'SM-A546B' → 'SM-A203B'; words stay. */
function vary(word: string, luck: Dice): string {
  const size = /^(\d+(?:\.\d+)?)([a-z"″]{1,4}|-inch)$/i.exec(word)
  if (size?.[1] && size[2]) return `${rescale(Number(size[1]), luck)}${size[2]}`
  if (!/^\(?[A-Z]{1,4}-?[A-Z]?\d{1,5}[A-Z]{0,2}\)?$/.test(word)) return word
  return word.replace(/\d+/, ({ length }) =>
    String(luck.between(10 ** (length - 1), 10 ** length - 1)),
  )
}

function rescale(amount: number, luck: Dice): string {
  const scaled = amount * luck.pick(scales)
  return String(scaled >= 8 ? Math.round(scaled) : Math.max(0.5, Math.round(scaled * 2) / 2))
}

const openings = [
  'Al',
  'Be',
  'Ca',
  'Do',
  'El',
  'Fi',
  'Ga',
  'Ha',
  'In',
  'Ka',
  'Lu',
  'Ma',
  'Ne',
  'Or',
]
const middles = ['vi', 'ro', 'la', 'te', 'no', 'ri', 'sa', 'mo', 'zu', 'de', 'ki', 'lo']
const endings = ['ra', 'x', 'n', 'ta', 'ro', 'ne', 'va', 'ton', 'lite', 'max', 'dor', 'sis']
const lines = new Map<string, string[]>()

/** One of the 12 invented model lines of a brand ('Galvira', 'Neroton'). */
function modelLine(brand: string, luck: Dice): string {
  const known = lines.get(brand)
  if (known) return luck.pick(known)
  const own = dice(brand)
  const made = Array.from({ length: 12 }, () =>
    [openings, middles, own.chance(0.5) ? middles : [''], endings]
      .map((syllables) => own.pick(syllables))
      .join(''),
  )
  lines.set(brand, made)
  return luck.pick(made)
}
