import { words } from './lettering.ts'
import type { Model } from './studio.ts'
import { faded, rect, repeat } from './svg.ts'

/** The print of a pack. */
export interface Print extends Model {
  /** The contents, in capitals: true of every product of the kind. */
  word: string
  /** A picture below the words; each pack says where it has room. */
  art?: string
}

interface Place {
  ink: string
  within: number
  /** The middle of the lines. */
  x?: number
  name: readonly [y: number, size: number]
  word: readonly [y: number, size: number]
}

/** The trade name, and below it the edition in place of the plain word, which moves to the foot of the name. */
export function printed(
  { label, word }: Pick<Print, 'label' | 'word'>,
  { x = 600, ink, within, name, word: low }: Place,
) {
  const [mark = '', edition] = label.split('\n')
  const text = edition ? `${edition.toUpperCase()}\n${word}` : word
  return (
    words(mark, x, name[0], { size: name[1], ink, within }) +
    words(text, x, low[0], { size: low[1], ink, within: within * 0.96 })
  )
}

/** The foot of a pack between x and x + width: maker, size, a line that nobody reads, bars. */
export function smallPrint(
  { maker = '', size = '' }: Pick<Print, 'maker' | 'size'>,
  x: number,
  y: number,
  width: number,
  ink: string,
): string {
  const bars = repeat(9, (index) =>
    rect(x + width - 52 + index * 6, y - 30, index % 3 === 1 ? 4 : 2, 30, ink),
  )
  const lines = repeat(3, (index) => rect(x, y - 4 - index * 9, 96 - index * 17, 3, ink))
  return (
    faded(0.7, bars + (maker === '' ? lines : '')) +
    words(maker, x, y, { size: 24, ink, within: width * 0.3, align: 'left' }) +
    words(size, x + width / 2 + 10, y, { size: 30, ink, within: width * 0.36 })
  )
}
