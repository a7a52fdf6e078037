import { alphabets, type Face } from './alphabets/alphabets.ts'
import { line } from './alphabets/line.ts'
import { type Setting, settingOf } from './settings.ts'
import { group } from './svg.ts'

export interface Lettering {
  /** Height of the capitals. */
  size: number
  ink: string
  /** Thin lettering, below 13, is written with a pen: on screens, dials and paper. */
  weight?: number
  /** Between letters, in hundredths of the size; 34 is the alphabet's own. */
  spacing?: number
  align?: 'left' | 'middle' | 'right'
  /** Degrees leant to the right. */
  slant?: number
  /** Made smaller where it would be wider than this. */
  within?: number
}

/** Capitals of the pen are 100 high on their grid, those of the outlines 140. */
const grids = { pen: 100, outline: 140 } as const
const ordinary = 34
/** Small print is written with the pen too: nobody sees its form, and it weighs a third. */
const penBelow = 34
/** A second line, after a line break, is the model or edition: this share of the first one's size. */
const belowSize = 0.56

/**
 * Text whose base line starts (or has its middle, or ends) at x, y. A name that has a face of its own is set in
 * that one, all else in the condensed one. Unknown signs leave a gap.
 */
export function words(text: string, x: number, y: number, style: Lettering): string {
  const [first = '', below] = text.split('\n')
  const upper = set(first, x, y, style)
  if (!below) return upper
  const { size, ink, within, align } = style
  const limit = within === undefined ? {} : { within }
  const turned = align === undefined ? {} : { align }
  const small = { size: size * belowSize, ink, ...limit, ...turned }
  return upper + set(below, x, y + size * belowSize * 1.45, small)
}

/** How wide the words come out at this size. */
export function wordsWidth(text: string, size: number, spacing = ordinary): number {
  const { width, grid } = lineOf(text, { size, ink: '', spacing })
  return (width * size) / grid
}

function set(text: string, x: number, y: number, style: Lettering): string {
  const { ink, weight = 14, align = 'middle', within } = style
  const { d, width, grid, slant } = lineOf(text, style)
  if (d === '') return ''
  const size = within === undefined ? style.size : Math.min(style.size, (within / width) * grid)
  const start = align === 'left' ? 0 : align === 'middle' ? width / 2 : width
  const lean = slant === 0 ? '' : ` skewX(${-slant})`
  const drawn =
    grid === grids.pen
      ? `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="${ink}"/>`
  const place = `translate(${x} ${y})${lean} scale(${size / grid}) translate(${-start} ${-grid})`
  return group(place, drawn)
}

function lineOf(text: string, { size, weight = 14, spacing = ordinary, slant = 0 }: Lettering) {
  const setting = settingOf(text)
  if (!setting && (weight < 13 || size < penBelow))
    return { ...penned(text, spacing), grid: grids.pen, slant }
  const { face = 'condensed', tracking = 0, ...own }: Partial<Setting> = setting ?? {}
  const extra = tracking + (spacing - ordinary) * 0.9
  const cased = own.isUpper ? text.toUpperCase() : own.isLower ? text.toLowerCase() : text
  const { d, width } = outlined(cased, face, extra)
  return { d, width, grid: grids.outline, slant: own.slant ?? slant }
}

/** Marks above and below, written after the letter that they belong to; `x` is its middle, `top` its height. */
const marks: Record<string, (x: number, top: number) => string> = {
  '\u0300': (x, top) => `M${x - 22} ${top - 32}h18l16 24h-14z`,
  '\u0301': (x, top) => `M${x + 22} ${top - 32}h-18l-16 24h14z`,
  '\u0302': (x, top) => `M${x - 8} ${top - 32}h16l18 24h-15l-11-12l-11 12h-15z`,
  '\u0323': (x) => `M${x - 8} 152h17v17h-17z`,
}

function outlined(text: string, face: Face, extra: number) {
  let x = 0
  let last = { middle: 0, top: 0 }
  let d = ''
  for (const sign of text.normalize('NFD').replaceAll("'", '’').replaceAll('₦', 'N\u0335')) {
    const glyph = alphabets[face][sign]
    const mark = marks[sign]
    if (mark) d += mark(Math.round(last.middle), last.top)
    else if (sign === '\u0335') d += `M${x - 98} 55h91v10h-91zM${x - 98} 76h91v10h-91z`
    else if (glyph) {
      d += `M${Math.round(x)} 0${glyph[1]}`
      last = { middle: x + glyph[0] / 2, top: /[a-z]/.test(sign) ? 36 : 0 }
      x += glyph[0] + extra
    } else if (sign === ' ') x += 39 + extra
  }
  return { d, width: Math.max(1, x - extra) }
}

const penMarks: Record<string, (x: number) => string> = {
  '\u0300': (x) => `M${x + 8} 14L${x - 8}-2`,
  '\u0301': (x) => `M${x - 8} 14L${x + 8}-2`,
  '\u0302': (x) => `M${x - 14} 14L${x} 0L${x + 14} 14`,
  '\u0323': (x) => `M${x} 126V126.1`,
}

function penned(text: string, spacing: number) {
  let x = 0
  let last = 0
  let d = ''
  for (const sign of text.normalize('NFD').replaceAll("'", '’')) {
    const mark = penMarks[sign]
    const glyph = line[sign]
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
