import { darken, lighten } from '../color.ts'
import { gold, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const accessories: Family<'sunglasses' | 'belt' | 'jewellery'> = {
  sunglasses({ paint, variant }) {
    const shape =
      [
        'M190 520Q360 470 560 520Q580 720 460 770T250 740Q180 660 190 520Z',
        'M200 500H560Q580 700 480 770H290Q190 700 200 500Z',
      ][variant % 2] ?? ''
    const lens =
      path(shape, diagonal(darken(paint, 0.6), darken(paint, 0.2), lighten(paint, 0.35))) +
      path(
        shape,
        'none',
        `stroke="${variant % 2 === 0 ? '#2a2b34' : '#c99a34'}" stroke-width="22" stroke-linejoin="round"`,
      ) +
      path('M240 540Q320 520 400 524L270 690Q230 620 240 540Z', '#ffffff', 'opacity=".25"')
    const arms = mirrored(stroke('M196 530Q120 500 110 420', '#2a2b34', 24))
    const front =
      arms +
      mirrored(lens) +
      stroke('M556 560Q600 510 644 560', variant % 2 === 0 ? '#2a2b34' : '#c99a34', 20)
    return [
      { name: 'front', body: floor(600, 820, 900, 40) + front },
      {
        name: 'angle',
        body:
          floor(600, 830, 860, 40) +
          stroke('M300 560Q640 400 1040 470q60 20 40 90', '#2a2b34', 24) +
          group(
            'matrix(.8 .1 0 1 40 -30)',
            mirrored(lens) + stroke('M556 560Q600 510 644 560', '#2a2b34', 20),
          ),
      },
      { name: 'lens', body: closeUp(front, 380, 620, 2) },
      {
        name: 'case',
        body:
          floor(600, 900, 820) +
          rect(220, 480, 760, 420, diagonal('#4a4d58', '#22232c'), 200) +
          stroke('M226 690H974', '#15151d', 8) +
          circle(600, 700, 22, gold),
      },
    ]
  },

  belt({ paint, variant }) {
    const buckle =
      rect(250, 470, 260, 260, variant % 2 === 0 ? steel() : gold, 40) +
      rect(300, 520, 160, 160, '#f3eee3', 20) +
      rect(300, 540, 200, 120, round(paint)) +
      rect(270, 588, 210, 24, variant % 2 === 0 ? steel() : gold, 12)
    const strap =
      rect(460, 530, 560, 140, down(lighten(paint, 0.3), paint, darken(paint, 0.35)), 10) +
      path('M1010 530L1100 600L1010 670Z', darken(paint, 0.1)) +
      stroke('M480 548H1010M480 652H1010', lighten(paint, 0.4), 4, 'stroke-dasharray="14 9"') +
      repeat(5, (index) => ellipse(700 + index * 66, 600, 11, 11, darken(paint, 0.6)))
    const roll =
      repeat(5, (index) =>
        ellipse(
          600,
          640,
          330 - index * 50,
          300 - index * 48,
          'none',
          `stroke="${index % 2 === 0 ? paint : darken(paint, 0.22)}" stroke-width="46"`,
        ),
      ) + ellipse(600, 640, 352, 322, 'none', `stroke="${lighten(paint, 0.3)}" stroke-width="5"`)
    return [
      {
        name: 'rolled',
        body: floor(600, 980, 760) + roll + group('translate(330 330) scale(.72)', buckle),
      },
      {
        name: 'buckle',
        body: floor(640, 760, 900, 40) + strap + rect(150, 530, 200, 140, round(paint)) + buckle,
      },
      { name: 'leather', body: closeUp(strap, 800, 600, 2.2) },
    ]
  },

  jewellery({ paint, variant }) {
    const bead = (x: number, y: number, r: number, color: string) =>
      circle(x, y, r, glow([lighten(color, 0.7), color, darken(color, 0.4)], 0.38, 0.34))
    const bust = path(
      'M430 200C440 330 420 400 300 450C180 500 150 620 140 800Q140 1010 240 1010H960Q1060 1010 1060 800C1050 620 1020 500 900 450C780 400 760 330 770 200Z',
      velvet(),
    )
    const strand = (depth: number, r: number, count: number, color: string) =>
      repeat(count, (index) => {
        const t = index / (count - 1)
        return bead(
          400 + 400 * t,
          400 + depth * 4 * t * (1 - t),
          r,
          index % 4 === 2 && variant % 2 === 1 ? '#d9a93c' : color,
        )
      })
    const beads = strand(420, 24, 21, paint) + strand(300, 20, 21, lighten(paint, 0.2))
    const pendant =
      stroke('M400 380Q460 700 600 760Q740 700 800 380', '#d9a93c', 9) +
      path(
        'M600 740l60 70-60 90-60-90Z',
        diagonal(lighten(paint, 0.6), paint, darken(paint, 0.4)),
      ) +
      path('M600 740l60 70-60 90-60-90Z', 'none', 'stroke="#c99a34" stroke-width="10"') +
      glint(580, 790, 30)
    const ring = (x: number, y: number) =>
      ellipse(x, y, 130, 120, 'none', `stroke="${gold}" stroke-width="34"`) +
      path(
        `M${x - 60} ${y - 130}l30-50h60l30 50-60 60Z`,
        diagonal('#ffffff', lighten(paint, 0.5), paint),
      ) +
      glint(x - 10, y - 150, 34)
    const earring = mirrored(
      stroke('M430 330q-30-60 20-70', '#c99a34', 9) +
        circle(440, 470, 120, 'none', `stroke="${gold}" stroke-width="22"`) +
        bead(440, 640, 44, paint) +
        bead(440, 730, 28, lighten(paint, 0.3)),
    )
    return [
      {
        name: 'necklace',
        body: floor(600, 1014, 900) + bust + (variant % 2 === 0 ? pendant : beads),
      },
      { name: 'earrings', body: earring },
      {
        name: 'rings',
        body: floor(470, 820, 360, 40) + floor(790, 820, 340, 40) + ring(470, 680) + ring(790, 690),
      },
      {
        name: 'near',
        body: closeUp(variant % 2 === 0 ? bust + pendant : bust + beads, 600, 740, 2),
      },
    ]
  },
}

function velvet(): string {
  return glow(['#3b3a5c', '#26253f', '#191830'], 0.42, 0.3, 0.8)
}
