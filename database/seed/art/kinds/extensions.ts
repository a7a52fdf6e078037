import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { down, ellipse, group, path, placed, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'extension-box'
  | 'six-way-extension'
  | 'switched-extension-box'
  | 'switched-six-way-extension'
  | 'usb-extension-box'
  | 'usb-six-way-extension'
  | 'tower-extension'

export const extensions: Family<Kind> = {
  'extension-box': (model) => extension(model, 4, 'main switch'),
  'six-way-extension': (model) => extension(model, 6, 'main switch'),
  'switched-extension-box': (model) => extension(model, 4, 'switches'),
  'switched-six-way-extension': (model) => extension(model, 6, 'switches'),
  'usb-extension-box': (model) => extension(model, 4, 'usb'),
  'usb-six-way-extension': (model) => extension(model, 6, 'usb'),

  'tower-extension'({ paint, label }) {
    const level = (y: number) =>
      path(`M430 ${y}H770V${y + 150}Q600 ${y + 180} 430 ${y + 150}Z`, round(paint)) +
      stroke(`M430 ${y + 153}Q600 ${y + 183} 770 ${y + 153}`, darken(paint, 0.2), 6) +
      socket(515, y + 78, 0.6, paint) +
      socket(685, y + 78, 0.6, paint)
    const tower =
      ellipse(600, 980, 240, 44, darken(paint, 0.3)) +
      path('M420 930H780L800 980Q600 1020 400 980Z', round(darken(paint, 0.08))) +
      repeat(4, (index) => level(330 + index * 152)) +
      path('M430 330Q430 190 600 186T770 330Z', round(paint)) +
      rect(560, 220, 80, 46, '#c43f3a', 14) +
      usb(470, 960) +
      usb(570, 970) +
      usb(670, 960)
    const name = words(label, 600, 320, { size: 34, ink: inkOn(paint), within: 220 })
    const cord = stroke('M780 960C960 1000 1000 880 1090 940', '#22232c', 20)
    return [
      { name: 'front', body: floor(600, 1000, 620) + cord + tower + name },
      {
        name: 'turned',
        body: floor(600, 1000, 560) + group('matrix(-.94 0 0 1 1164 0)', cord, tower),
      },
      { name: 'sockets', body: closeUp(tower, 600, 600, 1.8) },
    ]
  },
}

function extension(
  { paint, label }: Model,
  sockets: 4 | 6,
  extra: 'main switch' | 'switches' | 'usb',
): View[] {
  const isLong = sockets === 6
  const [x, w] = isLong ? [70, 1060] : [170, 860]
  const width = extra === 'switches' ? w - 60 : w - 190
  const step = width / sockets
  const scale = isLong ? 0.82 : 1
  const middle = (index: number) => x + 30 + step * (index + 0.5)
  const box =
    rect(x, 410, w, 300, down(lighten(paint, 0.3), paint, darken(paint, 0.2)), 36) +
    repeat(sockets, (index) => socket(middle(index), 560, scale, paint)) +
    (extra === 'switches'
      ? repeat(
          sockets,
          (index) =>
            rect(middle(index) - 34, 424, 68, 36, '#c43f3a', 10) +
            rect(middle(index) - 30, 426, 34, 32, '#ea6a5f', 8),
        )
      : rect(x + w - 130, 460, 70, 110, '#c43f3a', 12) +
        rect(x + w - 124, 466, 58, 50, '#ea6a5f', 8)) +
    (extra === 'usb' ? usb(x + w - 140, 600) + usb(x + w - 140, 650) : '') +
    words(label, x + 50, 696, { size: 24, ink: inkOn(paint), align: 'left', within: 200 })
  const cord =
    stroke(`M${x} 565C${x - 110} 565 40 840 240 840H700C900 840 860 980 700 970`, '#22232c', 22) +
    placed(
      650,
      970,
      0.9,
      -90,
      rect(550, 560, 100, 120, '#22232c', 18) +
        rect(592, 506, 18, 58, steel('#c0a868'), 3) +
        rect(562, 514, 14, 48, steel('#c0a868'), 3) +
        rect(626, 514, 14, 48, steel('#c0a868'), 3),
    )
  const all = isLong ? group('translate(60 50) scale(.92)', cord, box) : cord + box
  return [
    { name: 'front', body: floor(600, 740, 980, 50) + all },
    {
      name: 'angle',
      body: group('translate(60 60) rotate(-12 600 600) scale(.9)', floor(600, 730, 900, 40) + all),
    },
    { name: 'sockets', body: closeUp(all, middle(1), 565, 1.9) },
  ]
}

/** For three square pins. */
function socket(x: number, y: number, scale: number, paint: string): string {
  const at = (dx: number) => x + dx * scale
  const down = (dy: number) => y + dy * scale
  return (
    rect(at(-78), down(-95), 156 * scale, 190 * scale, darken(paint, 0.1), 20) +
    rect(at(-14), down(-65), 28 * scale, 50 * scale, '#15151d', 4) +
    rect(at(-56), down(25), 42 * scale, 24 * scale, '#15151d', 4) +
    rect(at(14), down(25), 42 * scale, 24 * scale, '#15151d', 4)
  )
}

function usb(x: number, y: number): string {
  return rect(x, y, 80, 34, '#15151d', 8) + rect(x + 12, y + 10, 56, 14, '#e9eaef', 4)
}
