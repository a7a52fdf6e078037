import { folds, waxPrint } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const bags: Family<
  'handbag' | 'tote' | 'crossbody-bag' | 'clutch' | 'satchel' | 'canvas-shopper'
> = {
  handbag({ paint, label }) {
    const outline = 'M280 520H920L1000 940q4 50-50 50H250q-54 0-50-50Z'
    const handles =
      stroke('M400 540C400 180 800 180 800 540', darken(paint, 0.35), 34) +
      stroke('M404 520C410 210 790 210 796 520', lighten(paint, 0.2), 6, 'stroke-dasharray="14 10"')
    const body =
      leather(outline, paint) +
      stroke('M294 546L222 950M906 546L978 950', lighten(paint, 0.3), 4, 'stroke-dasharray="12 9"')
    const flap =
      path('M270 510H930L900 700Q600 800 300 700Z', darken(paint, 0.12)) +
      stroke('M300 690Q600 788 900 690', lighten(paint, 0.25), 4, 'stroke-dasharray="12 9"') +
      rect(550, 690, 100, 90, gold, 16) +
      rect(572, 716, 56, 14, darken(paint, 0.4), 6)
    const rings = mirrored(circle(400, 560, 26, 'none', 'stroke="#c99a34" stroke-width="12"'))
    const feet = mirrored(rect(290, 984, 44, 22, gold, 8))
    const bag =
      handles +
      feet +
      body +
      flap +
      rings +
      words(label, 600, 880, { size: 44, ink: '#e9c46a', within: 280 })
    return bagViews(bag, path('M920 520l150-70 90 400-160 140Z', darken(paint, 0.4)), [
      600,
      680,
      2,
      'clasp',
    ])
  },

  tote({ paint, label }) {
    const outline = 'M250 470H950L900 960q-6 40-50 40H350q-44 0-50-40Z'
    const handle = (color: string, width: number, more = '') =>
      stroke('M420 520C400 60 800 60 780 520', color, width, more)
    const bag =
      group('translate(0 -26)', handle(darken(paint, 0.5), 30)) +
      path('M256 476Q600 440 944 476L930 520H270Z', darken(paint, 0.55)) +
      leather(outline, paint) +
      handle(darken(paint, 0.25), 32) +
      handle(lighten(paint, 0.3), 4, 'stroke-dasharray="12 9"') +
      mirrored(rect(396, 500, 50, 110, darken(paint, 0.2), 12) + circle(421, 580, 9, gold)) +
      stroke('M262 500H938', lighten(paint, 0.3), 4, 'stroke-dasharray="12 9"') +
      circle(600, 512, 16, gold) +
      words(label, 600, 800, { size: 52, ink: '#e9c46a', within: 320 })
    return bagViews(bag, path('M950 470l130-60-40 440-140 120Z', darken(paint, 0.4)), [
      430,
      560,
      2,
      'handle',
    ])
  },

  'crossbody-bag'({ paint, label }) {
    const outline = 'M300 600Q300 560 340 560H860Q900 560 900 600V890q0 70-70 70H370q-70 0-70-70Z'
    const strap =
      stroke('M320 600C140 120 1060 120 880 600', darken(paint, 0.3), 22) +
      stroke(
        'M320 600C140 120 1060 120 880 600',
        lighten(paint, 0.25),
        4,
        'stroke-dasharray="12 9"',
      ) +
      rect(760, 262, 50, 40, gold, 8, 'transform="rotate(24 785 282)"')
    const flap =
      path('M290 556H910V720Q880 820 600 820T290 720Z', darken(paint, 0.12)) +
      stroke('M306 720Q330 804 600 804T894 720', lighten(paint, 0.25), 4, 'stroke-dasharray="12 9"')
    const bag =
      strap +
      leather(outline, paint) +
      flap +
      circle(600, 800, 30, gold) +
      circle(600, 800, 14, darken(paint, 0.3)) +
      mirrored(circle(318, 598, 20, 'none', 'stroke="#c99a34" stroke-width="10"')) +
      words(label, 600, 690, { size: 44, ink: '#e9c46a', within: 280 })
    return bagViews(bag, path('M900 590l110-50v330l-120 90Z', darken(paint, 0.4)), [
      600,
      760,
      2,
      'clasp',
    ])
  },

  clutch({ paint, label }) {
    const cloth = waxPrint(paint)
    const outline = 'M190 470Q190 440 220 440H980Q1010 440 1010 470V820q0 40-40 40H230q-40 0-40-40Z'
    const flap = 'M184 440H1016V560L640 720Q600 736 560 720L184 560Z'
    const chain = repeat(22, (index) => {
      const turn = (index * Math.PI) / 21
      return circle(
        Math.round(600 - Math.cos(turn) * 380),
        Math.round(440 - Math.sin(turn) * 210),
        15,
        'none',
        'stroke="#c99a34" stroke-width="8"',
      )
    })
    const bag =
      chain +
      path(outline, cloth) +
      path(outline, down('#ffffff/.15', '#12102a/.25')) +
      path(flap, cloth) +
      path(flap, diagonal('#ffffff/.2', '#12102a/.22')) +
      stroke('M184 562L560 722Q600 738 640 722L1016 562', darken(paint, 0.5), 8) +
      circle(600, 700, 26, gold) +
      words(label, 860, 826, { size: 32, ink: '#fff7e6', within: 200 })
    return bagViews(
      bag,
      path('M1010 460l70-30v350l-90 70Z', darken(paint, 0.45)),
      [600, 640, 2, 'print and clasp'],
      880,
    )
  },

  satchel({ paint, label }) {
    const outline = 'M240 480H960V940q0 50-50 50H290q-50 0-50-50Z'
    const buckle = mirrored(
      rect(376, 480, 64, 400, darken(paint, 0.25), 8) +
        stroke('M386 500V870M430 500V870', lighten(paint, 0.3), 3, 'stroke-dasharray="9 8"') +
        rect(366, 740, 84, 84, gold, 12) +
        rect(384, 758, 48, 48, darken(paint, 0.35), 6) +
        rect(400, 750, 14, 66, gold, 5),
    )
    const bag =
      stroke('M470 470C470 330 730 330 730 470', darken(paint, 0.35), 30) +
      leather(outline, paint) +
      path('M226 450H974V700q0 60-60 60H286q-60 0-60-60Z', darken(paint, 0.1)) +
      stroke(
        'M242 700q0 44 44 44H914q44 0 44-44V470',
        lighten(paint, 0.25),
        4,
        'stroke-dasharray="12 9"',
      ) +
      buckle +
      words(label, 600, 640, { size: 46, ink: lighten(paint, 0.45), within: 240 })
    return bagViews(bag, path('M960 480l140-60v420l-140 140Z', darken(paint, 0.4)), [
      400,
      760,
      2,
      'buckle',
    ])
  },

  'canvas-shopper'({ paint, label }) {
    const tan = '#9a6b3c'
    const outline = 'M250 440H950V950q0 44-44 44H294q-44 0-44-44Z'
    const weave = repeat(14, (index) =>
      stroke(
        `M250 ${470 + index * 38}H950`,
        lighten(paint, 0.25),
        3,
        'stroke-dasharray="3 7" opacity=".6"',
      ),
    )
    const pocket = (x: number) =>
      rect(x, 680, 200, 230, darken(paint, 0.12), 8) +
      stroke(`M${x + 8} 704H${x + 192}`, tan, 14) +
      stroke(
        `M${x + 8} 900V690M${x + 192} 690V900H${x + 8}`,
        lighten(paint, 0.35),
        3,
        'stroke-dasharray="9 8"',
      )
    const bag =
      group('translate(0 -26)', stroke('M430 470C420 100 780 100 770 470', darken(tan, 0.35), 30)) +
      path('M256 446Q600 410 944 446L930 480H270Z', darken(paint, 0.55)) +
      path(outline, paint) +
      clipped(
        path(outline, '#000'),
        weave,
        path(outline, across('#12102a/.22', '#ffffff/.14@35', '#12102a/.25')),
      ) +
      pocket(270) +
      pocket(500) +
      pocket(730) +
      stroke('M430 660V470C430 100 770 100 770 470V660', tan, 34) +
      rect(250, 950, 700, 44, tan, 14) +
      words(label, 600, 590, { size: 50, ink: lighten(paint, 0.75), within: 230 })
    return bagViews(bag, path('M950 440l130-50v420l-130 150Z', darken(paint, 0.4)), [
      600,
      720,
      2,
      'pockets',
    ])
  },
}

function leather(outline: string, paint: string): string {
  return (
    path(outline, diagonal(lighten(paint, 0.28), paint, darken(paint, 0.28))) +
    clipped(
      path(outline, '#000'),
      path(outline, across('#12102a/.22', '#ffffff/.16@35', '#12102a/.25')),
      folds('M340 900Q420 860 480 900M720 900Q800 860 860 900', 14),
    )
  )
}

function bagViews(
  bag: string,
  flank: string,
  [x, y, zoom, name]: [number, number, number, string],
  bottom = 994,
): View[] {
  return [
    { name: 'front', body: floor(600, bottom + 6, 900) + bag },
    {
      name: 'side',
      body: floor(600, bottom + 6, 800) + group('matrix(.74 .07 0 1 120 -50)', flank + bag),
    },
    { name, body: closeUp(bag, x, y, zoom) },
  ]
}
