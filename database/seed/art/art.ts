import type { ArtKind } from '../demo/art-kinds.ts'
import type { DemoPicture } from '../demo/shape.ts'
import { drawable } from './color.ts'
import { drawings } from './drawings.ts'
import { groundFor, photograph, side } from './studio.ts'

export { bannerSizes, drawBanner } from './banner.ts'
export { drawBrandMark } from './brand-mark.ts'
export { drawPortrait } from './portrait.ts'
export { drawCategory, drawMenuIcon } from './tile.ts'

/**
 * Three views of a thing or more, the best first, each a standalone SVG of 1200 by 1200. `paint` is
 * `#rrggbb`; `label` is set on the thing in plain lettering. The same input gives the same bytes.
 */
export function drawProduct(kind: ArtKind, paint: string, label = ''): DemoPicture[] {
  return drawings[kind]({ paint: drawable(paint), label }).map(({ name, body }) => ({
    svg: photograph(body, paint),
    width: side,
    height: side,
    placeholder_color: groundFor(paint),
    alt: `${kind.replaceAll('-', ' ')}, ${name}`,
  }))
}
