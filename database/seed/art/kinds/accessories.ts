import { darken, lighten } from '../color.ts'
import { gold, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { diagonal, down, ellipse, group, mirrored, path, rect, repeat, stroke } from '../svg.ts'

export const accessories: Family<
  'aviator-sunglasses' | 'sunglasses' | 'sport-sunglasses' | 'belt' | 'reversible-belt'
> = {
  'aviator-sunglasses'({ paint }) {
    const wire = paint
    const shape = 'M190 500Q360 470 550 510Q580 720 450 780T230 730Q170 640 190 500Z'
    const lens = lensOf(shape, '#3a3226', wire, 14)
    const bridge = stroke('M550 520Q600 480 650 520M520 506Q600 440 680 506', wire, 12)
    return glassesViews(lens, bridge, wire, 14)
  },

  sunglasses({ paint }) {
    const shape =
      'M180 500Q180 470 220 474L560 500Q584 520 570 600Q550 740 450 760H300Q210 740 180 500Z'
    const lens = lensOf(shape, '#22242c', paint, 34)
    return glassesViews(lens, stroke('M566 560Q600 520 634 560', paint, 34), paint, 34)
  },

  'sport-sunglasses'({ paint }) {
    const shape = 'M150 520Q360 440 596 520L590 620Q540 720 380 720T150 520Z'
    const lens = lensOf(shape, '#2c4a6a', paint, 20)
    const rubber = mirrored(stroke('M150 524Q110 540 96 620', '#15151c', 30))
    return glassesViews(lens, stroke('M590 540Q600 520 610 540', paint, 28) + rubber, paint, 26)
  },

  belt({ paint }) {
    const roll = rolled(paint, paint)
    const strap = strapOf(paint)
    const buckle = buckleOf(paint, gold)
    return [
      {
        name: 'rolled',
        body: floor(600, 980, 760) + roll + group('translate(330 330) scale(.72)', buckle),
      },
      {
        name: 'buckle',
        body: floor(640, 760, 900, 40) + strap + rect(150, 530, 200, 140, round(paint)) + buckle,
      },
      { name: 'leather', body: closeUp(strap, 800, 600, 2.2) },
    ]
  },

  'reversible-belt'({ paint }) {
    const brown = '#6b452c'
    const buckle = buckleOf(paint, steel())
    const both =
      group('translate(0 -150)', strapOf(paint) + rect(150, 530, 200, 140, round(paint)) + buckle) +
      group(
        'translate(0 170)',
        strapOf(brown) + rect(150, 530, 200, 140, round(brown)) + buckleOf(brown, steel()),
      )
    return [
      {
        name: 'rolled',
        body:
          floor(600, 980, 760) +
          rolled(paint, brown) +
          group('translate(330 330) scale(.72)', buckle),
      },
      { name: 'both sides', body: floor(640, 930, 900, 40) + both },
      { name: 'leather', body: closeUp(both, 800, 600, 1.9) },
    ]
  },
}

function lensOf(shape: string, glass: string, frame: string, width: number): string {
  return (
    path(shape, diagonal(darken(glass, 0.5), glass, lighten(glass, 0.4))) +
    path(shape, 'none', `stroke="${frame}" stroke-width="${width}" stroke-linejoin="round"`) +
    path(shape, 'none', `stroke="${lighten(frame, 0.35)}" stroke-width="3" opacity=".7"`) +
    path('M240 540Q320 520 400 530L280 680Q230 620 240 540Z', '#ffffff', 'opacity=".22"')
  )
}

function glassesViews(lens: string, bridge: string, frame: string, width: number): View[] {
  const arms = mirrored(stroke('M190 520Q120 500 110 420', darken(frame, 0.3), Math.max(16, width)))
  const front = arms + mirrored(lens) + bridge
  return [
    { name: 'front', body: floor(600, 820, 900, 40) + front },
    {
      name: 'angle',
      body:
        floor(600, 830, 860, 40) +
        stroke('M300 560Q640 400 1040 470q60 20 40 90', darken(frame, 0.3), Math.max(16, width)) +
        group('matrix(.8 .1 0 1 40 -30)', mirrored(lens) + bridge),
    },
    { name: 'lens', body: closeUp(front, 380, 620, 2) },
    {
      name: 'pouch',
      body:
        floor(600, 900, 820) +
        path(
          'M240 560Q230 500 300 500H900Q970 500 960 560L930 860q-6 40-50 40H320q-44 0-50-40Z',
          diagonal('#4a4d58', '#22232c'),
        ) +
        stroke('M250 560H950', '#15151d', 10) +
        stroke('M560 560Q520 640 540 720M640 560Q680 640 660 720', '#8d909c', 9),
    },
  ]
}

function buckleOf(paint: string, metal: string): string {
  return (
    rect(250, 470, 260, 260, metal, 40) +
    rect(300, 520, 160, 160, '#f3eee3', 20) +
    rect(300, 540, 200, 120, round(paint)) +
    rect(270, 588, 210, 24, metal, 12)
  )
}

function strapOf(paint: string): string {
  return (
    rect(460, 530, 560, 140, down(lighten(paint, 0.3), paint, darken(paint, 0.35)), 10) +
    path('M1010 530L1100 600L1010 670Z', darken(paint, 0.1)) +
    stroke('M480 548H1010M480 652H1010', lighten(paint, 0.4), 4, 'stroke-dasharray="14 9"') +
    repeat(5, (index) => ellipse(700 + index * 66, 600, 11, 11, darken(paint, 0.6)))
  )
}

function rolled(paint: string, inside: string): string {
  return (
    repeat(5, (index) =>
      ellipse(
        600,
        640,
        330 - index * 50,
        300 - index * 48,
        'none',
        `stroke="${index % 2 === 0 ? paint : darken(inside, 0.22)}" stroke-width="46"`,
      ),
    ) + ellipse(600, 640, 352, 322, 'none', `stroke="${lighten(paint, 0.3)}" stroke-width="5"`)
  )
}
