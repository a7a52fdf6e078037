import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, diagonal, down, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const freezers: Family<'chest-freezer' | 'upright-freezer' | 'showcase-freezer'> = {
  'chest-freezer'({ paint, label }) {
    const chest =
      rect(180, 420, 840, 560, down(lighten(paint, 0.25), paint, darken(paint, 0.14)), 24) +
      words(label, 260, 600, { size: 48, ink: inkOn(paint), align: 'left', within: 260 }) +
      snowflake(910, 590, 44, darken(paint, 0.45)) +
      repeat(5, (index) => stroke(`M780 ${830 + index * 24}H940`, darken(paint, 0.35), 10)) +
      circle(300, 890, 30, '#22232c') +
      circle(380, 890, 10, '#47d17c')
    const lid =
      rect(170, 400, 860, 90, down(lighten(paint, 0.5), darken(paint, 0.1)), 24) +
      rect(520, 470, 160, 34, steel(), 12)
    const raised =
      path('M210 150H990L1020 400H180Z', down(lighten(paint, 0.3), darken(paint, 0.1))) +
      path('M240 176H960L984 384H216Z', diagonal('#ffffff', '#d5e3ee')) +
      path('M190 400H1010L980 470H220Z', '#c4d6e4') +
      path('M214 412H986L962 462H238Z', '#7f9cb4') +
      fish(330) +
      fish(620) +
      rect(800, 396, 120, 66, '#e2504a', 14) +
      rect(820, 384, 110, 60, '#f2c230', 14)
    return [
      ...boxed({ x: 170, y: 400, w: 860, h: 580, r: 18, depth: 260, color: paint }, chest + lid, [
        480,
        520,
        1.8,
        'lid and badge',
      ]),
      { name: 'open', body: floor(600, 984, 1080) + raised + chest },
    ]
  },

  'upright-freezer'({ paint, label }) {
    const front =
      rect(390, 180, 420, 820, across(lighten(paint, 0.3), paint, darken(paint, 0.18)), 18) +
      rect(424, 300, 20, 300, steel(), 10) +
      words(label, 620, 250, { size: 40, ink: inkOn(paint), within: 300 }) +
      snowflake(620, 780, 60, darken(paint, 0.4)) +
      rect(410, 986, 380, 20, '#22232c')
    const drawer = (index: number) =>
      rect(500, 220 + index * 126, 360, 112, across('#e9f3fa', '#c9deec'), 12) +
      rect(600, 300 + index * 126, 160, 16, '#8fb2cc', 8) +
      rect(530, 240 + index * 126, 120, 40, ['#e2504a', '#47b86a', '#f2c230'][index % 3] ?? '', 8)
    const open =
      rect(470, 180, 420, 820, paint, 18) +
      rect(490, 204, 380, 780, '#ffffff', 10) +
      repeat(6, drawer) +
      path('M470 180L240 246V1024L470 1000Z', across(lighten(paint, 0.5), '#e6edf2'))
    return [
      ...boxed({ x: 390, y: 180, w: 420, h: 826, r: 18, depth: 320, color: paint }, front, [
        560,
        380,
        1.9,
        'handle',
      ]),
      { name: 'drawers', body: floor(600, 1006, 760) + open },
    ]
  },

  'showcase-freezer'({ paint, label }) {
    const tubs = repeat(10, (index) => {
      const color = ['#e2504a', '#f2c230', '#47b86a', '#e86f9a', '#4b7fc4'][index % 5] ?? ''
      const x = 270 + (index % 5) * 136
      return rect(x, index < 5 ? 400 : 462, 108, 54, color, 12)
    })
    const front =
      path('M250 360H950L1010 560H190Z', '#d3e2ee') +
      path('M270 376H930L986 544H214Z', '#6f8ba2') +
      tubs +
      path('M250 360H950L1010 560H190Z', diagonal('#ffffff/.55', '#ffffff/.1', '#ffffff/.35')) +
      stroke('M600 360V560M250 360H950L1010 560H190Z', '#aeb6c0', 14) +
      rect(520, 470, 26, 60, steel(), 8) +
      rect(654, 470, 26, 60, steel(), 8) +
      rect(180, 556, 840, 400, down(lighten(paint, 0.3), paint, darken(paint, 0.16)), 20) +
      rect(180, 556, 840, 40, '#4b7fc4', 8) +
      words(label, 600, 760, { size: 86, ink: '#2b5a9c', within: 560 }) +
      snowflake(900, 860, 44, '#4b7fc4') +
      repeat(4, (index) => stroke(`M260 ${850 + index * 24}H420`, darken(paint, 0.3), 10)) +
      repeat(
        2,
        (index) =>
          circle(270 + index * 660, 976, 28, '#22232c') +
          circle(270 + index * 660, 976, 12, '#8d929e'),
      )
    return [
      { name: 'front', body: floor(600, 1000, 1020) + front },
      {
        name: 'angle',
        body: floor(600, 1006, 900, 80) + group('matrix(.84 .08 -.05 1 150 -48)', front),
      },
      { name: 'glass lid', body: closeUp(front, 600, 460, 1.8) },
    ]
  },
}

function fish(x: number): string {
  return (
    path(`M${x} 430q70-60 160 0l40-30v64l-40-28q-90 56-160-6Z`, '#a9bccb') +
    circle(x + 34, 426, 7, '#22303c')
  )
}

function snowflake(x: number, y: number, r: number, color: string): string {
  return repeat(3, (index) =>
    group(
      `rotate(${index * 60} ${x} ${y})`,
      stroke(
        `M${x} ${y - r}v${2 * r}M${x - r * 0.25} ${y - r * 0.8}l${r * 0.25} ${r * 0.25}l${r * 0.25}-${r * 0.25}`,
        color,
        7,
      ),
    ),
  )
}
