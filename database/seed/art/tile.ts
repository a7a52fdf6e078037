import type { ArtKind } from '../demo/art-kinds.ts'
import type { DemoPicture } from '../demo/shape.ts'
import { lighten } from './color.ts'
import { pick } from './pick.ts'
import { showpiece } from './showpiece.ts'
import { circle, finish, glow, rect } from './svg.ts'

const side = 480
const grounds = ['#e7e9f5', '#fdefd0', '#dcefe9', '#f6e3dc', '#ece6f5'] as const

/** The picture of a category: a thing of its kind on a quiet ground. 480 by 480. */
export function drawCategory(kind: ArtKind): DemoPicture {
  const ground = pick(grounds, kind)
  const ring = circle(240, 240, 176, lighten(ground, 0.55)) + dots(200, '#262f73', 0.16)
  return tile(kind, ground, rect(0, 0, side, side, ground) + ring)
}

/** The picture of a menu tile: the thing in a marigold sun on indigo. 480 by 480. */
export function drawMenuIcon(kind: ArtKind): DemoPicture {
  const ground = '#262f73'
  const sun = circle(240, 240, 178, glow(['#fff4d9', '#fbd88f', '#f5a623'], 0.5, 0.45, 0.62))
  return tile(kind, ground, rect(0, 0, side, side, ground) + sun + dots(206, '#aab3ee', 0.7))
}

function tile(kind: ArtKind, ground: string, behind: string): DemoPicture {
  const body = behind + showpiece(kind, 240, 246, 380, 'tile')
  const svg = finish(side, side, body)
  return {
    svg,
    width: side,
    height: side,
    placeholder_color: ground,
    alt: kind.replaceAll('-', ' '),
  }
}

/** A ring of resist dots, as on adire cloth. */
function dots(r: number, color: string, opacity: number): string {
  const dashes = `stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 19.6"`
  return circle(240, 240, r, 'none', `${dashes} opacity="${opacity}"`)
}
