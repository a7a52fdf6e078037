import type { DemoPicture } from '../demo/shape.ts'
import { type Lettering, words } from './lettering.ts'
import { pick } from './pick.ts'
import { circle, finish, path, rect, stroke } from './svg.ts'

const width = 480
const height = 240

/** A brand's name in our own lettering; no maker's logo is copied. 480 by 240. */
export function drawBrandMark(name: string, ink: string, ground: string): DemoPicture {
  const body = rect(0, 0, width, height, ground) + pick(marks, name)(name, ink, ground)
  return { svg: finish(width, height, body), width, height, placeholder_color: ground, alt: name }
}

type Mark = (name: string, ink: string, ground: string) => string

const lettering = (ink: string, more: Partial<Lettering>): Lettering => ({
  size: 72,
  ink,
  within: 360,
  weight: 18,
  ...more,
})

const marks: Mark[] = [
  (name, ink) => words(name.toUpperCase(), 240, 146, lettering(ink, { size: 60, weight: 21 })),
  (name, ink) => words(name, 240, 148, lettering(ink, { weight: 13 })),
  (name, ink) =>
    words(name.toUpperCase(), 240, 144, lettering(ink, { size: 56, slant: 14, weight: 23 })),
  (name, ink) =>
    words(name.toLowerCase(), 240, 146, lettering(ink, { size: 76, weight: 20, spacing: 30 })),
  (name, ink) =>
    words(name.toUpperCase(), 240, 136, lettering(ink, { size: 46, spacing: 62, weight: 15 })) +
    stroke('M150 172H330', ink, 7),
  (name, ink, ground) =>
    rect(50, 66, 380, 108, ink, 54) +
    words(name, 240, 142, lettering(ground, { size: 52, within: 276 })),
  (name, ink) =>
    circle(240, 66, 17, ink) +
    words(name.toUpperCase(), 240, 172, lettering(ink, { size: 50, weight: 19 })),
  (name, ink) =>
    path('M60 190L104 190L124 166H420V178H112Z', ink) +
    words(name, 240, 140, lettering(ink, { size: 64, slant: 10, weight: 17 })),
]
