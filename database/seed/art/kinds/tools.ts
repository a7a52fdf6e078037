import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, clipped, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'

export const tools: Family<
  | 'drill'
  | 'cordless-drill'
  | 'rotary-hammer'
  | 'angle-grinder'
  | 'circular-saw'
  | 'jigsaw'
  | 'pressure-washer'
> = {
  drill({ paint, label }) {
    const aux =
      rect(396, 350, 60, 170, '#22232c', 16) +
      path('M400 500H452L470 820q-44 30-88 0Z', '#22232c') +
      repeat(6, (index) => stroke(`M392 ${600 + index * 34}h70`, '#3a3b46', 9))
    const body =
      drillBody(paint, label) + aux + stroke('M850 870Q880 1000 1020 990T1160 1050', '#22232c', 24)
    return drillViews(body)
  },

  'cordless-drill'({ paint, label }) {
    const pack =
      path('M640 870H980Q1000 870 1000 890V980H640Z', '#22232c') + rect(660, 930, 320, 20, paint, 6)
    const collar = repeat(9, (index) => stroke(`M${440 + index * 12} 324v14`, '#22232c', 6))
    return drillViews(drillBody(paint, label) + collar + pack)
  },

  'rotary-hammer'({ paint, label }) {
    const body =
      rect(30, 446, 220, 30, steel(), 8) +
      path('M250 400H350V520H250Z', '#22232c') +
      repeat(4, (index) => stroke(`M${266 + index * 24} 404v112`, '#3a3b46', 8)) +
      path('M340 350L480 330V590L340 560Z', steel('#5c5f6e')) +
      path(
        'M470 310H840Q960 310 980 430V620H880V560H470Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      path(
        'M480 560H700L720 900Q720 940 680 940H560Q510 940 510 900Z',
        down(paint, darken(paint, 0.35)),
      ) +
      path('M880 430H980V860Q980 910 930 910H730V830H890Z', '#22232c') +
      rect(850, 560, 50, 150, '#d1403a', 16) +
      circle(600, 440, 54, '#22232c') +
      rect(560, 430, 80, 20, '#c9ced6', 8) +
      words(label, 770, 460, { size: 54, ink: inkOn(paint), within: 180 }) +
      rect(400, 560, 60, 60, '#22232c', 12) +
      path('M404 600H456L474 900q-44 30-88 0Z', '#22232c') +
      stroke('M930 900Q960 1010 1080 1010', '#22232c', 24)
    return sideViews(group('translate(110 95) scale(.9)', body), 950, 'bit holder', 398, 500)
  },

  'angle-grinder'({ paint, label }) {
    const body =
      rect(520, 500, 560, 160, down(lighten(paint, 0.35), paint, darken(paint, 0.3)), 70) +
      rect(860, 496, 230, 170, '#22232c', 70) +
      repeat(6, (index) => stroke(`M${560 + index * 26} 530v100`, darken(paint, 0.45), 9)) +
      path('M340 470H540V690H340Q280 690 280 580T340 470Z', steel('#8d929e')) +
      rect(380, 670, 90, 60, steel('#5c5f6e'), 8) +
      ellipse(425, 756, 240, 56, '#2a2b34') +
      ellipse(425, 744, 240, 56, steel('#6b6e7a')) +
      ellipse(425, 744, 60, 16, '#22232c') +
      path('M180 730A248 70 0 0 1 560 690L540 640Q360 610 200 660Z', '#3a3b46') +
      rect(400, 240, 60, 240, '#22232c', 26) +
      repeat(5, (index) => stroke(`M404 ${270 + index * 32}h52`, '#3a3b46', 8)) +
      words(label, 700, 604, { size: 56, ink: inkOn(paint), within: 190 }) +
      rect(740, 480, 90, 28, '#d1403a', 12) +
      stroke('M1080 580Q1160 600 1140 760', '#22232c', 24)
    return sideViews(body, 830, 'disc', 420, 680)
  },

  'circular-saw'({ paint, label }) {
    const teeth = 'stroke="#c9ced6" stroke-width="26" stroke-dasharray="22 14"'
    const body =
      rect(120, 850, 940, 34, steel('#8d929e'), 8) +
      circle(520, 700, 300, steel('#aeb3be')) +
      circle(520, 700, 300, 'none', teeth) +
      circle(520, 700, 40, '#22232c') +
      clipped(
        rect(100, 300, 1000, 560, '#000'),
        circle(520, 690, 320, down(lighten(paint, 0.3), darken(paint, 0.25))),
      ) +
      clipped(rect(100, 700, 1000, 160, '#000'), circle(520, 700, 290, steel('#aeb3be'))) +
      circle(520, 690, 120, darken(paint, 0.3)) +
      circle(520, 690, 40, steel()) +
      path(
        'M520 420Q600 330 720 340L960 480Q1020 520 1000 600L960 690L900 660L920 570L700 440L600 470Z',
        '#22232c',
      ) +
      rect(300, 400, 190, 80, '#22232c', 34, 'transform="rotate(-24 395 440)"') +
      words(label, 520, 560, { size: 60, ink: inkOn(paint), within: 300 }) +
      path('M120 852L520 856L520 884H120Z', steel('#c9ced6')) +
      clipped(
        rect(220, 880, 600, 160, '#000'),
        circle(520, 700, 300, steel('#aeb3be')),
        circle(520, 700, 300, 'none', teeth),
      ) +
      stroke('M990 620Q1100 640 1120 780', '#22232c', 24)
    return sideViews(group('translate(0 -20)', body), 980, 'blade', 440, 840)
  },

  jigsaw({ paint, label }) {
    const body =
      rect(300, 860, 560, 40, steel('#8d929e'), 8) +
      rect(404, 800, 30, 240, steel(), 4) +
      stroke('M404 860v170', '#5c5f6e', 8, 'stroke-dasharray="10 10"') +
      path('M360 700H500V860H360Z', steel('#5c5f6e')) +
      path(
        'M340 430Q340 380 400 380H560L600 470H780V380Q800 300 900 330L980 400V700Q980 760 900 760H340Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.35)),
      ) +
      path(
        'M400 380Q460 250 640 250H820Q960 260 980 400L900 400Q880 330 800 330H660Q580 330 560 400Z',
        '#22232c',
      ) +
      rect(640, 320, 90, 40, '#d1403a', 14) +
      repeat(5, (index) => stroke(`M${840 + index * 24} 600v90`, darken(paint, 0.45), 9)) +
      words(label, 470, 580, { size: 56, ink: inkOn(paint), within: 220 }) +
      path('M600 760H780V860H600Z', darken(paint, 0.4)) +
      stroke('M970 560Q1090 560 1100 720', '#22232c', 24)
    return sideViews(body, 1030, 'blade', 430, 880)
  },

  'pressure-washer'({ paint, label }) {
    const body =
      stroke('M440 500V170H760V500', '#22232c', 34) +
      rect(560, 150, 80, 40, '#3a3b46', 16) +
      path(
        'M380 470Q380 400 460 400H740Q820 400 820 470V900q0 50-50 50H430q-50 0-50-50Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      rect(430, 560, 340, 150, '#22232c', 30) +
      words(label, 600, 656, { size: 70, ink: '#ffffff', within: 280 }) +
      circle(600, 480, 46, '#22232c') +
      stroke('M600 480V450', '#d1403a', 12) +
      rect(500, 760, 70, 70, steel('#e8c96a'), 12) +
      repeat(5, (index) => stroke(`M${640 + index * 26} 770v100`, darken(paint, 0.45), 10)) +
      circle(400, 930, 84, '#22232c') +
      circle(400, 930, 40, lighten(paint, 0.3)) +
      circle(800, 930, 84, '#22232c') +
      circle(800, 930, 40, lighten(paint, 0.3))
    const lance =
      stroke('M540 790C360 800 120 960 200 700S260 480 230 400', '#15161d', 24) +
      path('M190 300H270L280 420Q240 450 190 420Z', '#22232c') +
      rect(212, 90, 30, 220, steel(), 8) +
      path('M200 70H254L244 110H210Z', paint)
    const gun =
      rect(120, 560, 640, 40, steel(), 16) +
      path('M740 530H900L1010 560V620L960 880H860L880 640H740Z', '#22232c') +
      path('M840 640h40l-10 130h-40Z', paint) +
      path('M60 540H130V620H60L30 580Z', paint)
    return [
      { name: 'with lance', body: floor(600, 1014, 860) + lance + body },
      { name: 'gun', body: floor(600, 890, 980, 50) + gun },
      { name: 'controls', body: closeUp(body, 600, 560, 2) },
    ]
  },
}

function drillBody(paint: string, label: string): string {
  return (
    rect(90, 424, 170, 26, steel(), 6) +
    path('M250 380H330V494H250Z', steel('#5c5f6e')) +
    path('M320 360L430 340V530L320 510Z', '#2a2b34') +
    path(
      'M420 320H840Q920 320 920 420T840 540H420Z',
      down(lighten(paint, 0.35), paint, darken(paint, 0.3)),
    ) +
    path('M640 520H860L930 880H700Z', down(paint, darken(paint, 0.35))) +
    path('M650 540L700 860H760L716 540Z', '#22232c', 'opacity=".7"') +
    path('M600 540h70l10 90q-60 20-80-20Z', '#22232c') +
    repeat(5, (index) => stroke(`M${800 + index * 20} 380V470`, darken(paint, 0.45), 8)) +
    words(label, 620, 460, { size: 60, ink: inkOn(paint), within: 280 })
  )
}

function drillViews(body: string): View[] {
  const bits = repeat(
    7,
    (index) =>
      rect(
        240 + index * 110,
        560 - index * 26,
        26 + index * 4,
        330 + index * 26,
        steel(index % 2 === 0 ? '#c9b06a' : '#8d929e'),
        8,
      ) + rect(232 + index * 110, 880, 44 + index * 4, 60, '#2a2b34', 6),
  )
  return [
    { name: 'side', body: floor(740, 1000, 640) + body },
    {
      name: 'with bits',
      body: floor(600, 950, 980) + bits + group('translate(340 60) scale(.5)', body),
    },
    { name: 'chuck', body: closeUp(body, 400, 430, 2.1) },
  ]
}

function sideViews(body: string, bottom: number, near: string, x: number, y: number): View[] {
  return [
    { name: 'side', body: floor(620, bottom + 20, 900) + body },
    {
      name: 'leaning',
      body:
        floor(600, bottom + 40, 820) +
        group(`rotate(-8 600 ${bottom}) translate(60 40) scale(.9)`, body),
    },
    { name: near, body: closeUp(body, x, y, 2.1) },
  ]
}
