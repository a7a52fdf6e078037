import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'microwave'
  | 'knob-microwave'
  | 'gas-cooker'
  | 'three-plus-one-cooker'
  | 'five-burner-cooker'
  | 'four-plus-two-cooker'
  | 'one-burner-cooker'
  | 'two-burner-cooker'
  | 'three-burner-cooker'

export const cookers: Family<Kind> = {
  microwave: (model) => {
    const keys = repeat(9, (index) => {
      const [x, y] = [860 + (index % 3) * 52, 600 + Math.floor(index / 3) * 52]
      return rect(x, y, 40, 38, lighten(model.paint, 0.25), 8)
    })
    const display =
      rect(856, 480, 152, 70, '#0e1118', 8) +
      words('12:30', 932, 532, { size: 36, ink: '#7ff0ff', weight: 10 })
    return microwave(model, display + keys + rect(860, 790, 144, 50, '#47b86a', 10))
  },

  'knob-microwave': (model) => {
    const knob = (y: number) =>
      circle(932, y, 66, steel()) +
      circle(932, y, 50, lighten(model.paint, 0.2)) +
      repeat(8, (index) =>
        circle(
          932,
          y - 80,
          6,
          lighten(model.paint, 0.45),
          `transform="rotate(${index * 45} 932 ${y})"`,
        ),
      )
    return microwave(
      model,
      knob(580) +
        knob(790) +
        stroke('M932 580V540', '#e2504a', 9) +
        stroke('M932 790l28-28', '#e2504a', 9),
    )
  },

  'gas-cooker': (model) => standingCooker(model, { half: 340, gas: 4, plates: 0 }),
  'three-plus-one-cooker': (model) => standingCooker(model, { half: 300, gas: 3, plates: 1 }),
  'five-burner-cooker': (model) => standingCooker(model, { half: 450, gas: 5, plates: 0 }),
  'four-plus-two-cooker': (model) => standingCooker(model, { half: 450, gas: 4, plates: 2 }),

  'one-burner-cooker': (model) => tableCooker(model, [600]),
  'two-burner-cooker': (model) => tableCooker(model, [390, 810]),
  'three-burner-cooker': (model) => tableCooker(model, [320, 600, 880]),
}

function microwave({ paint, label }: Model, panel: string): View[] {
  const front =
    rect(150, 430, 900, 520, down(lighten(paint, 0.2), paint, darken(paint, 0.25)), 26) +
    rect(190, 470, 600, 430, '#15161e', 18) +
    rect(240, 520, 500, 330, glow(['#54422a', '#1d1a1a']), 40) +
    ellipse(490, 800, 190, 26, '#a8b3bd', 'opacity=".5"') +
    path('M200 480H560L330 890H200Z', '#ffffff', 'opacity=".08"') +
    rect(800, 480, 24, 410, steel(), 12) +
    panel +
    words(label, 490, 934, { size: 22, ink: inkOn(paint) })
  const box = { x: 150, y: 430, w: 900, h: 520, r: 26, depth: 260, color: paint }
  return boxed(box, front, [860, 640, 1.9, 'controls'])
}

interface Form {
  half: number
  gas: number
  /** Electric. */
  plates: number
}

function standingCooker({ paint, label }: Model, { half, gas, plates }: Form): View[] {
  const [x, w] = [600 - half, half * 2]
  const knobs = repeat(gas + plates + 1, (index) => {
    const at = x + (w / (gas + plates + 1)) * (index + 0.5)
    return circle(at, 450, 34, steel()) + circle(at, 450, 22, '#2a2b34')
  })
  const lid =
    path(`M${x + 40} 110H${x + w - 40}L${x + w - 30} 280H${x + 30}Z`, '#9fb4c4', 'opacity=".45"') +
    path(`M${x + 60} 120H${x + w * 0.5}L${x + w * 0.36} 270H${x + 44}Z`, '#ffffff', 'opacity=".3"')
  const columns = Math.ceil((gas + plates) / 2)
  const top = repeat(gas + plates, (index) => {
    const isBack = index < Math.floor((gas + plates) / 2)
    const row = isBack ? Math.floor((gas + plates) / 2) : columns
    const at = isBack ? index : index - Math.floor((gas + plates) / 2)
    const reach = isBack ? half * 0.86 : half * 0.96
    const cx = 600 - reach + ((reach * 2) / row) * (at + 0.5)
    return index < gas ? burner(cx, isBack ? 312 : 362, isBack ? 66 : 80) : hotPlate(cx, 362)
  })
  const door = w - 100
  const front =
    lid +
    path(`M${x + 30} 280H${x + w - 30}L${x + w - 10} 400H${x + 10}Z`, steel('#9aa0ab')) +
    top +
    rect(x, 396, w, 600, down(lighten(paint, 0.15), paint, darken(paint, 0.3)), 16) +
    rect(x, 400, w, 100, darken(paint, 0.25), 12) +
    knobs +
    rect(x + 50, 560, door, 350, '#14151c', 22) +
    rect(x + 100, 620, door - 100, 240, glow(['#6a4526', '#221a18']), 14) +
    stroke(`M${x + 110} 740H${x + w - 110}M${x + 110} 790H${x + w - 110}`, '#6d6258', 6) +
    path(
      `M${x + 70} 570H${x + w * 0.52}L${x + w * 0.28} 900H${x + 70}Z`,
      '#ffffff',
      'opacity=".09"',
    ) +
    rect(x + 70, 534, w - 140, 22, steel(), 11) +
    words(label, 600, 960, { size: 30, ink: inkOn(paint) })
  return [
    { name: 'front', body: floor(600, 1000, w * 1.2, 60) + front },
    {
      name: 'angle',
      body: floor(600, 1006, w * 1.1, 90) + group('matrix(.86 .07 -.04 1 120 -42)', front),
    },
    { name: 'burners', body: closeUp(front, 600, 380, half > 400 ? 1.5 : 1.8) },
    { name: 'oven', body: closeUp(front, 600, 730, 1.7) },
  ]
}

function hotPlate(x: number, y: number): string {
  return (
    ellipse(x, y - 4, 84, 26, '#3a3b44') +
    ellipse(x, y - 10, 78, 22, '#17181f') +
    ellipse(x, y - 10, 14, 5, '#c43f3a')
  )
}

function burner(x: number, y: number, r: number): string {
  return (
    ellipse(x, y, r, r * 0.34, '#1a1b22') +
    ellipse(x, y - 6, r * 0.5, r * 0.17, steel('#8d929e')) +
    stroke(
      `M${x - r} ${y - 14}H${x + r}M${x - r * 0.6} ${y - 14 - r * 0.28}L${x + r * 0.6} ${y - 14 + r * 0.28}`,
      '#2c2d36',
      10,
    )
  )
}

/** Stands on a table: a burner at each place. */
function tableCooker({ paint, label }: Model, places: number[]): View[] {
  const isSmall = places.length === 1
  const [x, w] = isSmall ? [330, 540] : [160, 880]
  const r = places.length === 3 ? 112 : 140
  const knob = (at: number) =>
    circle(at, 850, 50, '#22232c') +
    circle(at, 850, 50, 'none', 'stroke="#8d929e" stroke-width="5"') +
    rect(at - 8, 810, 16, 80, lighten(paint, 0.3), 8)
  const flame = (at: number) =>
    repeat(9, (index) =>
      path(`M${at - 70 + index * 16} 652q8-30 10-42q12 20 6 42Z`, '#4aa3ff', 'opacity=".85"'),
    )
  const front =
    path(
      `M${x + 90} 560H${x + w - 90}L${x + w} 760H${x}Z`,
      diagonal('#33353f', '#101117', '#2a2c35'),
    ) +
    path(
      `M${x + 100} 568H${x + w * 0.45}L${x + w * 0.2} 752H${x + 12}Z`,
      '#ffffff',
      'opacity=".1"',
    ) +
    places.map((at) => burner(at, 670, r)).join('') +
    flame(places[0] ?? 600) +
    path(
      `M${x} 760H${x + w}V900q0 30-30 30H${x + 30}q-30 0-30-30Z`,
      down(lighten(paint, 0.2), paint, darken(paint, 0.3)),
    ) +
    places.map((at) => knob(isSmall ? 760 : at)).join('') +
    (places.length === 3
      ? words(label, 180, 910, { size: 24, ink: inkOn(paint), align: 'left', within: 110 })
      : words(label, isSmall ? 500 : 600, 866, { size: 48, ink: inkOn(paint), within: 260 }))
  return [
    { name: 'front', body: floor(600, 936, w * 1.12) + front },
    {
      name: 'angle',
      body: floor(600, 950, w, 80) + group('matrix(.86 .09 -.06 1 130 -40)', front),
    },
    { name: 'burner', body: closeUp(front, (places[0] ?? 600) + 10, 690, 2.1) },
  ]
}
