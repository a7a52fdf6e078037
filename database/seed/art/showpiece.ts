import type { ArtKind } from '../demo/art-kinds.ts'
import { drawable } from './color.ts'
import { drawings } from './drawings.ts'
import { pick } from './pick.ts'
import { placed } from './svg.ts'

const paints = ['#d1503f', '#2f8f6a', '#f2b63d', '#3b5fc0', '#c4527a', '#2f8f9c'] as const

/** The colours that some things have to have. */
const usual: Partial<Record<ArtKind, string>> = {
  agbada: '#f4f1e8',
  'air-conditioner': '#f4f5f6',
  bed: '#3b5fc0',
  book: '#2f6f5a',
  'coral-set': '#e5705c',
  desk: '#a8743f',
  'chest-freezer': '#f1f2f4',
  generator: '#d1403a',
  laptop: '#b9bec8',
  'leather-shoe': '#5a3420',
  pillow: '#f4f4f4',
  printer: '#e8eaee',
  refrigerator: '#b9bec8',
  television: '#22232c',
  tyre: '#22232c',
  wardrobe: '#9a6b3c',
  'washing-machine': '#eceef1',
  wig: '#3a2018',
}

/** Views after the first that show all of a thing. */
const whole = [
  'angle',
  'side',
  'pair',
  'two',
  'with its box',
  'one of them',
  'layers',
  'a bowl of it',
]

/** A thing without its ground, for tiles and banners: its middle and size in the picture's pixels. */
export function showpiece(
  kind: ArtKind,
  x: number,
  y: number,
  size: number,
  seed: string,
  view: 'best' | 'another' = 'best',
): string {
  const paint = drawable(usual[kind] ?? pick(paints, kind + seed))
  const views = drawings[kind]({ paint, label: '' })
  const other = view === 'another' ? views.find(({ name }) => whole.includes(name)) : undefined
  const { body = '' } = other ?? views[0] ?? {}
  return placed(x, y, size / 1200, 0, body)
}
