import { darken, lighten } from '../color.ts'
import { steel } from '../solids.ts'
import { type Family, floor, type View } from '../studio.ts'
import { diagonal, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'
import { grain } from './furniture.ts'

export const wardrobes: Family<'wardrobe' | 'mirror-wardrobe' | 'sliding-wardrobe'> = {
  wardrobe: ({ paint }) => wardrobe(paint, 2, ''),

  'mirror-wardrobe': ({ paint }) => wardrobe(paint, 3, 'mirror'),

  'sliding-wardrobe': ({ paint }) => wardrobe(paint, 4, 'sliding'),
}

function wardrobe(paint: string, doors: 2 | 3 | 4, form: '' | 'mirror' | 'sliding'): View[] {
  const half = { 2: 270, 3: 340, 4: 440 }[doors]
  const [left, wide] = [600 - half, half * 2]
  const w = (wide - 40) / doors
  const wood = grain(paint)
  const line = `stroke="${darken(paint, 0.45)}" stroke-width="5"`
  const face = (x: number, mirror: boolean) =>
    rect(x, 200, w - 8, 740, mirror ? diagonal('#dceaf4', '#ffffff', '#b9cede') : wood, 6) +
    rect(x, 200, w - 8, 740, 'none', 6, line)
  const door = (index: number) => {
    const x = left + 20 + index * w
    return (
      face(x, form === 'mirror' && index === 1) +
      rect(index % 2 === 0 ? x + w - 42 : x + 24, 520, 14, 130, steel('#c9b06a'), 7)
    )
  }
  const hanging = repeat(2, (index) =>
    path(
      `M${left + w * 1.62 + index * 62} 300h34l16 ${300 + index * 80}h-66Z`,
      index === 0 ? '#d1403a' : '#f2c230',
    ),
  )
  /** Doors in two tracks: the first and the last behind, the others before them, one pushed aside. */
  const sliding = () => {
    const before = (x: number, grip: number) =>
      rect(x - 16, 204, w + 24, 740, '#12102a', 6, 'opacity=".35"') +
      face(x, false) +
      recess(x + grip)
    const [first, last] = [left + 20, left + 20 + 3 * w]
    return (
      rect(left + 20, 200, wide - 40, 740, darken(paint, 0.7)) +
      stroke(`M${left + 20} 290H${left + wide - 20}`, '#c9ced6', 12) +
      hanging +
      face(first, false) +
      recess(first + 34) +
      face(last, false) +
      recess(last + w - 42) +
      before(first + w * 0.52, w - 48) +
      before(first + w * 2 + 22, 40)
    )
  }
  const recess = (x: number) =>
    rect(x - 17, 480, 34, 190, darken(paint, 0.75), 17) +
    rect(x - 17, 480, 34, 190, 'none', 17, `stroke="${lighten(paint, 0.45)}" stroke-width="6"`)
  const rails =
    form === 'sliding'
      ? rect(left + 10, 186, wide - 20, 9, steel(), 3) +
        rect(left + 10, 197, wide - 20, 9, steel(), 3) +
        rect(left + 10, 934, wide - 20, 8, steel(), 3) +
        rect(left + 10, 945, wide - 20, 8, steel(), 3)
      : ''
  const crown = rect(left - 20, 150, wide + 40, 44, wood, 8)
  const front =
    rect(left, 170, wide, 820, darken(paint, 0.25), 10) +
    (form === 'sliding' ? sliding() : repeat(doors, door)) +
    rails +
    crown +
    rect(left, 944, wide, 46, darken(paint, 0.4))
  const middle = left + wide * 0.58
  const gowns = repeat(Math.round((middle - left - 60) / 56), (index) =>
    path(
      `M${left + 40 + index * 56} 310h40l16 ${260 + (index % 3) * 60}h-70Z`,
      ['#d1403a', '#2b4a9c', '#f2c230', '#2f8f5a', '#f4efe2', '#8a3a8f'][index % 6] ?? '',
    ),
  )
  const stacks = repeat(
    4,
    (index) =>
      rect(middle + 20, 330 + index * 160, left + wide - middle - 40, 16, paint) +
      repeat(3, (fold) =>
        rect(
          middle + 36,
          300 + index * 160 - fold * 34,
          left + wide - middle - 76,
          30,
          ['#e8a52a', '#4b7fc4', '#c43f6a'][(fold + index) % 3] ?? '',
          10,
        ),
      ),
  )
  const inside =
    rect(left, 170, wide, 820, darken(paint, 0.55), 10) +
    stroke(`M${left + 20} 290H${middle}`, '#c9ced6', 14) +
    gowns +
    rect(middle, 194, 12, 760, paint) +
    stacks +
    crown
  const box = { x: left, y: 150, w: wide, h: 840, r: 6, depth: 240, color: paint }
  return [
    ...boxed(box, front, [form === '' ? 580 : 500, 560, 1.9, 'handles']),
    { name: 'inside', body: floor(600, 994, wide * 1.2) + inside },
  ]
}
