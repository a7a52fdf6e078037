import type { ArtKind } from '../demo/art-kinds.ts'
import type { DemoPicture, Look } from '../demo/shape.ts'
import { drawable } from './color.ts'
import { drawings } from './drawings.ts'
import { groundFor, photograph, side } from './studio.ts'

export { bannerSizes, drawBanner } from './banner.ts'
export { drawBrandMark } from './brand-mark.ts'
export { drawPortrait } from './portrait.ts'
export { drawCategory, drawMenuIcon } from './tile.ts'

/**
 * Three views of a thing or more, the best first, each a standalone SVG of 1200 by 1200. The same look gives
 * the same bytes.
 */
export function drawProduct(kind: ArtKind, look: Look): DemoPicture[] {
  const { paint, name, edition, scale, ...print } = look
  const label = edition === '' ? name : `${name}\n${edition}`
  return drawings[kind]({ paint: drawable(paint), label, ...print }).map((view, index) => ({
    svg: photograph(view.body, paint, index === 0 ? scale : 1),
    width: side,
    height: side,
    placeholder_color: groundFor(paint),
    alt: `${kind.replaceAll('-', ' ')}, ${view.name}`,
  }))
}
