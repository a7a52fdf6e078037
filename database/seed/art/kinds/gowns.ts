import { denim } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family } from '../studio.ts'
import { circle, mirrored, path, rect, stroke } from '../svg.ts'
import { buttons, type Garment, neck, worn } from './garments.ts'

/** Knee-length and close, with a cap sleeve. */
const sheath =
  'M500 200Q600 262 700 200L790 226L850 330L772 372Q744 460 754 540Q810 640 786 820L770 1030Q600 1056 430 1030L414 820Q390 640 446 540Q456 460 428 372L350 330L410 226Z'
const bodycon =
  'M470 210H520V300H680V210H730L770 330Q744 440 752 520Q822 650 782 830L748 1040Q600 1062 452 1040L418 830Q378 650 448 520Q456 440 430 330Z'
const wrap =
  'M490 190L600 250L710 190L790 220Q850 290 890 470L810 500L768 400Q746 470 756 530Q850 760 900 1010Q600 1070 300 1010Q350 760 444 530Q454 470 432 400L390 500L310 470Q350 290 410 220Z'
const shirtLine =
  'M510 200L600 228L690 200L800 240Q856 270 880 350L940 620L850 650L794 470L776 540Q830 780 840 1000Q740 1046 600 1010Q460 1046 360 1000Q370 780 424 540L406 470L350 650L260 620L320 350Q344 270 400 240Z'
const gownCreases =
  'M520 560Q490 800 430 1050M600 560V1070M680 560Q710 800 770 1050M470 250Q480 340 470 400'

export const gowns: Family<
  'wrap-dress' | 'bodycon-dress' | 'sheath-dress' | 'shirt-dress' | 'denim-dress'
> = {
  'wrap-dress'({ paint }) {
    const edge = darken(paint, 0.4)
    const front =
      path('M490 190L600 250L710 190L600 430Z', darken(paint, 0.55)) +
      path('M490 190L660 500L444 530Q450 420 432 400L410 220Z', paint, 'opacity=".55"') +
      stroke('M490 190L690 520M710 190L604 400', edge, 9) +
      stroke('M690 540Q760 760 640 1030', edge, 8) +
      path('M444 506Q600 544 756 506V554Q600 590 444 554Z', darken(paint, 0.25)) +
      path(
        'M700 540q60 10 70 60t-50-10Q720 690 700 760l-34-12Q690 660 690 590Z',
        darken(paint, 0.3),
      ) +
      stroke('M312 456L392 484M888 456L808 484', edge, 5)
    const tied = path('M444 506Q600 544 756 506V554Q600 590 444 554Z', darken(paint, 0.25))
    return worn(
      {
        outline: wrap,
        fabric: paint,
        paint,
        creases: gownCreases,
        front,
        back: tied + neck(paint, 24, 96),
      },
      [620, 440, 1.9, 'wrap and tie'],
    )
  },

  'bodycon-dress'({ paint }) {
    const views = worn(
      {
        outline: bodycon,
        fabric: paint,
        paint,
        creases:
          'M440 560Q600 620 760 560M430 620Q600 690 770 620M470 800Q480 930 460 1040M730 800Q720 930 740 1040',
        front: stroke('M470 212L446 330M730 212L754 330M520 300H680', darken(paint, 0.4), 5),
        back:
          stroke('M600 302V760', darken(paint, 0.45), 5) +
          path('M586 860L600 820L614 860L624 1050H576Z', darken(paint, 0.6)),
      },
      [600, 360, 1.9, 'neck'],
    )
    const inside = path('M500 250Q600 270 700 250V310H500Z', darken(paint, 0.5))
    const behind: Record<string, string> = {
      front: inside,
      back: inside,
      neck: closeUp(inside, 600, 360, 1.9),
    }
    return views.map(({ name, body }) => ({ name, body: (behind[name] ?? '') + body }))
  },

  'sheath-dress'({ paint }) {
    const dark = darken(paint, 0.4)
    const darts = mirrored(stroke('M500 400Q520 480 508 560M500 580Q490 640 506 700', dark, 4))
    return worn(
      {
        outline: sheath,
        fabric: paint,
        paint,
        creases: 'M460 720Q450 880 470 1030M740 720Q750 880 730 1030',
        front: darts + mirrored(stroke('M424 660L480 600', dark, 8)) + neck(paint, 58, 102),
        back:
          darts +
          stroke('M600 236V720', dark, 5) +
          path('M588 880L600 850L612 880L620 1050H580Z', darken(paint, 0.6)) +
          neck(paint, 26, 102),
      },
      [600, 400, 1.9, 'neck and darts'],
    )
  },

  'shirt-dress': ({ paint }) =>
    worn(shirtDress(paint, paint, darken(paint, 0.35), lighten(paint, 0.7)), [
      600,
      380,
      1.9,
      'collar and belt',
    ]),

  'denim-dress'({ paint }) {
    const thread = '#d9a14a'
    const dress = shirtDress(paint, denim(paint), thread, '#e9e4d6')
    const pocket = mirrored(
      path('M430 360H540V480H430Z', darken(paint, 0.05)) +
        stroke(
          'M434 364V476H536V364M424 350H546V384L485 414L424 384Z',
          thread,
          4,
          'stroke-dasharray="10 7"',
        ) +
        circle(485, 392, 9, '#e9e4d6'),
    )
    return worn({ ...dress, front: (dress.front ?? '') + pocket }, [520, 400, 1.9, 'chest pocket'])
  },
}

function shirtDress(paint: string, fabric: string, seam: string, button: string): Garment {
  const left = 'M510 196L470 270L560 332L600 272Z'
  const collar =
    path('M510 200Q600 170 690 200L600 280Z', darken(paint, 0.5)) +
    mirrored(path(left, lighten(paint, 0.16)) + stroke(left, darken(paint, 0.45), 4))
  const belt =
    path('M426 526Q600 556 774 526V580Q600 610 426 580Z', darken(paint, 0.3)) +
    rect(566, 540, 68, 62, gold, 8) +
    rect(580, 554, 40, 34, darken(paint, 0.35), 4)
  return {
    outline: shirtLine,
    fabric,
    paint,
    creases: gownCreases,
    front:
      stroke('M582 290V1014M618 290V1014M272 590L356 618M928 590L844 618', seam, 4) +
      buttons(600, 360, 500, 3, button) +
      buttons(600, 650, 950, 5, button) +
      belt +
      collar,
    back:
      stroke('M400 330Q600 390 800 330M272 590L356 618M928 590L844 618', seam, 5) +
      path('M426 526Q600 556 774 526V580Q600 610 426 580Z', darken(paint, 0.3)),
  }
}
