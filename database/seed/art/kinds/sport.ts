import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, diagonal, group, path, placed, rect, repeat, stroke } from '../svg.ts'
import { neck, outfit, worn } from './garments.ts'

const shirt =
  'M500 226Q600 300 700 226L800 262Q876 292 904 360L1000 600L868 656L830 560Q836 800 846 1010Q600 1040 354 1010Q364 800 370 560L332 656L200 600L296 360Q324 292 400 262Z'
const short =
  'M500 196Q600 262 700 196L800 230Q876 256 904 320L990 520L866 576L830 490Q836 640 842 760Q600 790 358 760Q364 640 370 490L334 576L210 520L296 320Q324 256 400 230Z'
const creases =
  'M420 620Q470 760 440 980M780 600Q730 780 770 990M560 700Q590 860 560 1000M330 420Q360 520 350 600M870 420Q840 520 850 600'

export const kit: Family<
  | 'football-jersey'
  | 'training-jersey'
  | 'jersey-and-shorts'
  | 'shin-guards'
  | 'goalkeeper-gloves'
  | 'ball-pump'
> = {
  'football-jersey'({ paint, label }) {
    const trim = inkOn(paint) === '#ffffff' ? '#ffffff' : '#2f7a48'
    const feathers = repeat(7, (index) =>
      path(`M600 ${420 + index * 80}l150 60v24l-150-54-150 54v-24Z`, trim, 'opacity=".16"'),
    )
    const sides =
      path(
        'M370 560Q420 800 390 1030H340V560ZM830 560Q780 800 810 1030H860V560Z',
        trim,
        'opacity=".85"',
      ) + stroke('M206 588L334 642M994 588L866 642', trim, 20)
    const eagle = path(
      'M676 400q44 22 74 70q0-44 10-60q10 16 10 60q30-48 74-70q-6 74-60 96l-24 44-24-44q-54-22-60-96Z',
      trim,
    )
    return worn(
      {
        outline: shirt,
        fabric: paint,
        paint,
        creases,
        front:
          feathers +
          sides +
          eagle +
          words(label, 450, 470, { size: 34, ink: trim, within: 110 }) +
          neck(trim, 58),
        back: sides + neck(trim, 24),
      },
      [720, 440, 2.1, 'crest'],
    )
  },

  'training-jersey'({ paint, label }) {
    const trim = inkOn(paint) === '#ffffff' ? lighten(paint, 0.5) : '#22232c'
    const sides = stroke('M400 290L300 400L240 590M800 290L900 400L960 590', trim, 9)
    return worn(
      {
        outline: shirt,
        fabric: paint,
        paint,
        creases,
        front:
          sides +
          words(label, 720, 440, { size: 34, ink: inkOn(paint), within: 120 }) +
          neck(paint, 58),
        back: sides + neck(paint, 24),
      },
      [640, 360, 2, 'neck'],
    )
  },

  'jersey-and-shorts'({ paint, label }) {
    const trim = inkOn(paint) === '#ffffff' ? '#ffffff' : '#22232c'
    const shorts = {
      outline: 'M396 740H804L860 1130Q740 1165 630 1140L604 960H596L570 1140Q460 1165 340 1130Z',
      fabric: darken(paint, 0.12),
      paint,
      creases: 'M470 860L440 1130M730 860L760 1130',
      front:
        stroke('M380 860L352 1120M820 860L848 1120', trim, 16) +
        rect(360, 740, 480, 60, '#12102a', 0, 'opacity=".25"'),
      back: stroke('M380 860L352 1120M820 860L848 1120', trim, 16),
    }
    const sides = stroke('M218 512L336 566M982 512L864 566', trim, 18)
    return outfit(
      {
        outline: short,
        fabric: paint,
        paint,
        creases: 'M440 560Q470 660 440 750M760 560Q730 660 760 750',
        front:
          sides +
          words(label, 600, 500, { size: 70, ink: trim, within: 330 }) +
          path('M504 198L600 296L696 198', 'none', `stroke="${trim}" stroke-width="22"`),
        back: sides + neck(paint, 24),
      },
      shorts,
      [600, 400, 1.9, 'neck'],
    )
  },

  'shin-guards'({ paint, label }) {
    const guard = (x: number) =>
      group(
        `translate(${x} 0)`,
        path(
          'M470 240Q600 190 730 240Q770 560 700 940Q600 990 500 940Q430 560 470 240Z',
          across(darken(paint, 0.4), lighten(paint, 0.3), paint, darken(paint, 0.4)),
        ),
        path(
          'M520 290Q600 260 680 290Q710 560 660 860Q600 890 540 860Q490 560 520 290Z',
          lighten(paint, 0.14),
          'opacity=".6"',
        ),
        stroke(
          'M600 300V860M556 300Q530 580 570 850M644 300Q670 580 630 850',
          darken(paint, 0.3),
          7,
        ),
        rect(446, 700, 308, 66, '#2a2b34', 14),
        words(label, 600, 752, { size: 36, ink: '#ffffff', within: 200 }),
      )
    const pair = guard(-190) + guard(190)
    const back = (x: number) =>
      group(
        `translate(${x} 0)`,
        path(
          'M470 240Q600 190 730 240Q770 560 700 940Q600 990 500 940Q430 560 470 240Z',
          '#3a3b46',
        ),
        path(
          'M510 290Q600 250 690 290Q720 560 664 880Q600 910 536 880Q480 560 510 290Z',
          '#8d909c',
        ),
        repeat(5, (index) => stroke(`M530 ${380 + index * 100}h140`, '#5c5f6e', 10)),
      )
    return [
      { name: 'pair', body: floor(600, 976, 900) + pair },
      { name: 'inside', body: floor(600, 976, 900) + back(-190) + back(190) },
      { name: 'near', body: closeUp(pair, 410, 600, 1.9) },
    ]
  },

  'goalkeeper-gloves'({ paint, label }) {
    const latex = '#dfe2e8'
    const edge = `stroke="#8d909c" stroke-width="6"`
    const finger = (x: number, top: number, turn: number) => {
      const about = `transform="rotate(${turn} ${x} 560)"`
      return (
        rect(x - 44, top, 88, 620 - top, latex, 44, `${about} ${edge}`) +
        rect(x - 26, top + 24, 52, 130, paint, 24, about)
      )
    }
    const fingers =
      finger(474, 240, -6) +
      finger(566, 190, -2) +
      finger(658, 200, 3) +
      finger(744, 270, 8) +
      rect(330, 520, 96, 260, latex, 48, `transform="rotate(-34 378 700)" ${edge}`)
    const cuff = path('M440 800Q600 860 780 800L770 970Q600 1010 452 970Z', '#22232c')
    const backhand =
      path(
        'M420 500Q600 440 790 520L780 800Q600 860 440 800Z',
        diagonal(lighten(paint, 0.25), paint, darken(paint, 0.25)),
      ) + stroke('M440 560Q600 500 780 570', latex, 14)
    const glove = (word: string) =>
      fingers +
      backhand +
      cuff +
      rect(450, 840, 320, 70, paint, 16) +
      words(word, 610, 894, { size: 42, ink: inkOn(paint), within: 240 })
    const palm =
      fingers +
      path('M420 500Q600 440 790 520L780 800Q600 860 440 800Z', latex, edge) +
      stroke('M470 640Q600 600 750 650M480 720Q600 690 740 730', '#aeb3be', 7) +
      cuff
    return [
      {
        name: 'pair',
        body:
          floor(600, 1010, 1000) +
          group('translate(-140 190) scale(.8)', glove(label)) +
          group('translate(1340 190) scale(-.8 .8)', glove('')),
      },
      {
        name: 'palm',
        body: floor(600, 1010, 620) + group('matrix(-1 0 0 1 1200 0)', palm),
      },
      { name: 'strap', body: closeUp(glove(label), 600, 820, 2) },
    ]
  },

  'ball-pump'({ paint, label }) {
    const pump =
      rect(560, 160, 80, 60, '#2a2b34', 20) +
      rect(400, 130, 400, 60, round('#2a2b34'), 30) +
      rect(584, 200, 32, 240, steel(), 6) +
      rect(
        530,
        420,
        140,
        480,
        across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.4)),
        24,
      ) +
      rect(520, 420, 160, 44, '#22232c', 16) +
      rect(540, 890, 120, 50, '#22232c', 14) +
      rect(592, 940, 16, 80, steel(), 4) +
      group(
        'rotate(90 600 680)',
        words(label, 600, 700, { size: 54, ink: inkOn(paint), within: 300 }),
      )
    const needles =
      placed(
        880,
        880,
        1,
        0,
        rect(590, 500, 20, 120, steel(), 4) + rect(574, 610, 52, 40, steel('#e8c96a'), 8),
      ) + stroke('M660 900C760 900 720 1000 860 1000', '#22232c', 18)
    return [
      { name: 'with needles', body: floor(640, 1024, 620, 40) + pump + needles },
      { name: 'lying', body: floor(600, 760, 960, 50) + placed(600, 620, 1, 78, pump) },
      { name: 'handle', body: closeUp(pump, 600, 320, 2) },
    ]
  },
}
