import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, diagonal, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'

type Kind = 'iron' | 'steam-iron' | 'garment-steamer' | 'hand-steamer' | 'steam-generator-iron'

export const irons: Family<Kind> = {
  iron: (model) => ironViews(model, ''),

  'steam-iron': (model) =>
    ironViews(
      model,
      path('M300 780C350 680 420 630 560 606L540 770Z', '#bfe0f5', 'opacity=".9"') +
        path('M318 776C350 730 410 706 548 700L540 770Z', '#7fc0ee', 'opacity=".8"') +
        rect(700, 356, 60, 34, '#4fb7e8', 12) +
        rect(790, 352, 60, 34, darken(model.paint, 0.4), 12) +
        circle(226, 800, 16, '#22232c'),
      'with holes',
    ),

  'garment-steamer'({ paint, label }) {
    const shirt =
      stroke('M470 250Q600 180 730 250M600 196V150', '#5c5f6e', 12) +
      path(
        'M500 246L400 330L440 420L486 392V760H714V392L760 420L800 330L700 246Q600 300 500 246Z',
        diagonal('#f7fafc', '#d5e2ec'),
      ) +
      stroke('M600 290V760', '#b9c9d6', 5) +
      repeat(4, (index) => circle(600, 360 + index * 100, 8, '#8fa4b5'))
    const pole = rect(590, 120, 20, 740, steel(), 8)
    const tank =
      path(
        'M380 800H820Q880 800 880 870V980Q880 1004 850 1004H350Q320 1004 320 980V870Q320 800 380 800Z',
        round(paint),
      ) +
      rect(640, 830, 190, 120, '#bfe0f5', 24, 'opacity=".85"') +
      rect(640, 880, 190, 70, '#7fc0ee', 20, 'opacity=".8"') +
      circle(420, 890, 42, steel()) +
      circle(420, 890, 28, darken(paint, 0.4)) +
      words(label, 530, 970, { size: 32, ink: inkOn(paint), within: 180 }) +
      circle(370, 1004, 26, '#22232c') +
      circle(830, 1004, 26, '#22232c')
    const hose = stroke('M840 830C1060 780 1020 520 880 480', '#3a3b46', 24)
    const body = pole + shirt + hose + tank + group('translate(300 -110)', steamHead(paint))
    return [
      { name: 'front', body: floor(600, 1012, 700) + body },
      { name: 'steam head', body: closeUp(body, 880, 470, 2) },
      { name: 'tank', body: closeUp(body, 600, 890, 1.9) },
    ]
  },

  'hand-steamer'({ paint, label }) {
    const body =
      path('M470 470H730L700 940Q696 1000 640 1000H560Q504 1000 500 940Z', round(paint)) +
      path('M420 300Q600 230 780 300L740 480H460Z', round(lighten(paint, 0.1))) +
      path('M410 290Q600 200 790 290L782 326Q600 240 418 326Z', steel()) +
      rect(530, 640, 140, 250, '#bfe0f5', 40, 'opacity=".85"') +
      rect(530, 760, 140, 130, '#7fc0ee', 36, 'opacity=".85"') +
      rect(560, 540, 80, 60, darken(paint, 0.5), 20) +
      words(label, 600, 440, { size: 44, ink: inkOn(paint), within: 220 })
    const cord = stroke('M600 1000C600 1040 760 1030 860 1000S1040 900 1060 990', '#22232c', 20)
    const steam = repeat(5, (index) =>
      stroke(`M${460 + index * 70} 200q-26-50 6-90t0-80`, '#b9d3e6', 14, 'opacity=".7"'),
    )
    return [
      { name: 'front', body: floor(640, 1010, 520) + cord + body },
      { name: 'with steam', body: steam + group('translate(0 30)', cord + body) },
      { name: 'water window', body: closeUp(body, 600, 720, 2) },
    ]
  },

  'steam-generator-iron'({ paint, label }) {
    const station =
      path(
        'M220 760H1000Q1050 760 1050 810V960Q1050 1000 1010 1000H200Q150 1000 150 960V830Q150 770 220 760Z',
        down(lighten(paint, 0.25), paint, darken(paint, 0.3)),
      ) +
      path('M230 760L330 690H1020L1000 760Z', darken(paint, 0.5)) +
      rect(760, 830, 220, 120, '#bfe0f5', 30, 'opacity=".85"') +
      rect(760, 890, 220, 60, '#7fc0ee', 24, 'opacity=".85"') +
      circle(270, 890, 54, steel()) +
      circle(270, 890, 38, darken(paint, 0.45)) +
      words(label, 540, 920, { size: 64, ink: inkOn(paint), within: 340 })
    const hose = stroke('M980 800C1130 700 1120 420 940 400', '#3a3b46', 26)
    const front =
      hose + station + group('translate(190 170) scale(.66)', ironBody({ paint, label: '' }))
    return [
      { name: 'front', body: floor(600, 1006, 980) + front },
      {
        name: 'angle',
        body: floor(600, 1010, 860, 80) + group('matrix(.86 .07 -.04 1 120 -40)', front),
      },
      { name: 'iron', body: closeUp(front, 600, 600, 1.8) },
    ]
  },
}

function ironBody({ paint, label }: Pick<Model, 'paint' | 'label'>, more = ''): string {
  return (
    path(
      'M180 860C240 640 420 500 700 500H960q50 0 60 60L1040 860Z',
      diagonal(lighten(paint, 0.4), paint, darken(paint, 0.3)),
    ) +
    path(
      'M430 560C480 440 620 380 780 380H930q70 0 80 70l20 110H900l-30-70H760C640 490 560 520 520 580Z',
      darken(paint, 0.55),
    ) +
    path('M140 930C150 890 170 870 190 856H1044q16 40 6 74Z', steel()) +
    circle(880, 700, 70, darken(paint, 0.4)) +
    circle(880, 700, 48, lighten(paint, 0.4)) +
    stroke('M880 700l24-30', '#c43f3a', 9) +
    more +
    words(label, 660, 806, { size: 52, ink: inkOn(paint), within: 250 })
  )
}

function ironViews(model: Model, more: string, holes?: 'with holes'): View[] {
  const body = ironBody(model, more)
  const cord = stroke('M1010 460C1120 420 1120 640 1090 760S1130 960 1060 1000', '#22232c', 22)
  const hole = (index: number) =>
    circle(600 + (index % 2 === 0 ? -1 : 1) * (30 + index * 11), 340 + index * 34, 12, '#4a4d58')
  const sole =
    path(
      'M600 180C760 300 840 560 830 900q0 60-60 60H430q-60 0-60-60C360 560 440 300 600 180Z',
      steel(),
    ) + (holes ? repeat(14, hole) : '')
  return [
    { name: 'side', body: floor(600, 940, 980) + cord + body },
    { name: 'sole plate', body: floor(600, 980, 560) + sole },
    { name: 'dial', body: closeUp(body, 800, 700, 2) },
  ]
}

/** Held against the cloth: around 600,600. */
function steamHead(paint: string): string {
  return (
    path('M480 520Q600 470 720 520L690 600H510Z', round(paint)) +
    path('M474 510Q600 454 726 510L720 534Q600 480 480 534Z', steel()) +
    rect(556, 590, 88, 190, round(darken(paint, 0.25)), 30) +
    ellipse(600, 640, 20, 12, '#4fb7e8')
  )
}
