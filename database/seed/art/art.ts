import type { ArtKind, DemoPicture } from '../demo/shape.ts'
import { accessories } from './accessories.ts'
import { appliances } from './appliances.ts'
import { baby } from './baby.ts'
import { bags } from './bags.ts'
import { beauty } from './beauty.ts'
import { bedding } from './bedding.ts'
import { bottoms } from './bottoms.ts'
import { car } from './car.ts'
import { drawable } from './color.ts'
import { computers } from './computers.ts'
import { cooling } from './cooling.ts'
import { entertainment } from './entertainment.ts'
import { furniture } from './furniture.ts'
import { gadgets } from './gadgets.ts'
import { gowns } from './gowns.ts'
import { groceries } from './groceries.ts'
import { health } from './health.ts'
import { kitchen } from './kitchen.ts'
import { light } from './light.ts'
import { packets } from './packets.ts'
import { phones } from './phones.ts'
import { power } from './power.ts'
import { shoes } from './shoes.ts'
import { sound } from './sound.ts'
import { sport } from './sport.ts'
import { stationery } from './stationery.ts'
import { type Drawing, groundFor, photograph, side } from './studio.ts'
import { tableware } from './tableware.ts'
import { tools } from './tools.ts'
import { tops } from './tops.ts'

export { type BannerPlace, bannerSizes, drawBanner } from './banner.ts'
export { drawBrandMark } from './brand-mark.ts'
export { drawPortrait } from './portrait.ts'

const drawings: Record<ArtKind, Drawing> = {
  ...phones,
  ...computers,
  ...sound,
  ...entertainment,
  ...gadgets,
  ...appliances,
  ...cooling,
  ...power,
  ...light,
  ...kitchen,
  ...tableware,
  ...tops,
  ...gowns,
  ...bottoms,
  ...shoes,
  ...bags,
  ...accessories,
  ...beauty,
  ...groceries,
  ...packets,
  ...baby,
  ...stationery,
  ...furniture,
  ...bedding,
  ...sport,
  ...car,
  ...tools,
  ...health,
}

/**
 * Three views of a thing or more, the best first, each a standalone SVG. `paint` is `#rrggbb`;
 * `variant` (0, 1, 2…) picks among small differences of the kind; `label` is set on the thing as
 * plain lettering. The same input gives the same bytes.
 */
export function drawProduct(
  kind: ArtKind,
  paint: string,
  variant: number,
  label = '',
): DemoPicture[] {
  return viewsOf(kind, paint, variant, label).map(({ name, body }) => ({
    svg: photograph(body, paint),
    width: side,
    height: side,
    ground: groundFor(paint),
    alt: `${kind.replaceAll('-', ' ')}, ${name}`,
  }))
}

/** The round-cornered picture of a category. */
export function drawCategory(kind: ArtKind): DemoPicture {
  return tile(kind)
}

/** The picture of a menu tile. */
export function drawMenuIcon(kind: ArtKind): DemoPicture {
  return tile(kind)
}

function tile(kind: ArtKind): DemoPicture {
  const [first] = drawProduct(kind, '#3b3a8f', 0)
  if (!first) throw new Error(`no drawing of ${kind}`)
  return first
}

function viewsOf(kind: ArtKind, paint: string, variant: number, label: string) {
  return drawings[kind]({ paint: drawable(paint), variant, label })
}
