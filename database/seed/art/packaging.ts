import { darken, inkOn, lighten } from './color.ts'
import { words } from './lettering.ts'
import { type Print, printed, smallPrint } from './print.ts'
import { drum, round, steel } from './solids.ts'
import { closeUp, floor, onShelf, type View } from './studio.ts'
import {
  across,
  again,
  diagonal,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from './svg.ts'
import { boxed, stood, turnedBox } from './views.ts'

/** A sealed plastic pack with crimped ends; `art` has room between 660 and 960. */
export function pouch(print: Print, name: string, inside: string) {
  const { paint, art = '' } = print
  const outline = 'M310 210H890V250Q870 300 876 600T890 960V1000H310V960Q330 900 324 600T310 250Z'
  const crimp = (y: number) =>
    rect(310, y, 580, 40, lighten(paint, 0.2)) +
    stroke(`M316 ${y + 12}H884M316 ${y + 28}H884`, darken(paint, 0.25), 3)
  const body =
    path(outline, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.2))) +
    path('M320 640Q600 560 880 660L890 960H310Z', lighten(paint, 0.78), 'opacity=".92"') +
    crimp(210) +
    crimp(960) +
    printed(print, { ink: inkOn(paint), within: 480, name: [430, 120], word: [520, 44] }) +
    art +
    smallPrint(print, 380, 944, 440, '#221e3d') +
    path(outline, across('#ffffff/.3', '#ffffff/0@14', '#12102a/0@70', '#12102a/.22')) +
    path('M360 270Q340 600 366 930L400 930Q374 600 400 270Z', '#ffffff', 'opacity=".28"')
  return packViews(body, 760, 580, name, inside)
}

/** A refill that stands on its folded bottom; `art` has room between 640 and 900. */
export function standingPouch(print: Print, name: string, inside: string): View[] {
  const { paint, art = '' } = print
  const outline = 'M360 210H840L876 930Q880 1006 600 1010T324 930Z'
  const body =
    path(outline, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.24))) +
    path('M335 700Q600 600 866 700L874 900Q600 980 326 900Z', lighten(paint, 0.75)) +
    path('M324 930Q600 860 876 930Q880 1006 600 1010T324 930Z', darken(paint, 0.25)) +
    rect(360, 210, 480, 56, lighten(paint, 0.25), 4) +
    stroke('M364 226H836M364 248H836', darken(paint, 0.2), 3) +
    printed(print, { ink: inkOn(paint), within: 410, name: [450, 112], word: [540, 44] }) +
    art +
    smallPrint(print, 392, 974, 416, inkOn(darken(paint, 0.25))) +
    path(outline, across('#ffffff/.28', '#ffffff/0@16', '#12102a/0@74', '#12102a/.26'))
  return packViews(body, 720, 540, name, inside)
}

/** A filled bag with a folded and sewn top; `art` has room between 650 and 930. */
export function mealBag(print: Print, name: string, inside: string): View[] {
  const { paint, art = '' } = print
  const outline = 'M350 320Q332 660 338 980Q600 1024 862 980Q868 660 850 320Z'
  const ink = inkOn(paint)
  const body =
    path('M350 324L372 220H828L850 324Z', diagonal('#ffffff', '#e7dfcd')) +
    stroke('M368 250H832', darken(paint, 0.1), 6, 'stroke-dasharray="18 10"') +
    path(outline, across('#d9d2c0', '#ffffff@18', '#f6f1e5@60', '#cbc2ae')) +
    path('M346 390Q600 420 854 390L861 620Q600 660 339 620Z', paint) +
    path('M340 940Q600 984 860 940L862 980Q600 1024 338 980Z', paint) +
    printed(print, { ink, within: 430, name: [500, 92], word: [568, 42] }) +
    art +
    smallPrint(print, 380, 990, 440, ink) +
    stroke('M384 340Q372 660 378 960M816 340Q828 660 822 960', '#12102a', 8, 'opacity=".1"') +
    path(outline, across('#ffffff/.2', '#ffffff/0@20', '#12102a/0@70', '#12102a/.2'))
  return packViews(body, 720, 530, name, inside)
}

function packViews(body: string, shadow: number, width: number, name: string, inside: string) {
  return [
    { name: 'front', body: floor(600, 1006, shadow) + body },
    { name, body: inside },
    { name: 'label', body: closeUp(body, 600, 460, 1.8) },
    { name: 'on the shelf', body: onShelf(body, width) },
  ]
}

/** A heap on the floor: powder, crystals, flakes; `specks` are drawn on it. */
export function heap(light: string, dark: string, specks = ''): string {
  return (
    floor(600, 985, 980) +
    path('M190 960Q390 600 600 580T1010 960Q600 1030 190 960Z', down(light, dark)) +
    specks
  )
}

/** Points strewn over a heap, each inside it. */
export function strewn(count: number, draw: (x: number, y: number, index: number) => string) {
  return repeat(count, (index) => {
    const y = Math.round(650 + ((index * 0.755) % 1) * 320)
    const reach = 60 + (y - 640) * 0.9
    return draw(Math.round(600 + (((index * 0.57) % 1) * 2 - 1) * reach), y, index)
  })
}

/** A printed carton with one of what it holds before it; `unit` stands on the floor at 1010. */
export function carton(print: Print, unit: string): View[] {
  const { paint, art = '' } = print
  const ink = inkOn(paint)
  const front =
    rect(300, 440, 600, 540, diagonal(lighten(paint, 0.18), paint, darken(paint, 0.15)), 6) +
    rect(300, 900, 600, 80, lighten(paint, 0.7)) +
    printed(print, { ink, within: 500, name: [630, 120], word: [716, 46] }) +
    group('translate(0 40)', art) +
    smallPrint(print, 326, 964, 400, '#221e3d') +
    stroke('M820 930v34M810 940l10-12 10 12M780 930v34M770 940l10-12 10 12', '#4a4a5c', 5)
  const box = { x: 300, y: 440, w: 600, h: 540, depth: 330, color: paint }
  const whole = turnedBox(box, front)
  const one = (at: number, size: number) =>
    group(`translate(${at} 1010) scale(${size}) translate(-600 -1010)`, unit)
  return [
    {
      name: 'carton and one of it',
      body:
        group('translate(-80 -30) scale(.98)', whole) + floor(900, 1010, 300, 40) + one(900, 0.42),
    },
    { name: 'carton', body: whole },
    { name: 'one of them', body: floor(600, 1010, 640) + one(600, 0.96) },
    { name: 'label', body: closeUp(front, 600, 660, 1.7) },
  ]
}

/** Ten joined sachets; `art` has room about 75,190 in a sachet of 150 by 300. */
export function sachets(print: Print): View[] {
  const one = once('one', sachet(print))
  const strip = repeat(10, (index) =>
    again('one', `translate(${225 + (index % 5) * 150} ${400 + Math.floor(index / 5) * 300})`),
  )
  const big = (turn: number, x: number) =>
    again('one', `translate(${x} 990) rotate(${turn}) scale(2.1) translate(-75 -300)`)
  return [
    { name: 'strip', body: floor(600, 1004, 900) + one + strip },
    { name: 'one of them', body: floor(600, 1004, 560) + one + big(0, 600) },
    {
      name: 'three',
      body: floor(600, 1004, 900) + one + big(-16, 420) + big(14, 790) + big(-1, 600),
    },
  ]
}

/** One flat sachet, 150 by 300 from 0,0. */
export function sachet(print: Print): string {
  const { paint, size = '', art = '' } = print
  return (
    rect(2, 0, 146, 300, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.22)), 4) +
    rect(2, 0, 146, 24, lighten(paint, 0.35)) +
    rect(2, 276, 146, 24, lighten(paint, 0.35)) +
    stroke('M2 8H148M2 16H148M2 284H148M2 292H148', darken(paint, 0.2), 1.5) +
    path('M2 150Q75 120 148 155V276H2Z', lighten(paint, 0.8)) +
    printed(print, { x: 75, ink: inkOn(paint), within: 122, name: [82, 30], word: [108, 16] }) +
    art +
    words(size, 75, 268, { size: 12, ink: '#221e3d', within: 110 }) +
    rect(14, 28, 10, 244, '#ffffff', 4, 'opacity=".3"')
  )
}

/** A tin with a paper label; `art` has room between 700 and 940, under a pale band. */
export function tin(print: Print, half = 250, top = 420, lid = '#e6e9ee'): string {
  const { paint, art = '' } = print
  const height = 980 - top
  const gap = height * 0.48 - 50
  const front = top + 50 + half * 0.12
  const band = (from: number, to: number, fill: string, more = '') =>
    path(
      `M${600 - half} ${from}A${half} ${half * 0.16} 0 0 0 ${600 + half} ${from}V${to}A${half} ${half * 0.16} 0 0 1 ${600 - half} ${to}Z`,
      fill,
      more,
    )
  return (
    drum(600, top, half, height, '#c9ced6', lid) +
    ellipse(600, top, half * 0.9, half * 0.13, steel('#c2c7d1')) +
    ellipse(600, top + 2, half * 0.8, half * 0.105, '#dde1e8') +
    band(top + 50, 940, round(paint)) +
    band(top + height * 0.48, 940, '#fffaf0', 'opacity=".93"') +
    printed(print, {
      ink: inkOn(paint),
      within: half * 1.6,
      name: [front + gap * 0.5, Math.min(84, gap * 0.42)],
      word: [front + gap * 0.8, Math.min(36, gap * 0.2)],
    }) +
    art +
    smallPrint(print, 600 - half * 0.8, 948, half * 1.6, '#221e3d') +
    band(top + 50, 940, across('#12102a/.12', '#ffffff/.16@24', '#12102a/0@50', '#12102a/.2'))
  )
}

export function tinViews(print: Print, half = 250, top = 420): View[] {
  const middle = top + (980 - top) * 0.4
  return stood(tin(print, half, top), half * 2, [600, middle, 1.7, 'label'], 'shelved', print.label)
}

/** A box of board that is sold as it is; `art` has room between 600 and 960. */
export function foldingBox(print: Print, x: number, w: number, top: number, depth = 190): View[] {
  return boxed(
    { x, y: top, w, h: 1000 - top, depth, color: print.paint },
    boxFace(print, x, w, top),
    [600, top + (1000 - top) * 0.3, 1.8, 'label'],
  )
}

export function boxFace(print: Print, x: number, w: number, top: number) {
  const { paint, art = '' } = print
  const ink = inkOn(paint)
  const h = 1000 - top
  return (
    rect(x, top, w, h, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15)), 6) +
    path(
      `M${x} ${top + h * 0.5}Q600 ${top + h * 0.42} ${x + w} ${top + h * 0.52}V1000H${x}Z`,
      lighten(paint, 0.8),
    ) +
    printed(print, {
      ink,
      within: w * 0.84,
      name: [top + h * 0.24, h * 0.13],
      word: [top + h * 0.33, h * 0.055],
    }) +
    art +
    smallPrint(print, x + w * 0.07, 980, w * 0.86, '#221e3d')
  )
}
