import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { across, circle, group, mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { head } from './mannequin.ts'

export const wigs: Family<
  | 'wig'
  | 'shoulder-length-wig'
  | 'curly-bob-wig'
  | 'body-wave-wig'
  | 'braiding-hair-pack-of-3'
  | 'braiding-hair-pack-of-6'
> = {
  wig: ({ paint }) => straight(paint, 1060),

  'shoulder-length-wig': ({ paint }) => straight(paint, 880),

  'curly-bob-wig'({ paint }) {
    const lump = (x: number, y: number, r: number) => circle(Math.round(x), Math.round(y), r, paint)
    const half =
      repeat(9, (index) => {
        const turn = -1.5 - index * 0.3
        return lump(600 + Math.cos(turn) * 265, 450 + Math.sin(turn) * 250, 62)
      }) + repeat(5, (index) => lump(330 + (index % 2) * 40, 560 + index * 62, 70))
    const cap = path(
      'M600 190C390 190 320 340 320 520L330 830Q420 880 450 760L444 520Q520 470 600 470Z',
      across(darken(paint, 0.25), lighten(paint, 0.1), paint),
    )
    const curl = (x: number, y: number) => `M${x} ${y}q-26 16-4 36t2 40q-22 12-6 32`
    const row = (from: number) =>
      repeat(5, (index) => curl(310 + index * 34, from + index * 30)) +
      repeat(5, (index) => curl(324 + index * 30, from + 190 + (index % 2) * 70)) +
      repeat(4, (index) => curl(430 + index * 50, from - 110 + ((index * 37) % 50)))
    const curls =
      stroke(row(400), lighten(paint, 0.34), 7, 'opacity=".75"') +
      stroke(row(430), darken(paint, 0.45), 7, 'opacity=".6"')
    const fringe = repeat(4, (index) => lump(460 + index * 46, 440 - index * 4, 46))
    const hair = mirrored(half + cap + fringe + curls)
    const behind =
      path('M330 520Q340 240 600 240T870 520L876 830Q600 960 324 830Z', paint) +
      mirrored(half + curls + group('translate(150 60)', curls))
    return views(floor(600, 1050, 560) + head + hair, paint, behind, 'curls')
  },

  'body-wave-wig'({ paint }) {
    const wave = (x: number) => `M${x} 300q-50 110 0 200t-10 200t-20 200t-30 150`
    const side =
      'M600 170C400 160 300 300 290 480C270 560 310 600 280 700C240 800 290 860 240 1040Q330 1090 470 1040C520 900 440 860 470 740C490 640 440 600 450 520Q520 400 600 390Z'
    const fill = across(darken(paint, 0.3), lighten(paint, 0.2), darken(paint, 0.12))
    const strands =
      stroke(
        repeat(4, (index) => wave(330 + index * 40)),
        lighten(paint, 0.28),
        7,
        'opacity=".6"',
      ) +
      stroke(
        repeat(4, (index) => wave(350 + index * 40)),
        darken(paint, 0.4),
        7,
        'opacity=".5"',
      )
    const front =
      floor(600, 1060, 640) +
      head +
      mirrored(
        path(side, fill),
        `<g clip-path="«<clipPath>${path(side, '#000')}</clipPath>»">${strands}</g>`,
      )
    const back =
      path(
        'M600 170C400 160 300 300 290 480C270 560 310 600 280 700C240 800 290 860 240 1040Q600 1100 960 1040C910 860 960 800 920 700C890 600 930 560 910 480C900 300 800 160 600 170Z',
        fill,
      ) +
      mirrored(
        stroke(
          repeat(6, (index) => wave(340 + index * 44)),
          lighten(paint, 0.28),
          6,
          'opacity=".5"',
        ),
      )
    return views(front, paint, back, 'waves')
  },

  'braiding-hair-pack-of-3': (model) => braids(model.paint, model.label, 3),

  'braiding-hair-pack-of-6': (model) => braids(model.paint, model.label, 6),
}

function straight(paint: string, end: number): View[] {
  const shade = across(
    darken(paint, 0.35),
    lighten(paint, 0.18),
    darken(paint, 0.1),
    lighten(paint, 0.1),
    darken(paint, 0.4),
  )
  const half = `M600 170C390 170 304 320 306 540L296 ${end}Q380 ${end + 30} 452 ${end}L446 560Q500 440 600 410Z`
  const line = (index: number) => `M${330 + index * 16} ${460 - index * 8}V${end + 10}`
  const strands =
    stroke(
      repeat(4, (index) => line(index * 2)),
      lighten(paint, 0.28),
      6,
      'opacity=".55"',
    ) +
    stroke(
      repeat(4, (index) => line(index * 2 + 1)),
      darken(paint, 0.35),
      6,
      'opacity=".5"',
    )
  const parts = stroke(
    repeat(
      6,
      (index) =>
        `M600 184Q${470 - index * 24} ${240 + index * 14} ${440 - index * 16} ${430 + index * 20}`,
    ),
    lighten(paint, 0.28),
    5,
    'opacity=".45"',
  )
  const front =
    floor(600, 1070, 560) +
    head +
    mirrored(path(half, shade), strands, parts) +
    stroke('M600 176V404', darken(paint, 0.5), 5)
  const back =
    path(
      `M600 170C390 170 304 320 306 540L296 ${end}Q600 ${end + 50} 904 ${end}L894 540C896 320 810 170 600 170Z`,
      shade,
    ) +
    mirrored(
      repeat(9, (index) =>
        stroke(
          `M${596 - index * 8} 196Q${570 - index * 28} 500 ${584 - index * 32} ${end + 10}`,
          lighten(paint, 0.24),
          6,
          'opacity=".4"',
        ),
      ),
    )
  return views(front, paint, back, 'hair')
}

function views(front: string, paint: string, back: string, near: string): View[] {
  const cap =
    path(
      'M330 640Q340 330 600 330T870 640Q860 820 780 900Q600 960 420 900Q340 820 330 640Z',
      darken(paint, 0.3),
    ) +
    path(
      'M380 640Q390 390 600 390T820 640Q810 780 740 850Q600 900 460 850Q390 780 380 640Z',
      '#b98a6a',
    ) +
    stroke(
      'M600 400V880M420 520Q600 620 780 520M400 700Q600 800 800 700',
      '#6b4a36',
      6,
      'stroke-dasharray="10 8"',
    ) +
    repeat(3, (index) => rect(470 + index * 110, 830, 60, 26, '#22232c', 6))
  return [
    { name: 'front', body: front },
    { name: 'back', body: floor(600, 1070, 560) + back },
    { name: 'cap inside', body: floor(600, 950, 700) + cap },
    { name: near, body: closeUp(front, 380, 640, 2) },
  ]
}

/** Bundles of hair folded in two, each hanging from the card that it is sold on. */
function braids(paint: string, label: string, count: number): View[] {
  const fall =
    'M548 300Q520 480 540 640T528 900Q536 1000 572 1040Q590 1000 600 1044Q612 1000 632 1036Q664 1000 670 900Q646 800 660 640T652 300Z'
  const bundle =
    path(fall, across(darken(paint, 0.4), lighten(paint, 0.3), paint, darken(paint, 0.35))) +
    stroke(
      repeat(6, (index) => {
        const x = 558 + index * 17
        return `M${x} 310Q${x - 16} 480 ${x + 6} 640T${x - 4} 1000`
      }),
      lighten(paint, 0.36),
      4,
      'opacity=".5"',
    ) +
    stroke(
      repeat(5, (index) => {
        const x = 566 + index * 17
        return `M${x} 310Q${x - 14} 480 ${x + 8} 640T${x} 1010`
      }),
      darken(paint, 0.5),
      4,
      'opacity=".45"',
    ) +
    path('M526 170H674V340Q600 362 526 340Z', '#b0246e') +
    path('M526 170H674V200H526Z', '#f2b63d') +
    path('M584 150a16 16 0 1 1 32 0v20h-32Z', 'none', 'stroke="#b0246e" stroke-width="8"') +
    words(label, 600, 280, { size: 38, ink: '#ffffff', within: 128 }) +
    rect(536, 424, 128, 26, '#b0246e', 8)
  const gap = 840 / count
  const one = `<g id="it" transform="translate(${-gap * ((count - 1) / 2)} 0)">${bundle}</g>`
  const all =
    one +
    repeat(count - 1, (index) => `<use href="#it" transform="translate(${gap * (index + 1)} 0)"/>`)
  const plait = repeat(11, (index) =>
    path(
      `M${index % 2 ? 620 : 580} ${230 + index * 66}q${index % 2 ? -100 : 100} 30 0 110q${index % 2 ? 60 : -60} -60 0-110Z`,
      across(darken(paint, 0.3), lighten(paint, 0.25), darken(paint, 0.3)),
    ),
  )
  return [
    { name: 'all of the pack', body: floor(600, 1050, 1000, 50) + all },
    {
      name: 'one braided',
      body:
        floor(600, 1060, 360, 40) +
        group('translate(600 640) scale(1.1) translate(-600 -640)', plait),
    },
    { name: 'hair', body: closeUp(all, 600, 620, 2.2) },
  ]
}
