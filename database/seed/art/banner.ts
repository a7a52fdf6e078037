import type { ArtKind } from '../demo/art-kinds.ts'
import type { BannerLook, BannerPlace, BannerTone, DemoPicture } from '../demo/shape.ts'
import { adire } from './cloth.ts'
import { showpiece } from './showpiece.ts'
import { circle, finish, glow, rect } from './svg.ts'

const square = [960, 960] as const
/** Its middle square is enough by itself: phones show only that. */
const wide = [1280, 640] as const

/** Width and height in pixels: a panel beside the words, which the page writes. */
export const bannerSizes = {
  home_left: square,
  home_right_top: square,
  home_right_bottom: square,
  home_middle: wide,
  home_top: wide,
  product_top: square,
  product_bottom: square,
  product_bottom_left: square,
  product_bottom_right: square,
  cart_middle: wide,
  category_top: wide,
} as const satisfies Record<BannerPlace, readonly [number, number]>

interface BannerArt {
  title: string
  line: string
  /** What is shown beside the words. */
  kind: ArtKind
  place: BannerPlace
  tone: BannerTone
  look: BannerLook
}

/** Dyed cloth by tone: its ground and what the wax left pale, darker than the page's ground in both modes. */
const cloths: Readonly<Record<BannerTone, readonly [string, string]>> = {
  indigo: ['#1b2360', '#6571c4'],
  night: ['#2a3380', '#7f8ad8'],
  marigold: ['#9a5a10', '#dca04e'],
  sky: ['#3a47ab', '#8f9ae6'],
  leaf: ['#12603f', '#5fae87'],
}

/** Walls by tone, lit from the left: light, shade, floor. */
const walls: Readonly<Record<BannerTone, readonly [string, string, string]>> = {
  indigo: ['#4a58c0', '#262f73', '#171e52'],
  night: ['#39448f', '#1b2360', '#121634'],
  marigold: ['#ffd27f', '#e8a23a', '#a8660f'],
  sky: ['#b9c3f5', '#7f8cda', '#4a58b5'],
  leaf: ['#7fc9a0', '#2f8a5c', '#14563a'],
}

/** Without words: a page sets them beside it, sharp at every size. */
export function drawBanner({ title, line, kind, place, tone, look }: BannerArt): DemoPicture {
  const [width, height] = bannerSizes[place]
  const [x, y] = [width / 2, height / 2]
  const grounds: Record<BannerLook, string> = {
    cloth:
      rect(0, 0, width, height, adire(...cloths[tone], 1)) +
      circle(x, y, height * 0.4, glow(['#fff4d9', '#fde3ae', '#f7c667'], 0.5, 0.42, 0.62)),
    scene:
      rect(0, 0, width, height, glow([...walls[tone].slice(0, 2)], 0.35, 0.3, 0.9)) +
      rect(0, height * 0.74, width, height * 0.26, walls[tone][2]),
    paper:
      rect(0, 0, width, height, '#fbf1dc') +
      rect(0, height * 0.3, width, height * 0.4, '#f5b94a') +
      rect(0, height * 0.68, width, height * 0.02, cloths[tone][0]),
  }
  const size = look === 'cloth' ? 0.86 : 0.98
  const body = grounds[look] + showpiece(kind, x, y, height * size, title)
  return {
    svg: finish(width, height, body),
    width,
    height,
    placeholder_color: { cloth: cloths[tone][0], scene: walls[tone][1], paper: '#fbf1dc' }[look],
    alt: `${title}. ${line}`,
  }
}
