import type { DemoPicture } from '../demo/shape.ts'
import { words } from './letters.ts'
import { finish, rect } from './svg.ts'

/** A brand's name in our own lettering; no maker's logo is copied. 480 by 240. */
export function drawBrandMark(name: string, ink: string, ground: string): DemoPicture {
  const body = rect(0, 0, 480, 240, ground) + words(name, 240, 150, { size: 76, ink, within: 380 })
  return { svg: finish(480, 240, body), width: 480, height: 240, ground, alt: name }
}
