import type { ArtKind } from '../demo/art-kinds.ts'
import type { BannerPlace, DemoPicture } from '../demo/shape.ts'
import { adire } from './cloth.ts'
import { words, wordsWidth } from './lettering.ts'
import { pick } from './pick.ts'
import { showpiece } from './showpiece.ts'
import { circle, clipped, finish, path, rect } from './svg.ts'

/** Width and height in pixels. Narrow screens show the left half of strips and wide ones. */
export const bannerSizes = {
  home_left: [1280, 640],
  home_right_top: [640, 310],
  home_right_bottom: [640, 310],
  home_middle: [1440, 360],
  home_top: [1440, 180],
  product_top: [640, 400],
  product_bottom: [640, 400],
  product_bottom_left: [720, 360],
  product_bottom_right: [720, 360],
  cart_middle: [1440, 180],
  category_top: [1440, 300],
} as const satisfies Record<BannerPlace, readonly [number, number]>

export interface BannerText {
  title: string
  line: string
  /** What is shown beside the words. */
  kind: ArtKind
  place: BannerPlace
}

const schemes = [
  { ground: '#262f73', ink: '#ffffff', accent: '#f5a623', cloth: ['#1b2360', '#8d97dd'] },
  { ground: '#fbe3b0', ink: '#1c1b2e', accent: '#8a3b0a', cloth: ['#262f73', '#f3e6c8'] },
  { ground: '#0f4f54', ink: '#ffffff', accent: '#ffd07a', cloth: ['#0a3b40', '#7fc7bd'] },
  { ground: '#f3ead9', ink: '#262f73', accent: '#a34a10', cloth: ['#262f73', '#e6dcc4'] },
  { ground: '#171e52', ink: '#ffffff', accent: '#f5a623', cloth: ['#262f73', '#aab3ee'] },
] as const

/** A banner with its words drawn in, so that it reads the same everywhere; `alt` repeats them. */
export function drawBanner({ title, line, kind, place }: BannerText): DemoPicture {
  const [width, height] = bannerSizes[place]
  const scheme = pick(schemes, title)
  // Of a wide one the left half must be enough by itself.
  const half = width / height > 3 ? width / 2 : width
  const middle = half * (width / height > 6 ? 0.86 : 0.77)
  const body =
    rect(0, 0, width, height, scheme.ground) +
    cloth(scheme.cloth, half, width, height) +
    showpiece(kind, middle, height * 0.52, height * (height < 250 ? 1.02 : 0.96), title) +
    (half < width
      ? showpiece(kind, width * 0.78, height * 0.52, height * 0.86, title, 'another')
      : '') +
    text({ title, line }, scheme, half, height)
  const { ground } = scheme
  return {
    svg: finish(width, height, body),
    width,
    height,
    placeholderColor: ground,
    alt: `${title}. ${line}`,
  }
}

/** Resist-dyed cloth behind the goods, never behind the words. */
function cloth(
  [ground, pale]: readonly [string, string],
  half: number,
  width: number,
  height: number,
) {
  const fill = adire(ground, pale, 1)
  if (half < width) {
    return clipped(
      rect(half, 0, half, height, '#000'),
      path(`M${half} 0H${width}V${height}H${half}Z`, fill),
      circle(width * 0.78, height * 0.52, height * 0.46, '#fff8ea', 'opacity=".93"'),
    )
  }
  const edge = width * 0.6
  return (
    path(
      `M${edge} 0H${width}V${height}H${edge - height * 0.12}Q${edge + height * 0.16} ${height * 0.5} ${edge} 0Z`,
      fill,
    ) + circle(width * 0.77, height * 0.52, height * 0.41, '#fff8ea', 'opacity=".93"')
  )
}

function text(
  said: { title: string; line: string },
  { ink, accent }: { ink: string; accent: string },
  half: number,
  height: number,
): string {
  const left = half * 0.055
  const maxWidth = half * (half / height > 3 ? 0.62 : 0.47)
  const { title, line, size, small, tall } = fitted(said, half, height, maxWidth)
  const top = (height - tall) / 2
  const titles = title.map((part, index) => {
    const base = top + size * (1.05 + index * 1.5)
    return words(part, left, base, { size, ink, weight: 17, align: 'left', within: maxWidth })
  })
  const lines = line.map((part, index) => {
    const base = top + title.length * size * 1.5 + small * (1.6 + index * 1.8)
    return words(part, left, base, { size: small, ink: accent, weight: 12, align: 'left' })
  })
  return [...titles, ...lines].join('')
}

/** The largest lettering whose lines leave some air above and below. */
function fitted(
  { title, line }: { title: string; line: string },
  half: number,
  height: number,
  maxWidth: number,
) {
  for (let size = Math.min(height * 0.2, half * 0.072); ; size *= 0.94) {
    const small = size * 0.58
    const set = {
      title: wrapped(title, size, maxWidth),
      line: wrapped(line, small, maxWidth),
      size,
      small,
    }
    const tall = set.title.length * size * 1.5 + set.line.length * small * 1.8
    if (tall < height * 0.8) return { ...set, tall }
  }
}

/** Breaks between words; no line is wider than `maxWidth`. */
function wrapped(text: string, size: number, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && wordsWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
