import { adire, ankara, checks, stripes } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
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
import { foldedCloth } from './garments.ts'

export const bedding: Family<
  'mattress' | 'pillow' | 'curtain' | 'bedsheet' | 'rug' | 'wall-clock'
> = {
  mattress({ paint, variant, label }) {
    const high = 150 + (variant % 3) * 40
    const top = 'M250 480H800L1080 720H120Z'
    const quilt =
      repeat(5, (index) =>
        stroke(
          `M${260 + index * 110} 480L${140 + index * 190} 720`,
          darken(paint, 0.3),
          4,
          'opacity=".3"',
        ),
      ) +
      repeat(3, (index) =>
        stroke(
          `M${220 - index * 32} ${540 + index * 60}H${870 + index * 70}`,
          darken(paint, 0.3),
          4,
          'opacity=".3"',
        ),
      )
    const bed =
      path(top, diagonal(lighten(paint, 0.7), lighten(paint, 0.45))) +
      quilt +
      path(
        `M120 720H1080V${720 + high}q0 20-20 20H140q-20 0-20-20Z`,
        down(lighten(paint, 0.15), paint, darken(paint, 0.2)),
      ) +
      stroke(`M120 724H1080M124 ${734 + high}H1076`, '#ffffff', 10) +
      words(label, 600, 740 + high / 2, { size: 56, ink: inkOn(paint), within: 500 })
    const layers = repeat(
      4,
      (index) =>
        rect(
          260,
          480 + index * 110,
          680,
          104,
          [lighten(paint, 0.6), '#f7e3b0', '#f4f4f4', '#e8c98a'][index] ?? '',
          16,
        ) +
        repeat(index === 3 ? 9 : 0, (coil) =>
          circle(310 + coil * 72, 862, 24, 'none', 'stroke="#8d929e" stroke-width="8"'),
        ),
    )
    return [
      { name: 'angle', body: floor(600, 750 + high, 1040, 60) + bed },
      { name: 'layers', body: floor(600, 930, 820) + layers },
      { name: 'quilting', body: closeUp(bed, 500, 640, 2) },
    ]
  },

  pillow({ paint, variant, label }) {
    const fabric = variant % 2 === 0 ? paint : stripes(paint, lighten(paint, 0.4), 30)
    const one = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path('M-330-160Q0-230 330-160Q400 0 330 160Q0 230-330 160Q-400 0-330-160Z', fabric),
        path(
          'M-330-160Q0-230 330-160Q400 0 330 160Q0 230-330 160Q-400 0-330-160Z',
          glow(['#ffffff/.5', '#ffffff/0@60', '#12102a/.3'], 0.42, 0.36, 0.62),
        ),
        stroke(
          'M-310-140l70 60M310-140l-70 60M-310 140l70-60M310 140l-70-60',
          darken(paint, 0.35),
          7,
          'opacity=".35"',
        ),
      )
    const single =
      one(600, 660, 0) + words(label, 830, 790, { size: 26, ink: darken(paint, 0.4), within: 120 })
    return [
      { name: 'front', body: floor(600, 870, 900) + single },
      {
        name: 'stacked',
        body:
          floor(600, 960, 900) +
          one(600, 830, 2) +
          one(610, 600, -4) +
          (variant % 2 === 0 ? one(590, 390, 3) : ''),
      },
      { name: 'corner', body: closeUp(single, 360, 560, 2) },
    ]
  },

  curtain({ paint, variant }) {
    const fabric =
      [
        paint,
        stripes(paint, lighten(paint, 0.25), 50),
        adire(darken(paint, 0.25), lighten(paint, 0.75), 0),
      ][variant % 3] ?? paint
    const panel = 'M190 220H560Q520 500 380 700Q330 800 350 1010H190Z'
    const pleats = repeat(5, (index) =>
      stroke(
        `M${226 + index * 70} 226Q${230 + index * 44} 560 ${214 + index * 34} 1010`,
        darken(paint, 0.5),
        16,
        'opacity=".22"',
      ),
    )
    const half =
      path(panel, fabric) +
      pleats +
      path('M190 700Q300 740 384 690L370 730Q290 780 190 740Z', '#e9c46a')
    const view =
      rect(330, 240, 540, 640, down('#9fd0f2', '#e9f5fb')) +
      path('M330 760q140-90 280-20t260-40V880H330Z', '#7fb56a') +
      stroke('M600 240V880M330 540H870', '#ffffff', 16) +
      rect(330, 240, 540, 640, 'none', 0, 'stroke="#ffffff" stroke-width="24"')
    const rod =
      rect(140, 190, 920, 26, gold, 13) +
      mirrored(
        circle(140, 203, 34, '#d9a93c') +
          repeat(7, (index) =>
            circle(210 + index * 54, 210, 18, 'none', 'stroke="#c99a34" stroke-width="8"'),
          ),
      )
    const drawn =
      rect(190, 220, 820, 790, fabric) +
      repeat(14, (index) => rect(200 + index * 58, 220, 22, 790, '#12102a', 11, 'opacity=".14"')) +
      repeat(14, (index) => rect(226 + index * 58, 220, 14, 790, '#ffffff', 7, 'opacity=".16"')) +
      rod
    return [
      { name: 'open', body: view + mirrored(half) + rod },
      { name: 'closed', body: drawn },
      { name: 'cloth', body: closeUp(drawn, 500, 500, 2) },
    ]
  },

  bedsheet({ paint, variant }) {
    const fabric =
      [
        ankara(paint, variant),
        checks(paint, darken(paint, 0.3)),
        stripes(paint, lighten(paint, 0.5), 24),
        adire(darken(paint, 0.25), lighten(paint, 0.75), 0),
      ][variant % 4] ?? paint
    const made =
      path('M220 430H980L1090 960H110Z', fabric) +
      path('M220 430H980L1090 960H110Z', down('#ffffff/.25', '#12102a/.2')) +
      mirrored(
        `<g>${path('M240 330Q400 290 570 330Q590 400 570 470Q400 510 240 470Q220 400 240 330Z', fabric)}${path('M240 330Q400 290 570 330Q590 400 570 470Q400 510 240 470Q220 400 240 330Z', glow(['#ffffff/.4', '#12102a/.22'], 0.4, 0.3, 0.7))}</g>`,
      ) +
      path(
        'M190 560Q600 520 1010 560L1022 620Q600 580 178 620Z',
        lighten(paint, 0.7),
        'opacity=".85"',
      )
    return [
      { name: 'on the bed', body: floor(600, 970, 1060) + made },
      { name: 'folded', body: foldedCloth(fabric, paint, 3) },
      { name: 'pattern', body: closeUp(made, 600, 760, 2.1) },
    ]
  },

  rug({ paint, variant }) {
    const second = ['#f2b63d', '#f1e9d8', '#d1403a'][variant % 3] ?? '#f2b63d'
    const flat =
      rect(300, 180, 600, 840, paint, 6) +
      rect(330, 210, 540, 780, 'none', 0, `stroke="${second}" stroke-width="14"`) +
      rect(366, 246, 468, 708, darken(paint, 0.25)) +
      repeat(
        3,
        (index) =>
          path(`M600 ${290 + index * 210}l150 105-150 105-150-105Z`, second) +
          path(`M600 ${330 + index * 210}l94 65-94 65-94-65Z`, paint) +
          circle(600, 395 + index * 210, 24, second),
      ) +
      repeat(30, (index) =>
        stroke(`M${310 + index * 20} 180v-26M${310 + index * 20} 1020v26`, second, 6),
      )
    const floorView = group('matrix(.9 0 -.34 .52 264 400)', flat)
    return [
      { name: 'from above', body: floor(600, 1030, 700, 30) + flat },
      {
        name: 'on the floor',
        body:
          rect(-60, 300, 1320, 960, down('#c79a63', '#9a6b3c')) +
          rect(-60, -60, 1320, 360, '#efe6d4') +
          floorView,
      },
      { name: 'pile', body: closeUp(flat, 600, 420, 2.2) },
    ]
  },

  'wall-clock'({ paint, variant, label }) {
    const square = variant % 2 === 1
    const frame = square
      ? rect(220, 220, 760, 760, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.35)), 70) +
        rect(280, 280, 640, 640, '#fffdf6', 40)
      : circle(600, 600, 400, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.4))) +
        circle(600, 600, 340, '#fffdf6')
    const numbers = repeat(12, (index) => {
      const turn = ((index + 1) * Math.PI) / 6
      return words(
        String(index + 1),
        Math.round(600 + Math.sin(turn) * 270),
        Math.round(625 - Math.cos(turn) * 270),
        { size: 50, ink: '#2a2740' },
      )
    })
    const hands =
      stroke('M600 600L480 490', '#2a2740', 26) +
      stroke('M600 600L780 460', '#2a2740', 16) +
      stroke('M600 680V370', '#d1403a', 6) +
      circle(600, 600, 22, '#2a2740')
    const clock =
      frame +
      circle(600, 600, 336, 'none', 'stroke="#12102a" stroke-opacity=".08" stroke-width="14"') +
      numbers +
      words(label, 600, 760, { size: 30, ink: '#6c6880', within: 200 }) +
      hands +
      path('M380 420Q500 300 680 310L420 640Q350 530 380 420Z', '#ffffff', 'opacity=".3"')
    return [
      { name: 'front', body: ellipse(620, 640, 400, 380, '#1a1633', 'opacity=".1"') + clock },
      {
        name: 'angle',
        body: group(
          'matrix(.8 .08 0 1 130 -48)',
          group(
            'translate(-46 6)',
            square
              ? rect(220, 220, 760, 760, darken(paint, 0.45), 70)
              : circle(600, 600, 400, darken(paint, 0.45)),
          ) + clock,
        ),
      },
      { name: 'hands', body: closeUp(clock, 600, 560, 2) },
    ]
  },
}
