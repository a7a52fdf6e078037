import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, glint, type View } from '../studio.ts'
import {
  circle,
  clipped,
  down,
  ellipse,
  glow,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const balls: Family<'football' | 'basketball' | 'volleyball' | 'tennis-balls'> = {
  football({ paint, label }) {
    const patchPaint = inkOn(paint) === '#ffffff' || paint.startsWith('#e8bf') ? paint : '#22242c'
    const patch = (x: number, y: number, r: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0-${r}L${r * 0.95}-${r * 0.31}L${r * 0.59} ${r * 0.81}L-${r * 0.59} ${r * 0.81}L-${r * 0.95}-${r * 0.31}Z`, patchPaint)}</g>`
    const ring = repeat(5, (index) => {
      const turn = (index * Math.PI * 2) / 5 - Math.PI / 2
      const at = (r: number) =>
        `${Math.round(600 + Math.cos(turn) * r)} ${Math.round(610 + Math.sin(turn) * r)}`
      const [x = 0, y = 0] = at(330).split(' ').map(Number)
      return patch(x, y, 130, index * 72 + 36) + stroke(`M${at(118)}L${at(230)}`, '#8d909c', 8)
    })
    const ball =
      sphere('#f7f7f4', ring + patch(600, 610, 120, 0)) +
      words(label, 600, 630, { size: 34, ink: '#ffffff', within: 150 })
    return ballViews(ball, 'panels')
  },

  basketball({ paint, label }) {
    const seams = stroke(
      'M600 220V1000M210 610H990M320 320Q560 610 320 900M880 320Q640 610 880 900',
      '#22232c',
      12,
    )
    const pimples = repeat(60, (index) =>
      circle(240 + ((index * 89) % 720), 250 + ((index * 137) % 720), 5, darken(paint, 0.2)),
    )
    const ball =
      sphere(paint, pimples + seams) +
      words(label, 720, 560, { size: 60, ink: '#22232c', within: 190 })
    return ballViews(ball, 'grip')
  },

  volleyball({ paint, label }) {
    const tint = lighten(paint, 0.62)
    const panel = (turn: number, color: string) =>
      group(
        `rotate(${turn} 600 610)`,
        path(
          'M600 610C560 470 600 320 700 220H900C1000 320 1000 440 990 520C860 480 700 520 600 610Z',
          color,
        ) +
          stroke(
            'M600 610C560 470 600 320 700 220M600 610C640 480 740 360 850 280M600 610C700 520 860 480 990 520',
            '#8d909c',
            7,
          ),
      )
    const ball =
      sphere('#f7f7f4', panel(0, paint) + panel(120, '#f7f7f4') + panel(240, tint)) +
      words(label, 470, 480, { size: 48, ink: '#22232c', within: 170 })
    return ballViews(ball, 'panels')
  },

  'tennis-balls'({ label }) {
    const felt = '#cfe04a'
    const one =
      circle(600, 600, 150, felt) +
      circle(600, 600, 150, glow(['#ffffff/.45', '#ffffff/0@50', '#12102a/.4'], 0.38, 0.32, 0.7)) +
      clipped(
        circle(600, 600, 150, '#000'),
        stroke('M450 470Q610 600 450 740M750 470Q590 600 750 740', '#fafaf2', 15),
      ) +
      words(label, 600, 616, { size: 30, ink: '#3a3f1c', within: 110 })
    const ball = `<g id="it">${one}</g>`
    const at = (x: number, y: number) => `<use href="#it" transform="translate(${x} ${y})"/>`
    const four = group('translate(-310 250)', ball) + at(-10, 250) + at(290, 250) + at(-130, -10)
    const spread =
      group('translate(-170 -120)', ball) + at(170, -120) + at(-170, 220) + at(170, 220)
    return [
      { name: 'all four', body: floor(600, 1004, 960, 60) + group('translate(0 0)', four) },
      { name: 'from above', body: spread },
      { name: 'felt', body: closeUp(one, 600, 600, 3.4) },
    ]
  },
}

function sphere(color: string, panels: string): string {
  return (
    circle(600, 610, 390, color) +
    clipped(circle(600, 610, 390, '#000'), panels) +
    circle(600, 610, 390, glow(['#ffffff/.45', '#ffffff/0@45', '#12102a/.5'], 0.4, 0.34, 0.68)) +
    glint(460, 440, 90)
  )
}

function ballViews(ball: string, near: string): View[] {
  const ground =
    rect(-60, -60, 1320, 900, down('#d8e6ee', '#f1f3f1')) +
    rect(-60, 820, 1320, 440, down('#c9a878', '#a98656')) +
    ellipse(600, 960, 300, 30, '#12102a', 'opacity=".25"')
  return [
    { name: 'front', body: floor(600, 1006, 660) + ball },
    { name: near, body: closeUp(ball, 700, 520, 2) },
    {
      name: 'on the court',
      body: ground + group('translate(180 330) scale(.7)', placed(600, 610, 1, 30, ball)),
    },
  ]
}
