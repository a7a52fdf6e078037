import { darken } from '../color.ts'
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
  const door = (index: number) => {
    const x = left + 20 + index * w
    const isMirror = form === 'mirror' && index === 1
    const face = isMirror ? diagonal('#dceaf4', '#ffffff', '#b9cede') : wood
    const grip = index % 2 === 0 ? x + w - 42 : x + 24
    const handle =
      form === 'sliding'
        ? rect(grip - 4, 500, 24, 170, darken(paint, 0.45), 12)
        : rect(grip, 520, 14, 130, steel('#c9b06a'), 7)
    return rect(x, 200, w - 8, 740, face, 6) + rect(x, 200, w - 8, 740, 'none', 6, line) + handle
  }
  const rails =
    form === 'sliding'
      ? rect(left + 10, 190, wide - 20, 14, steel(), 4) +
        rect(left + 10, 936, wide - 20, 14, steel(), 4)
      : ''
  const crown = rect(left - 20, 150, wide + 40, 44, wood, 8)
  const front =
    rect(left, 170, wide, 820, darken(paint, 0.25), 10) +
    repeat(doors, door) +
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
