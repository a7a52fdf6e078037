import { checks, folds, stripes } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import type { Family } from '../studio.ts'
import { path, rect, stroke } from '../svg.ts'
import { buttons, neck, worn } from './garments.ts'

const tee =
  'M500 226Q600 300 700 226L800 262Q876 292 904 360L1000 600L868 656L830 560Q836 800 846 1010Q600 1040 354 1010Q364 800 370 560L332 656L200 600L296 360Q324 292 400 262Z'
const longSleeved =
  'M510 220L600 250L690 220L800 262Q872 290 896 370L1010 900L896 930L830 600Q834 820 850 1010Q600 1040 350 1010Q366 820 370 600L304 930L190 900L304 370Q328 290 400 262Z'
const creases =
  'M420 620Q470 760 440 980M780 600Q730 780 770 990M560 700Q590 860 560 1000M330 420Q360 520 350 600M870 420Q840 520 850 600'

export const tops: Family<'shirt' | 't-shirt' | 'jersey'> = {
  shirt({ paint, variant }) {
    const fabric =
      [paint, stripes(paint, lighten(paint, 0.35), 16), checks(paint, darken(paint, 0.35))][
        variant % 3
      ] ?? paint
    const collar =
      path('M510 220Q600 190 690 220L600 300Z', darken(paint, 0.5)) +
      path('M510 216L470 290L560 352L600 292Z', lighten(paint, 0.22)) +
      path('M690 216L730 290L640 352L600 292Z', lighten(paint, 0.14)) +
      stroke('M510 216L470 290L560 352L600 292L640 352L730 290L690 216', darken(paint, 0.45), 4)
    const placket =
      rect(576, 300, 48, 730, lighten(paint, 0.12), 0, 'opacity=".7"') +
      stroke('M576 320V1030M624 320V1030', darken(paint, 0.35), 3) +
      buttons(600, 400, 950, 6, lighten(paint, 0.7))
    const pocket = path(
      'M690 470h110v110l-55 30-55-30Z',
      'none',
      `stroke="${darken(paint, 0.4)}" stroke-width="5"`,
    )
    const cuffs = stroke('M196 876L308 900M1004 876L892 900', darken(paint, 0.4), 6)
    return worn(
      {
        outline: longSleeved,
        fabric,
        paint,
        creases,
        front: placket + collar + pocket + cuffs,
        back:
          stroke('M400 360Q600 420 800 360', darken(paint, 0.4), 5) +
          path('M500 222Q600 252 700 222L690 262Q600 286 510 262Z', lighten(paint, 0.18)) +
          cuffs,
      },
      [600, 330, 2.1, 'collar'],
    )
  },

  't-shirt'({ paint, variant, label }) {
    const hems = stroke(
      'M212 580L338 634M988 580L862 634M356 984Q600 1014 844 984',
      darken(paint, 0.35),
      4,
    )
    const print = [
      words(label, 600, 520, { size: 70, ink: inkOn(paint), within: 340 }),
      path('M430 480h340v60H430ZM430 570h340v24H430Z', inkOn(paint), 'opacity=".85"'),
      words(label, 470, 430, { size: 26, ink: inkOn(paint), within: 130 }),
    ][variant % 3]
    return worn(
      {
        outline: tee,
        fabric: paint,
        paint,
        creases,
        front: hems + (print ?? '') + neck(paint, 62),
        back: hems + neck(paint, 24),
      },
      [600, 330, 2, 'neck'],
    )
  },

  jersey({ paint, variant, label }) {
    const trim = ['#ffffff', '#f2c230', '#22232c'][variant % 3] ?? '#ffffff'
    const fabric = variant % 2 === 0 ? paint : stripes(paint, darken(paint, 0.22), 44)
    const sides =
      path(
        'M370 560Q420 800 390 1030H340V560ZM830 560Q780 800 810 1030H860V560Z',
        trim,
        'opacity=".9"',
      ) +
      stroke('M206 588L334 642M994 588L866 642', trim, 22) +
      folds('M400 270L300 400M800 270L900 400', 8)
    const crest =
      path('M720 410h80v60q-10 40-40 52q-30-12-40-52Z', trim) +
      words('10', 760, 480, { size: 34, ink: paint })
    return worn(
      {
        outline: tee,
        fabric,
        paint,
        creases,
        front:
          sides +
          crest +
          words(label, 600, 640, { size: 64, ink: trim, within: 360 }) +
          path('M504 228L600 330L696 228', 'none', `stroke="${trim}" stroke-width="26"`),
        back: sides + words('10', 600, 760, { size: 300, ink: trim, weight: 18 }) + neck(paint, 24),
      },
      [680, 430, 2, 'crest'],
    )
  },
}
