import { group } from './svg.ts'

/**
 * An alphabet of strokes on a grid: capitals reach from 0 to the base line at 100, lower case from 32.
 * Drawn text looks the same on every machine, also where no font is installed.
 */
const bowl = 'M0 66a31 34 0 1 0 62 0a31 34 0 1 0-62 0'
const glyphs: Record<string, [width: number, d: string]> = {
  A: [84, 'M0 100L42 0L84 100M15 66H69'],
  B: [69, 'M0 0V100H42a27 27 0 0 0 0-54H0M0 0H38a23 23 0 0 1 0 46'],
  C: [84, 'M84 16A50 50 0 1 0 84 84'],
  D: [80, 'M0 0V100H30a50 50 0 0 0 0-100Z'],
  E: [60, 'M60 0H0V100H60M0 48H52'],
  F: [56, 'M56 0H0V100M0 48H50'],
  G: [97, 'M84 16A50 50 0 1 0 97 52H60'],
  H: [74, 'M0 0V100M74 0V100M0 48H74'],
  I: [0, 'M0 0V100'],
  J: [52, 'M52 0V74a26 26 0 0 1-52 0'],
  K: [68, 'M0 0V100M66 0L0 58M26 36L70 100'],
  L: [54, 'M0 0V100H54'],
  M: [96, 'M0 100V0L48 70L96 0V100'],
  N: [76, 'M0 100V0L76 100V0'],
  O: [100, 'M50 0a50 50 0 1 0 .1 0Z'],
  P: [66, 'M0 100V0H38a28 28 0 0 1 0 56H0'],
  Q: [100, 'M50 0a50 50 0 1 0 .1 0ZM62 70L96 106'],
  R: [68, 'M0 100V0H38a28 28 0 0 1 0 56H0M38 56L68 100'],
  S: [
    64,
    'M62 18C56 4 44 0 33 0C14 0 4 12 4 25C4 62 64 38 64 74C64 90 50 100 33 100C18 100 6 93 2 80',
  ],
  T: [74, 'M0 0H74M37 0V100'],
  U: [76, 'M0 0V62a38 38 0 0 0 76 0V0'],
  V: [80, 'M0 0L40 100L80 0'],
  W: [116, 'M0 0L28 100L58 10L88 100L116 0'],
  X: [74, 'M0 0L74 100M74 0L0 100'],
  Y: [74, 'M0 0L37 50L74 0M37 50V100'],
  Z: [70, 'M0 0H70L0 100H70'],
  a: [62, `M62 32V100${bowl}`],
  b: [62, `M0 0V100${bowl}`],
  c: [54, 'M54 44A31 34 0 1 0 54 88'],
  d: [62, `M62 0V100${bowl}`],
  e: [62, 'M1 64H62A31 34 0 1 0 54 90'],
  f: [36, 'M38 2C22-4 14 6 14 22V100M0 34H34'],
  g: [62, `M62 32V102a30 28 0 0 1-58 8${bowl}`],
  h: [56, 'M0 0V100M0 60a28 28 0 0 1 56 0V100'],
  i: [0, 'M0 32V100M0 6V6.1'],
  j: [14, 'M14 32V106a20 20 0 0 1-18 18M14 6V6.1'],
  k: [50, 'M0 0V100M48 32L0 74M20 58L52 100'],
  l: [0, 'M0 0V100'],
  m: [96, 'M0 32V100M0 56a24 24 0 0 1 48 0V100M48 56a24 24 0 0 1 48 0V100'],
  n: [56, 'M0 32V100M0 60a28 28 0 0 1 56 0V100'],
  o: [64, 'M32 32a32 34 0 1 0 .1 0Z'],
  p: [62, `M0 32V130${bowl}`],
  q: [62, `M62 32V130${bowl}`],
  r: [34, 'M0 32V100M0 62C2 42 16 32 34 34'],
  s: [
    48,
    'M46 46C42 35 34 32 25 32C12 32 4 39 4 48C4 74 48 58 48 82C48 94 37 100 25 100C14 100 5 96 1 86',
  ],
  t: [36, 'M14 10V80C14 96 24 102 38 98M0 34H36'],
  u: [56, 'M0 32V72a28 28 0 0 0 56 0V32M56 72V100'],
  v: [56, 'M0 32L28 100L56 32'],
  w: [84, 'M0 32L21 100L42 40L63 100L84 32'],
  x: [54, 'M0 32L54 100M54 32L0 100'],
  y: [56, 'M0 32L29 98M56 32L24 112C18 126 10 130 0 128'],
  z: [52, 'M0 32H52L0 100H52'],
  '0': [68, 'M34 0C12 0 0 20 0 50S12 100 34 100S68 80 68 50S56 0 34 0Z'],
  '1': [30, 'M0 20L30 0V100'],
  '2': [64, 'M4 28C4 10 18 0 33 0C50 0 62 11 62 27C62 48 34 64 2 100H64'],
  '3': [
    64,
    'M4 14C12 4 22 0 32 0C50 0 60 11 60 24C60 38 48 46 28 46C50 46 64 56 64 73C64 90 50 100 32 100C16 100 6 92 0 80',
  ],
  '4': [70, 'M52 100V0L0 70H70'],
  '5': [
    64,
    'M58 0H10L6 44C14 38 24 36 32 36C52 36 64 50 64 68C64 88 50 100 31 100C16 100 6 93 0 82',
  ],
  '6': [66, 'M50 0C20 22 0 44 0 68a33 32 0 1 0 66 0a33 32 0 1 0-66 0'],
  '7': [62, 'M0 0H62L22 100'],
  '8': [64, 'M32 46a25 23 0 1 1 .1 0ZM32 46a32 27 0 1 0 .1 0Z'],
  '9': [66, 'M16 100C46 78 66 56 66 32a33 32 0 1 0-66 0a33 32 0 1 0 66 0'],
  '&': [
    80,
    'M78 100L20 30C10 14 22 0 36 0C50 0 60 14 52 28C44 40 4 48 4 74C4 90 16 100 34 100C54 100 68 84 72 60',
  ],
  '.': [0, 'M0 99V99.1'],
  ',': [4, 'M4 99L0 114'],
  '·': [0, 'M0 56V56.1'],
  '(': [18, 'M18-8Q-14 50 18 108'],
  ')': [18, 'M0-8Q32 50 0 108'],
  ':': [0, 'M0 44V44.1M0 99V99.1'],
  '!': [0, 'M0 0V68M0 99V99.1'],
  '?': [56, 'M2 26C2 8 14 0 28 0C44 0 56 10 56 26C56 48 28 46 28 70M28 99V99.1'],
  '’': [4, 'M4 0L0 20'],
  '-': [34, 'M0 60H34'],
  '–': [50, 'M0 60H50'],
  '+': [52, 'M0 58H52M26 32V84'],
  '/': [44, 'M0 108L44-8'],
  '%': [76, 'M2 100L74 0M16 0a16 19 0 1 0 .1 0ZM60 62a16 19 0 1 0 .1 0Z'],
  '₦': [80, 'M6 100V0L74 100V0M-6 38H86M-6 62H86'],
}
/** Marks above and below, written after the letter that they belong to; `x` is its middle. */
const marks: Record<string, (x: number) => string> = {
  '\u0300': (x) => `M${x + 8} 14L${x - 8}-2`,
  '\u0301': (x) => `M${x - 8} 14L${x + 8}-2`,
  '\u0302': (x) => `M${x - 14} 14L${x} 0L${x + 14} 14`,
  '\u0323': (x) => `M${x} 126V126.1`,
}

export interface Lettering {
  /** Height of the capitals. */
  size: number
  ink: string
  /** Thickness of the strokes, in hundredths of the size. */
  weight?: number
  /** Between letters, in hundredths of the size. */
  spacing?: number
  align?: 'left' | 'middle' | 'right'
  /** Degrees leant to the right. */
  slant?: number
  /** Made smaller where it would be wider than this. */
  within?: number
}

/** Text whose base line starts (or has its middle, or ends) at x, y. Unknown signs leave a gap. */
export function words(text: string, x: number, y: number, style: Lettering): string {
  const { ink, weight = 14, spacing = 34, align = 'middle', slant = 0, within } = style
  const { d, width } = lineOf(text, spacing)
  if (d === '') return ''
  const size = within === undefined ? style.size : Math.min(style.size, (within / width) * 100)
  const start = align === 'left' ? 0 : align === 'middle' ? width / 2 : width
  const lean = slant === 0 ? '' : ` skewX(${-slant})`
  return group(
    `translate(${x} ${y})${lean} scale(${size / 100}) translate(${-start} -100)`,
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

/** How wide the words come out at this size. */
export function wordsWidth(text: string, size: number, spacing = 34): number {
  return (lineOf(text, spacing).width * size) / 100
}

function lineOf(text: string, spacing: number) {
  let x = 0
  let last = 0
  let d = ''
  for (const sign of text.normalize('NFD').replaceAll("'", '’')) {
    const mark = marks[sign]
    const glyph = glyphs[sign]
    if (mark) {
      d += mark(Math.round(last))
    } else if (glyph) {
      d += shifted(glyph[1], x)
      last = x + glyph[0] / 2
      x += glyph[0] + spacing
    } else if (sign === ' ') {
      x += 46
    }
  }
  return { d, width: Math.max(1, x - spacing) }
}

/** Only commands with absolute places move; which of their numbers are x depends on the command. */
function shifted(d: string, by: number): string {
  return d.replace(/([MLCSHA])([^a-zA-Z]+)/g, (_, command: string, numbers: string) => {
    const moved = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      const isX = command === 'H' || (command === 'A' ? index % 7 === 5 : index % 2 === 0)
      return isX ? String(Math.round((Number(number) + by) * 10) / 10) : number
    })
    return command + moved.join(' ')
  })
}
