import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, round } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { across, circle, down, ellipse, group, path, rect, repeat, stroke, tiled } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'christmas-hamper'
  | 'sallah-hamper'
  | 'rice-and-oil-pack'
  | 'rice-oil-and-tomato-pack'
  | 'ramadan-pack'

export const hampers: Family<Kind> = {
  'christmas-hamper': () =>
    hamper(
      '#b8272f',
      '#2f7a48',
      riceBag(470, 640) + oil(700, 560) + juice(590, 560) + tins(800, 690) + biscuitBox(360, 700),
    ),
  'sallah-hamper': () =>
    hamper(
      '#2f7a48',
      '#d9a93c',
      riceBag(470, 640) + honey(690, 620) + dates(590, 660) + tins(800, 690) + juice(380, 600),
    ),
  'rice-and-oil-pack': ({ paint }) => welfare(paint, sackAt(440, 1) + oilAt(790, 1)),
  'rice-oil-and-tomato-pack': ({ paint }) =>
    welfare(paint, sackAt(400, 1.08) + oilAt(740, 1) + paste(930)),
  'ramadan-pack': ({ paint }) => {
    const carton =
      rect(250, 420, 480, 580, across(darken(paint, 0.1), lighten(paint, 0.12), paint), 6) +
      path('M250 420H730V470H250Z', '#d9a93c') +
      path('M540 560a90 90 0 1 0 60 150a72 72 0 1 1-60-150Z', '#f2d27a') +
      path('M620 590l12 26 28 4-20 20 5 28-25-13-25 13 5-28-20-20 28-4Z', '#f2d27a') +
      words('RAMADAN', 490, 850, { size: 68, ink: inkOn(paint), within: 400, weight: 17 })
    const [, turned] = boxed({ x: 250, y: 420, w: 480, h: 580, depth: 240, color: paint }, carton, [
      490,
      650,
      1.8,
      'x',
    ])
    return [
      {
        name: 'what is in it',
        body:
          floor(600, 1006, 1040) +
          group('translate(-90 0)', carton) +
          milkTin(800) +
          bowl(660, 990, dateHeap) +
          sugar(990),
      },
      { name: 'carton', body: turned?.body ?? '' },
      {
        name: 'dates and milk',
        body: closeUp(milkTin(800) + bowl(660, 990, dateHeap) + sugar(990), 800, 860, 1.8),
      },
    ]
  },
}

/** A cane basket under a ribbon. */
function hamper(ribbon: string, second: string, contents: string): View[] {
  const cane = tiled(
    60,
    40,
    rect(0, 0, 60, 40, '#b98a4e') +
      rect(2, 3, 26, 15, '#d9ae72', 6) +
      rect(32, 3, 26, 15, '#a87a40', 6) +
      rect(2, 22, 26, 15, '#a87a40', 6) +
      rect(32, 22, 26, 15, '#d9ae72', 6),
  )
  const basket =
    path('M190 740H1010L930 1000Q600 1030 270 1000Z', cane) +
    path(
      'M190 740H1010L930 1000Q600 1030 270 1000Z',
      across('#1a1633/.3', '#ffffff/.14@28', '#1a1633/0@50', '#1a1633/.34'),
    ) +
    rect(170, 716, 860, 50, down('#e3bd84', '#9a6f3a'), 25) +
    stroke(
      repeat(20, (index) => `M${190 + index * 43} 722l20 38`),
      '#8a6030',
      5,
      'opacity=".6"',
    )
  const bow =
    path(
      'M600 850Q480 760 440 840T600 870ZM600 850Q720 760 760 840T600 870Z',
      down(lighten(ribbon, 0.25), darken(ribbon, 0.2)),
    ) +
    path(
      'M590 870L520 990L570 970L610 900ZM610 870L680 990L630 970L592 900Z',
      darken(ribbon, 0.1),
    ) +
    circle(600, 860, 34, lighten(ribbon, 0.15))
  const handle =
    stroke('M250 730C250 160 950 160 950 730', '#9a6f3a', 40) +
    stroke('M250 730C250 160 950 160 950 730', '#d9ae72', 22, 'stroke-dasharray="26 16"') +
    group(
      'translate(0 -520)',
      path('M600 850Q500 790 470 840T600 866ZM600 850Q700 790 730 840T600 866Z', second),
    )
  const body = handle + contents + basket + bow
  return [
    { name: 'front', body: floor(600, 1006, 960) + body },
    { name: 'what is in it', body: closeUp(body, 590, 600, 1.7) },
    { name: 'ribbon and cane', body: closeUp(body, 600, 870, 1.9) },
  ]
}

function riceBag(x: number, y: number): string {
  return (
    path(
      `M${x - 90} ${y - 160}Q${x} ${y - 146} ${x + 90} ${y - 160}L${x + 104} ${y + 150}H${x - 104}Z`,
      across('#d9d2c0', '#ffffff', '#cfc6b0'),
    ) +
    path(
      `M${x - 96} ${y - 70}Q${x} ${y - 56} ${x + 96} ${y - 70}L${x + 102} ${y + 60}Q${x} ${y + 76} ${x - 102} ${y + 60}Z`,
      '#a5281f',
    ) +
    words('RICE', x, y + 20, { size: 54, ink: '#ffffff' })
  )
}

function oil(x: number, y: number): string {
  return (
    path(
      `M${x - 60} ${y}Q${x - 60} ${y - 60} ${x - 26} ${y - 90}V${y - 140}H${x + 26}V${y - 90}Q${x + 60} ${y - 60} ${x + 60} ${y}V${y + 220}H${x - 60}Z`,
      across('#b57a12', '#f9d98a', '#f0b429', '#a86e0e'),
    ) +
    rect(x - 30, y - 176, 60, 44, '#d1403a', 8) +
    rect(x - 58, y + 10, 116, 110, '#fff3d6') +
    words('OIL', x, y + 80, { size: 40, ink: '#8a3b0a' })
  )
}

function juice(x: number, y: number): string {
  return (
    rect(x - 62, y - 130, 124, 340, across('#e8d6b0', '#fffaf0', '#dcc89c'), 4) +
    path(`M${x - 62} ${y - 130}l20-40h84l20 40Z`, '#efe0bf') +
    rect(x - 62, y - 80, 124, 90, '#d36f12') +
    words('JUICE', x, y - 20, { size: 32, ink: '#ffffff' }) +
    circle(x, y + 70, 34, '#f08a1c')
  )
}

function tins(x: number, y: number): string {
  return (
    drum(x, y - 60, 70, 150, '#2f7a48') +
    drum(x + 30, y + 10, 70, 120, '#d1403a') +
    rect(x - 30, y + 46, 120, 40, '#fff3d6')
  )
}

function biscuitBox(x: number, y: number): string {
  return drum(x, y - 40, 110, 120, '#2b4a9c', '#4a6cc4') + circle(x, y + 40, 30, '#d99a4e')
}

function honey(x: number, y: number): string {
  return (
    rect(x - 70, y - 80, 140, 200, across('#9a5a0a', '#f7c95a', '#e09a1c', '#8a4e08'), 26) +
    rect(x - 62, y - 120, 124, 50, round('#d9a93c'), 12) +
    rect(x - 70, y - 10, 140, 70, '#fff3d6') +
    words('HONEY', x, y + 40, { size: 34, ink: '#8a4e08' })
  )
}

function dates(x: number, y: number): string {
  return group(
    `translate(${x - 600} ${y - 660})`,
    ellipse(600, 720, 110, 60, '#8a5a30'),
    repeat(11, (index) =>
      date(
        520 + (index % 4) * 50 + (index > 3 && index < 8 ? 22 : 0),
        640 + Math.floor(index / 4) * 34,
        index,
      ),
    ),
  )
}

function date(x: number, y: number, index: number): string {
  return (
    ellipse(
      x,
      y,
      34,
      20,
      ['#5a2a14', '#6e3a1c', '#4a2010'][index % 3] ?? '',
      `transform="rotate(${((index * 37) % 60) - 30} ${x} ${y})"`,
    ) + ellipse(x - 8, y - 7, 12, 4, '#c98a5a', 'opacity=".6"')
  )
}

function welfare(paint: string, contents: string): View[] {
  return [
    { name: 'what is in it', body: floor(600, 1006, 1040) + contents },
    { name: 'rice', body: closeUp(sackAt(600, 1), 600, 720, 1.9) },
    {
      name: 'oil',
      body:
        floor(600, 1006, 500) + group('translate(-190 0)', oilAt(790, 1)) + rect(0, 0, 0, 0, paint),
    },
  ]
}

function sackAt(x: number, size: number): string {
  return group(
    `translate(${x} 1010) scale(${size}) translate(-440 -1010)`,
    path(
      'M230 380Q440 410 650 380L672 430Q656 700 690 950Q680 1010 440 1010T190 950Q224 700 208 430Z',
      across('#d9d2c0', '#ffffff', '#f4efe2', '#cfc6b0'),
    ),
    path('M216 520Q440 546 664 520L672 800Q440 830 206 800Z', '#14613b'),
    path('M230 380Q440 410 650 380L656 406Q440 436 224 406Z', '#0c3f27'),
    words('RICE', 440, 700, { size: 110, ink: '#ffffff', weight: 17 }),
    repeat(14, (index) =>
      ellipse(
        360 + ((index * 53) % 160),
        750 + ((index * 29) % 40),
        13,
        5,
        '#fffdf3',
        `transform="rotate(${index * 47} ${360 + ((index * 53) % 160)} ${750 + ((index * 29) % 40)})"`,
      ),
    ),
  )
}

function oilAt(x: number, size: number): string {
  return group(
    `translate(${x} 1010) scale(${size}) translate(-790 -1010)`,
    path(
      'M660 600Q660 540 720 536H740V490H820V536H860Q920 540 920 610V970q0 40-40 40H700q-40 0-40-40Z',
      across('#b57a12', '#f9d98a', '#f0b429', '#a86e0e'),
    ),
    path('M832 590h44v150h-44q-20 0-20-20V610q0-20 20-20Z', '#f3ead4'),
    rect(732, 450, 96, 46, round('#d1403a'), 10),
    rect(660, 760, 260, 160, '#fff3d6'),
    words('OIL', 790, 870, { size: 76, ink: '#8a3b0a', weight: 17 }),
  )
}

function paste(x: number): string {
  return (
    drum(x, 780, 96, 220, '#bb1d23') +
    rect(x - 96, 860, 192, 90, '#fff3d6') +
    circle(x - 20, 906, 28, '#d1403a') +
    circle(x + 26, 912, 22, '#dd6a60')
  )
}

function milkTin(x: number): string {
  return (
    drum(x, 690, 90, 310, '#1d4fa0') +
    rect(x - 90, 790, 180, 110, '#ffffff', 0, 'opacity=".94"') +
    words('MILK', x, 864, { size: 46, ink: '#1d4fa0', weight: 17 })
  )
}

function sugar(x: number): string {
  return (
    rect(x - 76, 790, 152, 214, across('#dfe6ee', '#ffffff', '#cbd6e2'), 10) +
    rect(x - 76, 850, 152, 80, '#2b6fc4') +
    words('SUGAR', x, 904, { size: 34, ink: '#ffffff', within: 124 })
  )
}

const dateHeap = repeat(9, (index) =>
  date(590 + (index % 4) * 46 + (index > 3 ? 20 : 0), 920 - Math.floor(index / 4) * 26, index),
)

function bowl(x: number, y: number, inside: string): string {
  return (
    inside +
    path(
      `M${x - 120} ${y - 70}H${x + 120}Q${x + 100} ${y + 14} ${x} ${y + 16}T${x - 120} ${y - 70}Z`,
      across('#8a5a30', '#d9ae72', '#a87a40'),
    )
  )
}
