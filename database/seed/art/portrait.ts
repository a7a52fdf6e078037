import type { DemoPicture } from '../demo/shape.ts'
import { adire, ankara } from './cloth.ts'
import { darken, lighten } from './color.ts'
import { hash, pick } from './pick.ts'
import {
  across,
  circle,
  clipped,
  ellipse,
  finish,
  glow,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from './svg.ts'

const side = 480

/** An invented face for a representative; the name decides how it looks. 480 by 480. */
export function drawPortrait(name: string): DemoPicture {
  const skin = pick(['#6b4029', '#8a5a3c', '#5a3420', '#9c6b48'], `skin of ${name}`)
  const ground = pick(['#e7e9f5', '#fdefd0', '#dcefe9', '#f6e3dc'], `${name} ground`)
  // Drawn on 1200 like all else here, so that patterns of cloth keep their grain.
  const person = `<g transform="scale(.4)">${shoulders(name)}${head(skin)}${hair(name)}</g>`
  const body = rect(0, 0, side, side, glow([lighten(ground, 0.6), ground], 0.5, 0.4, 0.7)) + person
  return {
    svg: finish(side, side, body),
    width: side,
    height: side,
    placeholder_color: ground,
    alt: name,
  }
}

function shoulders(name: string): string {
  const paint = pick(['#262f73', '#1f8f6a', '#c43f3a', '#f1e9d8'], `${name} cloth`)
  const cloth = pick(
    [adire(darken('#262f73', 0.2), '#dfe3f8', 0), ankara(paint, hash(name) % 4), paint],
    name,
  )
  const outline = 'M150 1200C160 960 330 880 480 840Q600 930 720 840C870 880 1040 960 1050 1200Z'
  return (
    path(outline, cloth) +
    clipped(
      path(outline, '#000'),
      path(outline, across('#12102a/.3', '#ffffff/.12@40', '#12102a/.3')),
    ) +
    path('M470 836Q600 960 730 836L690 800H510Z', darken(paint, 0.45))
  )
}

function head(skin: string): string {
  const dark = darken(skin, 0.6)
  return (
    path('M510 700H690V820Q600 920 510 820Z', darken(skin, 0.25)) +
    mirrored(ellipse(390, 520, 38, 62, darken(skin, 0.12))) +
    path(
      'M390 440C390 250 810 250 810 440V560C810 720 720 800 600 800S390 720 390 560Z',
      glow([lighten(skin, 0.16), skin, darken(skin, 0.2)], 0.42, 0.4, 0.7),
    ) +
    mirrored(
      ellipse(510, 520, 34, 22, '#ffffff') +
        circle(514, 521, 18, '#1c1410') +
        circle(508, 514, 5, '#ffffff') +
        stroke('M468 462Q510 440 552 462', dark, 13),
    ) +
    path(
      'M600 540Q574 610 570 624Q600 650 630 624',
      'none',
      `stroke="${darken(skin, 0.35)}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path('M530 680Q600 730 670 680Q650 740 600 740T530 680Z', '#ffffff') +
    stroke('M526 678Q600 736 674 678', dark, 9)
  )
}

function hair(name: string): string {
  const black = '#1c1410'
  const low = path(
    'M384 470C370 230 830 230 816 470Q800 360 740 346Q600 310 460 346Q400 360 384 470Z',
    black,
  )
  const afro = path(
    'M370 500C230 400 330 130 600 130S970 400 830 500Q820 370 740 350Q600 320 460 350Q380 370 370 500Z',
    black,
  )
  const twists =
    low +
    repeat(9, (index) =>
      circle(410 + index * 48, 320 - Math.round(Math.sin((index * Math.PI) / 8) * 90), 44, black),
    )
  const cloth = adire('#262f73', '#dfe3f8', hash(name) % 2)
  const cap =
    path('M372 400C360 190 500 150 640 150Q800 160 836 330L828 400Q600 330 372 400Z', cloth) +
    path('M372 400Q600 330 828 400', 'none', 'stroke="#f5a623" stroke-width="12"')
  return pick([low, afro, twists, low + cap], `hair of ${name}`)
}
