import type { ArtKind } from '../demo/art-kinds.ts'
import type { BannerPlace, BannerTone, DemoPicture } from '../demo/shape.ts'
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
}

/** Dyed cloth by tone: its ground and what the wax left pale, darker than the page's ground in both modes. */
const cloths: Readonly<Record<BannerTone, readonly [string, string]>> = {
  indigo: ['#1b2360', '#6571c4'],
  night: ['#2a3380', '#7f8ad8'],
  marigold: ['#9a5a10', '#dca04e'],
  sky: ['#3a47ab', '#8f9ae6'],
  leaf: ['#12603f', '#5fae87'],
}

/** The goods before a sun on adire cloth. Without words: a page sets them beside it, sharp at every size. */
export function drawBanner({ title, line, kind, place, tone }: BannerArt): DemoPicture {
  const [width, height] = bannerSizes[place]
  const [ground, pale] = cloths[tone]
  const x = width / 2
  const y = height / 2
  const sun = glow(['#fff4d9', '#fde3ae', '#f7c667'], 0.5, 0.42, 0.62)
  const body =
    rect(0, 0, width, height, adire(ground, pale, 1)) +
    circle(x, y, height * 0.4, sun) +
    showpiece(kind, x, y, height * 0.86, title)
  return {
    svg: finish(width, height, body),
    width,
    height,
    placeholder_color: ground,
    alt: `${title}. ${line}`,
  }
}
