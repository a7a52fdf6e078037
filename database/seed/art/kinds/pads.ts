import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Drawing, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, down, ellipse, glow, group, mirrored, path, rect, repeat, stroke } from '../svg.ts'

export const pads: Family<
  | 'game-pad'
  | 'touch-bar-pad'
  | 'touch-plate-pad'
  | 'edge-pad'
  | 'crossed-pad'
  | 'plain-crossed-pad'
  | 'paddle-pad'
> = {
  /** Sticks side by side, buttons in four colours. */
  'game-pad': ({ paint, label }) =>
    views(
      shell(paint) +
        words(label, 600, 480, { size: 40, ink: inkOn(paint), within: 190 }) +
        stroke('M540 560H560M640 560H660', darken(paint, 0.6), 18) +
        circle(600, 610, 22, lighten(paint, 0.5)) +
        cross(404, 530, darken(paint, 0.6)) +
        buttons(coloured, darken(paint, 0.6)) +
        stick(490, 690) +
        stick(710, 690),
    ),

  /** As above with a touch plate and a bar of light. */
  'touch-bar-pad': ({ paint }) =>
    views(
      shell(paint) +
        rect(480, 372, 240, 16, '#4a8fe2', 8) +
        rect(490, 400, 220, 150, darken(paint, 0.35), 18) +
        repeat(3, (index) => stroke(`M560 ${590 + index * 16}H640`, darken(paint, 0.55), 6)) +
        cross(404, 530, darken(paint, 0.55)) +
        buttons(signs, darken(paint, 0.55)) +
        stick(490, 690) +
        stick(710, 690) +
        circle(600, 690, 18, darken(paint, 0.6)),
    ),

  'touch-plate-pad': ({ paint }) => views(twoTone(paint)),

  'edge-pad': ({ paint }) => {
    const front =
      twoTone(paint) + rect(442, 734, 96, 30, '#3a3c48', 12) + rect(662, 734, 96, 30, '#3a3c48', 12)
    const [first, angle, near] = views(front)
    const back: View = {
      name: 'back',
      body:
        floor(600, 930, 760) +
        shell(paint) +
        mirrored(
          path('M420 560Q470 560 470 620V760Q420 760 400 700Z', '#8a8d99') +
            circle(445, 500, 22, darken(paint, 0.4)),
        ) +
        rect(520, 470, 160, 150, darken(paint, 0.25), 24),
    }
    return [first, angle, back, near].flatMap((view) => view ?? [])
  },

  /** The left stick above its cross; the four buttons bear captions. */
  'crossed-pad': ({ paint }) => views(crossed(paint, lettered(darken(paint, 0.65)))),

  'plain-crossed-pad': ({ paint }) =>
    views(
      crossed(paint, lettered(darken(paint, 0.65), false)) +
        stroke('M520 500H552M648 500H680M664 484V516', lighten(paint, 0.6), 8) +
        rect(636, 556, 30, 30, lighten(paint, 0.4), 15) +
        rect(536, 556, 30, 30, lighten(paint, 0.4), 6),
    ),

  'paddle-pad': ({ paint }) => {
    const [first, angle, near] = views(
      crossed(paint, lettered(darken(paint, 0.65))) +
        ellipse(490, 690, 64, 64, 'none', 'stroke="#c9ced6" stroke-width="10"') +
        circle(490, 690, 46, glow(['#f4f5f7', '#8a8d99'], 0.4, 0.35)),
    )
    const back: View = {
      name: 'paddles',
      body:
        floor(600, 930, 760) +
        shell(paint) +
        mirrored(
          path('M420 560L500 580L470 640L420 620Z', '#c9ced6') +
            path('M400 680L490 690L450 780L400 740Z', '#aeb3bf'),
        ) +
        rect(500, 460, 200, 100, darken(paint, 0.4), 20),
    }
    return [first, angle, back, near].flatMap((view) => view ?? [])
  },
}

const centre = { x: 800, y: 546 }
type Buttons = (x: number, y: number, index: number) => string

const coloured: Buttons = (x, y, index) =>
  circle(x, y - 3, 29, ['#f2c230', '#e2504a', '#47b86a', '#4a8fe2'][index] ?? '')

/** Triangle, circle, cross and square, in line. */
const signs: Buttons = (x, y, index) => {
  const [d = '', ink = ''] =
    [
      [`M${x} ${y - 14}L${x + 13} ${y + 9}H${x - 13}Z`, '#47b86a'],
      [`M${x} ${y - 13}a13 13 0 1 0 .1 0Z`, '#e2504a'],
      [`M${x - 11} ${y - 11}l22 22M${x + 11} ${y - 11}l-22 22`, '#4a8fe2'],
      [`M${x - 11} ${y - 11}h22v22h-22Z`, '#d88ac0'],
    ][index] ?? []
  return circle(x, y - 3, 29, '#2a2b34') + stroke(d, ink, 5)
}

function lettered(dark: string, isColoured = true): Buttons {
  const [captions, inks] = isColoured
    ? [
        ['Y', 'B', 'A', 'X'],
        ['#f2c230', '#e2504a', '#47b86a', '#4a8fe2'],
      ]
    : [
        ['X', 'A', 'B', 'Y'],
        ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
      ]
  return (x, y, index) =>
    circle(x, y - 3, 30, lighten(dark, 0.12)) +
    words(captions[index] ?? '', x, y + 9, { size: 24, ink: inks[index] ?? '', weight: 18 })
}

function buttons(draw: Buttons, dark: string): string {
  const places = [
    [0, -66],
    [66, 0],
    [0, 66],
    [-66, 0],
  ] as const
  return places
    .map(
      ([x, y], index) =>
        circle(centre.x + x, centre.y + y, 35, dark) + draw(centre.x + x, centre.y + y, index),
    )
    .join('')
}

function shell(paint: string): string {
  return (
    mirrored(rect(300, 352, 190, 70, darken(paint, 0.4), 30)) +
    path(
      'M330 390H870C980 390 1040 560 1060 760C1074 900 960 950 890 840L820 740H380L310 840C240 950 126 900 140 760C160 560 220 390 330 390Z',
      down(lighten(paint, 0.32), paint, darken(paint, 0.28)),
    ) +
    path(
      'M340 400H860Q900 404 930 440Q600 380 270 440Q300 404 340 400Z',
      '#ffffff',
      'opacity=".25"',
    )
  )
}

function stick(x: number, y: number): string {
  return circle(x, y, 66, '#1c1d27') + circle(x, y, 48, glow(['#6a6c78', '#22222b'], 0.4, 0.35))
}

function cross(x: number, y: number, dark: string): string {
  return path(`M${x - 20} ${y - 70}h40v50h50v40h-50v50h-40v-50h-50v-40h50Z`, dark)
}

/** Light wings, a dark middle with the sticks, and a large touch plate. */
function twoTone(paint: string): string {
  const key = darken(paint, 0.12)
  return (
    shell(paint) +
    path(
      'M462 566Q600 596 738 566L764 640L826 692Q838 736 800 742H400Q362 736 374 692L436 640Z',
      '#1c1d27',
    ) +
    path('M440 396H760L730 560Q600 584 470 560Z', down(lighten(paint, 0.5), lighten(paint, 0.12))) +
    stroke('M440 396L470 560M760 396L730 560', '#4a8fe2', 6) +
    cross(360, 530, key) +
    stroke('M360 464V480M360 580V596M294 530H310M410 530H426', darken(paint, 0.5), 6) +
    buttons(
      (x, y, index) =>
        circle(x, y - 3, 29, lighten(paint, 0.25)) + marks(x, y, index, darken(paint, 0.45)),
      key,
    ) +
    stick(490, 690) +
    stick(710, 690) +
    rect(572, 640, 56, 16, '#3a3c48', 8)
  )
}

function marks(x: number, y: number, index: number, ink: string): string {
  const d =
    [
      `M${x} ${y - 16}L${x + 12} ${y + 6}H${x - 12}Z`,
      `M${x} ${y - 15}a12 12 0 1 0 .1 0Z`,
      `M${x - 10} ${y - 13}l20 20M${x + 10} ${y - 13}l-20 20`,
      `M${x - 10} ${y - 13}h20v20h-20Z`,
    ][index] ?? ''
  return stroke(d, ink, 4)
}

function crossed(paint: string, draw: Buttons): string {
  return (
    shell(paint) +
    circle(600, 470, 38, lighten(paint, 0.55)) +
    circle(600, 470, 24, lighten(paint, 0.8)) +
    circle(540, 560, 15, darken(paint, 0.5)) +
    circle(660, 560, 15, darken(paint, 0.5)) +
    stick(404, 540) +
    buttons(draw, darken(paint, 0.5)) +
    circle(490, 690, 72, darken(paint, 0.3)) +
    cross(490, 690, darken(paint, 0.65)) +
    stick(710, 690)
  )
}

function views(body: string): View[] {
  return [
    { name: 'front', body: floor(600, 930, 760) + body },
    {
      name: 'angle',
      body: floor(600, 940, 660) + group('rotate(-16 600 600) translate(60 60) scale(.92)', body),
    },
    { name: 'buttons', body: closeUp(body, 800, 560, 2.4) },
  ]
}

/** A pad small enough to lie beside a console. */
export function padBeside(drawing: Drawing, model: Model): string {
  const [first] = drawing({ ...model, label: '' })
  return group('translate(470 470) scale(.56)', first?.body ?? '')
}
