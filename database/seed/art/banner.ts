import type { ArtKind, DemoPicture } from '../demo/shape.ts'
import { words } from './letters.ts'
import { finish, rect } from './svg.ts'

/** Where banners hang, with their width and height in pixels. */
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
  cart_middle: [1440, 360],
  category_top: [1440, 300],
} as const
export type BannerPlace = keyof typeof bannerSizes

export interface BannerWords {
  title: string
  line: string
  /** What is shown beside the words. */
  kind: ArtKind
  place: BannerPlace
}

/** A banner with its words drawn in; `alt` repeats them for readers. */
export function drawBanner({ title, line, place }: BannerWords): DemoPicture {
  const [width, height] = bannerSizes[place]
  const body =
    rect(0, 0, width, height, '#23226b') +
    words(title, 60, height * 0.5, {
      size: height * 0.16,
      ink: '#ffffff',
      align: 'left',
      within: width * 0.55,
    }) +
    words(line, 60, height * 0.72, {
      size: height * 0.08,
      ink: '#ffc44d',
      align: 'left',
      within: width * 0.55,
    })
  return {
    svg: finish(width, height, body),
    width,
    height,
    ground: '#23226b',
    alt: `${title}. ${line}`,
  }
}
