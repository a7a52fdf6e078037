import { denim } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { buttons, foldedCloth, neck, sewn, worn } from './garments.ts'

const tee =
  'M500 226Q600 300 700 226L800 262Q876 292 904 360L1000 600L868 656L830 560Q836 800 846 1010Q600 1040 354 1010Q364 800 370 560L332 656L200 600L296 360Q324 292 400 262Z'
const longSleeved =
  'M510 220L600 250L690 220L800 262Q872 290 896 370L1010 900L896 930L830 600Q834 820 850 1010Q600 1040 350 1010Q366 820 370 600L304 930L190 900L304 370Q328 290 400 262Z'
const slim =
  'M510 220L600 250L690 220L796 262Q866 290 890 370L990 900L884 926L818 600Q800 760 822 1010Q600 1040 378 1010Q400 760 382 600L316 926L210 900L310 370Q334 290 404 262Z'
const creases =
  'M420 620Q470 760 440 980M780 600Q730 780 770 990M560 700Q590 860 560 1000M330 420Q360 520 350 600M870 420Q840 520 850 600'

const teeHems = (paint: string) =>
  stroke('M212 580L338 634M988 580L862 634M356 984Q600 1014 844 984', darken(paint, 0.35), 4)

function collarOf(paint: string, spread: number): string {
  const left = `M510 216L${470 - spread / 2} 290L${560 - spread} 352L600 292Z`
  return (
    path('M510 220Q600 190 690 220L600 300Z', darken(paint, 0.5)) +
    mirrored(path(left, lighten(paint, 0.18)) + stroke(left, darken(paint, 0.45), 4))
  )
}

function placketOf(paint: string, button: string): string {
  return (
    rect(576, 300, 48, 730, lighten(paint, 0.12), 0, 'opacity=".7"') +
    stroke('M576 320V1030M624 320V1030', darken(paint, 0.35), 3) +
    buttons(600, 400, 950, 6, button)
  )
}

function backOf(paint: string): string {
  return (
    stroke('M400 360Q600 420 800 360', darken(paint, 0.4), 5) +
    path('M500 222Q600 252 700 222L690 262Q600 286 510 262Z', lighten(paint, 0.18))
  )
}

export const tops: Family<
  'shirt' | 'dress-shirt' | 'short-sleeve-shirt' | 'denim-shirt' | 'polo-shirt'
> = {
  shirt({ paint }) {
    const pocket =
      path(
        'M690 470h110v110l-55 30-55-30Z',
        'none',
        `stroke="${darken(paint, 0.4)}" stroke-width="5"`,
      ) + stroke('M690 496H800', darken(paint, 0.4), 4)
    const cuffs = stroke('M196 876L308 900M1004 876L892 900', darken(paint, 0.4), 6)
    const points = mirrored(buttons(552, 334, 334.1, 2, lighten(paint, 0.7)))
    const garment = {
      outline: longSleeved,
      fabric: paint,
      paint,
      creases,
      front: placketOf(paint, lighten(paint, 0.7)) + collarOf(paint, 0) + points + pocket + cuffs,
      back: backOf(paint) + cuffs,
    }
    return worn(garment, [600, 330, 2.1, 'collar'])
  },

  'dress-shirt'({ paint }) {
    const cuffs =
      stroke('M214 850L326 876M986 850L874 876', darken(paint, 0.4), 6) +
      mirrored(buttons(308, 884, 906, 2, lighten(paint, 0.7)))
    const darts = mirrored(stroke('M490 560Q480 700 490 860', darken(paint, 0.35), 3))
    const garment = {
      outline: slim,
      fabric: paint,
      paint,
      creases,
      front: placketOf(paint, lighten(paint, 0.75)) + collarOf(paint, 34) + darts + cuffs,
      back: backOf(paint) + darts + cuffs,
    }
    return worn(garment, [600, 330, 2.1, 'collar'])
  },

  'short-sleeve-shirt'({ paint }) {
    const coconut = '#6b4a2c'
    const left = 'M508 220L430 300L520 400L600 350Z'
    const camp =
      path('M508 222Q600 196 692 222L600 360Z', darken(paint, 0.5)) +
      mirrored(path(left, lighten(paint, 0.2)) + stroke(left, darken(paint, 0.4), 4))
    const pocket = stroke('M690 500h120v120q-60 26-120 0Z', darken(paint, 0.4), 5)
    const garment = {
      outline: tee,
      fabric: paint,
      paint,
      creases,
      front:
        stroke('M600 350V1024M620 350V1024', darken(paint, 0.35), 3) +
        buttons(600, 420, 930, 5, coconut) +
        camp +
        pocket +
        teeHems(paint),
      back: backOf(paint) + teeHems(paint),
    }
    return worn(garment, [600, 380, 2, 'collar and buttons'])
  },

  'denim-shirt'({ paint }) {
    const thread = '#d9a14a'
    const seam = (d: string) => stroke(d, thread, 4, 'stroke-dasharray="10 7"')
    const yoke =
      path('M400 262L510 220V420L455 470L370 420Q380 300 400 262Z', darken(paint, 0.14)) +
      seam('M376 414L455 462L508 414')
    const pocket =
      path('M410 500H540V640H410Z', darken(paint, 0.06)) +
      seam('M414 504V636H536V504') +
      path('M404 490H546V530L475 568L404 530Z', darken(paint, 0.2)) +
      seam('M410 528L475 560L540 528') +
      buttons(475, 536, 536.1, 2, '#e9e4d6')
    const cuffs = seam('M196 876L308 900M1004 876L892 900')
    const garment = {
      outline: longSleeved,
      fabric: denim(paint),
      paint,
      creases,
      front: placketOf(paint, '#e9e4d6') + mirrored(yoke + pocket) + collarOf(paint, 0) + cuffs,
      back:
        backOf(paint) +
        path('M390 340L600 440L810 340V270L700 230H500L390 270Z', darken(paint, 0.14)) +
        seam('M392 338L600 434L808 338') +
        cuffs,
    }
    return worn(garment, [500, 480, 2, 'yoke and pocket'])
  },

  'polo-shirt'({ paint, label }) {
    const rib = darken(paint, 0.2)
    const left = 'M504 214L456 282L556 372L600 300Z'
    const collar =
      path('M504 220Q600 190 696 220L600 300Z', darken(paint, 0.5)) +
      rect(570, 296, 60, 190, darken(paint, 0.1), 6) +
      stroke('M570 300V480H630V300', darken(paint, 0.4), 4) +
      buttons(600, 360, 440, 2, lighten(paint, 0.7)) +
      mirrored(path(left, rib) + stroke(left, darken(paint, 0.5), 4))
    const ribs =
      stroke('M208 586L336 642M992 586L864 642', rib, 26) +
      stroke('M356 1000Q600 1030 844 1000', darken(paint, 0.35), 4)
    const garment = {
      outline: tee,
      fabric: paint,
      paint,
      creases,
      front: collar + ribs + words(label, 735, 470, { size: 34, ink: inkOn(paint), within: 120 }),
      back: path('M500 222Q600 262 700 222L694 262Q600 296 506 262Z', rib) + ribs,
    }
    return worn(garment, [600, 340, 2, 'collar'])
  },
}

export const tees: Family<'t-shirt' | 'logo-t-shirt' | 'graphic-t-shirt' | 't-shirt-pack'> = {
  't-shirt': ({ paint, label }) =>
    teeViews(paint, words(label, 720, 440, { size: 34, ink: inkOn(paint), within: 120 }), 'neck'),

  'logo-t-shirt': ({ paint, label }) =>
    teeViews(
      paint,
      words(label, 600, 530, { size: 96, ink: inkOn(paint), weight: 17, within: 380 }),
      'print',
    ),

  'graphic-t-shirt'({ paint, label }) {
    const ink = inkOn(paint)
    const graphic =
      repeat(5, (index) =>
        rect(
          440 + index * 66,
          430 + index * 18,
          44,
          250 - index * 36,
          ['#e8a52a', ink, '#e2504a', ink, '#2f8fd6'][index] ?? ink,
          6,
        ),
      ) + words(label, 600, 770, { size: 58, ink, within: 330 })
    return teeViews(paint, graphic, 'print')
  },

  't-shirt-pack'({ paint }) {
    const garment = {
      outline: tee,
      fabric: paint,
      paint,
      creases,
      front: teeHems(paint) + neck(paint, 62),
    }
    const one = sewn(garment, garment.front)
    const copy = (x: number, y: number) => `<use href="#it" transform="translate(${x} ${y})"/>`
    const stack =
      foldedCloth(paint, paint, 3) +
      rect(520, 560, 160, 446, '#f3ead4', 0, 'opacity=".95"') +
      words('3', 600, 830, { size: 110, ink: '#3a3226', weight: 12 })
    return [
      {
        name: 'three in a pack',
        body: floor(600, 1050, 760, 40) + copy(120, -70) + copy(60, -30) + group3(one),
      },
      { name: 'folded', body: stack },
      { name: 'neck', body: closeUp(one, 600, 330, 2) },
    ]
  },
}

function group3(one: string): string {
  return `<g id="it" transform="translate(-70 30)">${one}</g>`
}

function teeViews(paint: string, print: string, near: 'neck' | 'print') {
  const garment = {
    outline: tee,
    fabric: paint,
    paint,
    creases,
    front: teeHems(paint) + print + neck(paint, 62),
    back: teeHems(paint) + neck(paint, 24),
  }
  return worn(garment, near === 'neck' ? [640, 340, 2, near] : [600, 520, 1.9, near])
}
