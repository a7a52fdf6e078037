/**
 * Pictures as plain strings. A fill, a pattern or a clip is written where it is used, between « and »;
 * `finish` moves each distinct one to the head of the picture and refers to it by a short name.
 */

type Numbers = number | string

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, more = '') {
  const round = r === 0 ? '' : ` rx="${r}"`
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} fill="${fill}"${attributes(more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = '') {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(more)}/>`
}

export function path(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`
}

/** A line with round ends. */
export function stroke(d: string, color: string, width: number, more = '') {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`
}

export function group(transform: string, ...children: string[]) {
  return `<g transform="${transform}">${children.join('')}</g>`
}

export function faded(opacity: number, ...children: string[]) {
  return `<g opacity="${opacity}">${children.join('')}</g>`
}

/** Turned and sized about a point of its own: for a part drawn around 600,600. */
export function placed(x: number, y: number, scale: number, turn: number, ...children: string[]) {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-600 -600)`,
    ...children,
  )
}

/** The same again on the other side of the picture's middle. */
export function mirrored(...children: string[]) {
  return children.join('') + flipped(...children)
}

function flipped(...children: string[]) {
  return group('matrix(-1 0 0 1 1200 0)', ...children)
}

export function repeat(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Draws `one` once, under a short name, for `again`; the name has to be the picture's own. */
export function once(name: string, one: string) {
  return `<defs><g id="${name}">${one}</g></defs>`
}

export function again(name: string, transform: string) {
  return `<use href="#${name}" transform="${transform}"/>`
}

export function clipped(shape: string, ...children: string[]) {
  return `<g clip-path="«<clipPath>${shape}</clipPath>»">${children.join('')}</g>`
}

/** A gradient from left to right. A stop is `#rrggbb`, with `/opacity` and `@percent` where wanted. */
export function across(...stops: string[]) {
  return `«<linearGradient>${gradientStops(stops)}</linearGradient>»`
}

export function down(...stops: string[]) {
  return `«<linearGradient x2="0" y2="1">${gradientStops(stops)}</linearGradient>»`
}

export function diagonal(...stops: string[]) {
  return `«<linearGradient x2="1" y2="1">${gradientStops(stops)}</linearGradient>»`
}

/** From the middle outwards; `x` and `y` move the light, 0 to 1 of the shape. */
export function glow(stops: string[], x: Numbers = 0.5, y: Numbers = 0.5, r: Numbers = 0.5) {
  const centre = `cx="${x}" cy="${y}" r="${r}"`
  return `«<radialGradient ${centre}>${gradientStops(stops)}</radialGradient>»`
}

export function tiled(w: number, h: number, content: string, transform = '') {
  const turn = transform === '' ? '' : ` patternTransform="${transform}"`
  const size = `width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn}`
  return `«<pattern ${size}>${content}</pattern>»`
}

/** The standalone picture. */
export function finish(width: number, height: number, body: string): string {
  const definitions = new Map<string, string>()
  let rest = repeatedOnce(body)
  while (rest.includes('«')) {
    rest = rest.replace(/«([^«»]*)»/g, (_, definition: string) => {
      const name = definitions.get(definition) ?? `d${definitions.size}`
      definitions.set(definition, name)
      return `url(#${name})`
    })
  }
  const head = [...definitions]
    .map(([definition, name]) => definition.replace(/^<\w+/, (tag) => `${tag} id="${name}"`))
    .join('')
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${head}</defs>${rest}</svg>`.replace(
    /\.\d{3,}/g,
    (digits) => Number(`0${digits}`).toFixed(2).slice(1),
  )
}

/** A long shape that comes again, such as a name on each of ten sachets, is written once. */
function repeatedOnce(body: string): string {
  const long = /<path d="[^"]{150,}" fill="[^"«]*"\/>/g
  const seen = new Map<string, number>()
  for (const [shape] of body.matchAll(long)) seen.set(shape, (seen.get(shape) ?? 0) + 1)
  const again = [...seen].filter(([, count]) => count > 1).map(([shape]) => shape)
  if (again.length === 0) return body
  const shapes = again.map((shape, index) => shape.replace('<path', `<path id="p${index}"`))
  const rest = body.replace(long, (shape) => {
    const index = again.indexOf(shape)
    return index < 0 ? shape : `<use href="#p${index}"/>`
  })
  return `<defs>${shapes.join('')}</defs>${rest}`
}

function attributes(more: string) {
  return more === '' ? '' : ` ${more}`
}

function gradientStops(stops: string[]) {
  return stops
    .map((stop, index) => {
      const even = Math.round((index * 100) / Math.max(1, stops.length - 1))
      const [light = '', at = String(even)] = stop.split('@')
      const [color = '', opacity] = light.split('/')
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}%" stop-color="${color}"${seen}/>`
    })
    .join('')
}
