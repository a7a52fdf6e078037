/** Colours are `#rrggbb`; shares are 0 to 1. */

const night = '#15122b'

export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

export function lighten(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

/** Towards night indigo, not black: shadows keep some colour. */
export function darken(color: string, share: number): string {
  return mix(color, night, share)
}

/** Of a stronger colour, as metal has it. */
export function vivid(color: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const grey = parts.reduce((sum, part) => sum + part, 0) / 3
  const channel = (part: number) =>
    Math.round(Math.min(255, Math.max(0, grey + (part - grey) * (1 + share))))
      .toString(16)
      .padStart(2, '0')
  return `#${parts.map(channel).join('')}`
}

/** Perceived lightness, 0 to 1. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** White or night, whichever can be read on the colour. */
export function inkOn(color: string): string {
  return lightness(color) > 0.58 ? '#221e3d' : '#ffffff'
}

/** White and near it. */
export function isPale(color: string): boolean {
  return lightness(color) > 0.86
}

/** White things vanish on paper and black ones swallow their own shading: keeps a paint drawable. */
export function drawable(color: string): string {
  const light = lightness(color)
  if (light > 0.93) return darken(color, 0.07)
  if (light < 0.16) return lighten(color, 0.14)
  return color
}
