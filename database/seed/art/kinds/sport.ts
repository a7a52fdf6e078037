import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const sport: Family<'football' | 'dumbbell' | 'treadmill' | 'bicycle' | 'yoga-mat'> = {
  football({ paint, variant, label }) {
    const patch = (x: number, y: number, r: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0-${r}L${r * 0.95}-${r * 0.31}L${r * 0.59} ${r * 0.81}L-${r * 0.59} ${r * 0.81}L-${r * 0.95}-${r * 0.31}Z`, variant % 2 === 0 ? paint : darken(paint, 0.3))}</g>`
    const ring = repeat(5, (index) => {
      const turn = (index * Math.PI * 2) / 5 - Math.PI / 2
      return (
        patch(
          Math.round(600 + Math.cos(turn) * 330),
          Math.round(610 + Math.sin(turn) * 330),
          130,
          index * 72 + 36,
        ) +
        stroke(
          `M${Math.round(600 + Math.cos(turn) * 118)} ${Math.round(610 + Math.sin(turn) * 118)}L${Math.round(600 + Math.cos(turn) * 230)} ${Math.round(610 + Math.sin(turn) * 230)}`,
          '#8d909c',
          8,
        )
      )
    })
    const ball =
      circle(600, 610, 390, '#f7f7f4') +
      clipped(circle(600, 610, 390, '#000'), ring, patch(600, 610, 120, 0)) +
      circle(600, 610, 390, glow(['#ffffff/.5', '#ffffff/0@45', '#12102a/.5'], 0.4, 0.34, 0.68)) +
      words(label, 600, 630, { size: 34, ink: '#ffffff', within: 150 }) +
      glint(460, 440, 90)
    const grass =
      rect(-60, 820, 1320, 440, down('#4c9a4a', '#2f7a38')) +
      repeat(30, (index) => stroke(`M${index * 44 - 30} 830q6-30 -4-50`, '#3f8f42', 8)) +
      rect(-60, 880, 1320, 22, '#ffffff', 0, 'opacity=".8"')
    return [
      { name: 'front', body: floor(600, 1006, 660) + ball },
      { name: 'panels', body: closeUp(ball, 700, 520, 2) },
      {
        name: 'on the pitch',
        body:
          rect(-60, -60, 1320, 900, down('#9fd0f2', '#e9f5fb')) +
          grass +
          floor(600, 960, 520, 40) +
          group('translate(180 330) scale(.7)', placed(600, 610, 1, 30, ball)),
      },
    ]
  },

  dumbbell({ paint, variant, label }) {
    const plate = (x: number, h: number, w: number) =>
      rect(
        x - w / 2,
        620 - h / 2,
        w,
        h,
        across(darken(paint, 0.4), lighten(paint, 0.25), darken(paint, 0.3)),
        24,
      )
    const bell =
      rect(330, 590, 540, 60, steel(), 20) +
      repeat(18, (index) => rect(440 + index * 18, 592, 6, 56, '#5c5f6e', 3, 'opacity=".5"')) +
      (variant % 2 === 0
        ? plate(330, 380, 90) +
          plate(250, 320, 80) +
          plate(180, 240, 60) +
          plate(870, 380, 90) +
          plate(950, 320, 80) +
          plate(1020, 240, 60)
        : mirrored(
            path(
              'M210 470L290 430H370L430 500V740L370 810H290L210 770Z',
              diagonal(lighten(paint, 0.3), paint, darken(paint, 0.4)),
            ),
          ))
    const end =
      circle(600, 600, 340, round(paint)) +
      circle(600, 600, 270, darken(paint, 0.25)) +
      circle(600, 600, 80, steel()) +
      words(label, 600, 480, { size: 54, ink: inkOn(paint), within: 320 }) +
      words('KG', 600, 800, { size: 60, ink: inkOn(paint) })
    return [
      { name: 'side', body: floor(600, 826, 980) + bell },
      {
        name: 'pair',
        body:
          floor(600, 940, 900) +
          group('translate(150 60) scale(.68)', group('rotate(-10 600 620)', bell)) +
          group('translate(250 340) scale(.72)', group('rotate(6 600 620)', bell)),
      },
      { name: 'end', body: floor(600, 950, 600) + end },
    ]
  },

  treadmill({ paint, variant, label }) {
    const deck =
      path('M120 900L860 830L1060 900L1070 950L200 1000L120 950Z', '#22232c') +
      path('M180 896L850 838L980 886L250 950Z', down('#3f414d', '#1a1b22')) +
      path('M120 900L180 896L250 950L230 990L120 950Z', paint)
    const posts =
      stroke('M900 860L800 380', darken(paint, 0.2), 50) + stroke('M990 890L890 400', paint, 50)
    const console_ =
      path('M620 300L930 260L960 420L650 450Z', '#22232c') +
      path('M660 316L900 284L916 366L674 396Z', diagonal('#12334f', '#2f8fd6')) +
      circle(720, 424, 12, '#d1403a') +
      circle(780, 418, 12, '#47d17c')
    const speed = words('8.5', 790, 366, { size: 54, ink: '#7ff0ff', weight: 10 })
    const rails = stroke('M650 440H500', '#3a3b46', 30) + stroke('M880 420L700 480', '#3a3b46', 26)
    const body =
      deck +
      posts +
      rails +
      console_ +
      speed +
      words(label, 560, 986, { size: 28, ink: '#ffffff', within: 200 }) +
      (variant % 2 === 1 ? rect(930, 560, 60, 110, '#bfe0f5', 12) : '')
    return [
      { name: 'side', body: floor(600, 990, 1040) + body },
      {
        name: 'other side',
        body:
          floor(600, 990, 1040) + group('matrix(-1 0 0 1 1200 0)', deck + posts + rails + console_),
      },
      { name: 'display', body: closeUp(body, 790, 360, 2.2) },
    ]
  },

  bicycle({ paint, variant }) {
    const wheel = (x: number) =>
      circle(x, 760, 210, 'none', 'stroke="#1c1d26" stroke-width="26"') +
      circle(x, 760, 194, 'none', 'stroke="#c9ced6" stroke-width="7"') +
      stroke(
        repeat(8, (index) => {
          const turn = (index * Math.PI) / 8
          const [dx, dy] = [Math.round(Math.cos(turn) * 190), Math.round(Math.sin(turn) * 190)]
          return `M${x - dx} ${760 - dy}L${x + dx} ${760 + dy}`
        }),
        '#aeb3be',
        3,
      ) +
      circle(x, 760, 24, '#3a3b46')
    const child = variant % 2 === 1
    const frame =
      stroke('M300 760L480 470H790L580 760Z', paint, 28) +
      stroke('M480 470L580 760M460 400L480 470M790 470L900 760M790 470L770 380', paint, 24) +
      stroke('M480 462H786', lighten(paint, 0.45), 6)
    const seat = path('M390 380Q460 350 540 384Q530 410 460 408T390 380Z', '#22232c')
    const bars =
      stroke('M770 380Q760 330 830 320T870 370', '#3a3b46', 22) +
      stroke('M840 320h40', '#1c1d26', 34)
    const crank =
      circle(580, 760, 56, 'none', 'stroke="#5c5f6e" stroke-width="16" stroke-dasharray="10 5"') +
      stroke('M580 760L640 850M620 850h60', '#3a3b46', 18) +
      stroke('M300 738L560 706M300 782L570 812', '#5c5f6e', 6)
    const extras = child
      ? stroke('M300 760L240 900', '#5c5f6e', 14) +
        circle(240, 920, 50, 'none', 'stroke="#1c1d26" stroke-width="20"') +
        rect(850, 380, 110, 90, '#f2c230', 16)
      : path('M640 560l60-10 20 90-60 10Z', '#e9eaee')
    const bike = wheel(300) + wheel(900) + frame + crank + seat + bars + extras
    return [
      { name: 'side', body: floor(600, 985, 1040) + bike },
      {
        name: 'other side',
        body: floor(600, 985, 1000) + group('matrix(-.94 .03 0 .96 1164 10)', bike),
      },
      { name: 'crank', body: closeUp(bike, 560, 740, 2) },
    ]
  },

  'yoga-mat'({ paint, variant }) {
    const roll =
      rect(260, 640, 700, 260, down(lighten(paint, 0.3), paint, darken(paint, 0.4)), 20) +
      ellipse(960, 770, 60, 130, darken(paint, 0.15)) +
      repeat(4, (index) =>
        ellipse(
          960,
          770,
          48 - index * 12,
          106 - index * 26,
          'none',
          `stroke="${lighten(paint, 0.35)}" stroke-width="5"`,
        ),
      ) +
      rect(420, 636, 40, 268, darken(paint, 0.5), 6) +
      rect(740, 636, 40, 268, darken(paint, 0.5), 6) +
      stroke('M440 640Q600 420 760 640', darken(paint, 0.5), 24)
    const flat =
      path(
        'M330 360H870L1080 920H120Z',
        diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15)),
      ) +
      path('M120 920H1080L1082 944H118Z', darken(paint, 0.45)) +
      (variant % 2 === 0
        ? circle(600, 640, 130, 'none', `stroke="${lighten(paint, 0.5)}" stroke-width="10"`) +
          stroke('M600 540V740M500 640H700', lighten(paint, 0.5), 10)
        : stroke('M240 600H960M300 440H900M180 780H1020', lighten(paint, 0.4), 6))
    return [
      { name: 'rolled', body: floor(610, 910, 900) + roll },
      { name: 'unrolled', body: floor(600, 944, 1040, 50) + flat },
      { name: 'end', body: closeUp(roll, 920, 770, 2.2) },
    ]
  },
}
