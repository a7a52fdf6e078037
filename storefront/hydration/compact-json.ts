/**
 * JSON in which each set of fields is named once: a list of cards repeats twenty names in each of them, a third of
 * its length. Two lines: the sets, and the value, in which an object is the place of its set before its values, and a
 * list begins with -1. A text that begins as the one before it in the same field is -2, how many characters they share,
 * and its own end: of a product's pictures each is described by its name. A number, short text, true, false or null that
 * all objects of a set have in a field stands in the set, as a list of field and value: all pictures are 1,200 pixels wide. Fields that are
 * undefined are left out. The two kinds of quotes are swapped, so that the text within a script needs few backslashes.
 * No character needs two bytes (storefront/one-byte-text.ts).
 */
export function compactJson(value: unknown): string {
  const shapes = new Map<string, Shape>()
  const values = valuesOf(value, shapes)
  const fields = Array.from(shapes.values(), namedOnce)
  return inOneByte(swapQuotes(`${JSON.stringify(fields)}\n${JSON.stringify(values)}`))
}

/**
 * JSON with escapes for what does not fit into one byte; outside of texts it has no such characters. What is made of a
 * text in two bytes has two bytes too: hence the copy.
 */
function inOneByte(json: string): string {
  const escaped = json.replace(
    /[\u0100-\uffff]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return escaped === json ? json : Buffer.from(escaped, 'latin1').toString('latin1')
}

interface Shape {
  place: number
  fields: string[]
  /** The last text of each field. */
  last: (string | undefined)[]
  /** What was written of each object: the place, and the values. */
  written: unknown[][]
}

/** Fewer characters are written out. */
const fewestShared = 10

/** A fresh page waits for it: loops, and no list that is only looked at. */
function valuesOf(value: unknown, shapes: Map<string, Shape>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = [-1]
    for (const one of value) list.push(valuesOf(one, shapes))
    return list
  }
  const given = Object.values(value)
  if (given.includes(undefined)) return valuesOf(withoutUndefined(value), shapes)
  const fields = Object.keys(value)
  // No field has a line break in its name.
  const key = `${fields.length}\n${fields.join('\n')}`
  const shape = shapes.get(key) ?? { place: shapes.size, fields, last: [], written: [] }
  shapes.set(key, shape)
  const values: unknown[] = [shape.place]
  for (const one of given) values.push(valuesOf(one, shapes))
  // After all within: so the browser comes upon them.
  for (let at = 0; at < given.length; at += 1) {
    const one: unknown = given[at]
    if (typeof one !== 'string') continue
    values[at + 1] = withoutShared(one, shape.last[at] ?? '')
    shape.last[at] = one
  }
  shape.written.push(values)
  return values
}

/** The fields of a set, and the value of those that are equal in all its objects, from which it is taken. */
function namedOnce({ fields, written: [first = [], ...others], written }: Shape): unknown[] {
  if (others.length === 0) return fields
  const isOnce = fields.map((_, at) => {
    const value = first[at + 1]
    return !Array.isArray(value) && others.every((values) => values[at + 1] === value)
  })
  const named = fields.map((field, at) => (isOnce[at] ? [field, first[at + 1]] : field))
  if (isOnce.includes(true)) {
    for (const values of written) {
      let next = 1
      for (let at = 0; at < fields.length; at += 1) {
        if (!isOnce[at]) values[next++] = values[at + 1]
      }
      values.length = next
    }
  }
  return named
}

function withoutShared(text: string, before: string): unknown {
  if (text.length < fewestShared) return text
  let shared = 0
  while (shared < before.length && text.charCodeAt(shared) === before.charCodeAt(shared))
    shared += 1
  return shared < fewestShared ? text : [-2, shared, text.slice(shared)]
}

function withoutUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
}

/** The value of such a text. Its type is the caller's to say, as with `JSON.parse`. */
export function expandJson(text: string) {
  const [first = '', second = ''] = swapQuotes(text).split('\n')
  const shapes: (string | [string, unknown])[][] = JSON.parse(first)
  const last: string[][] = shapes.map(() => [])
  // From within outwards: what is in a list or an object has been expanded before it.
  return JSON.parse(second, (_, value: unknown) => {
    if (!Array.isArray(value)) return value
    const [place, ...values] = value
    if (place === -2) return new Shortened(values[0], values[1])
    const fields = shapes[place]
    const texts = last[place]
    if (!fields || !texts) return values
    let next = 0
    return Object.fromEntries(
      fields.map((field, at) => {
        if (typeof field !== 'string') return field
        const one = values[next++]
        const whole = one instanceof Shortened ? texts[at]?.slice(0, one.shared) + one.end : one
        if (typeof whole === 'string') texts[at] = whole
        return [field, whole]
      }),
    )
  })
}

class Shortened {
  readonly shared: number
  readonly end: string

  constructor(shared: number, end: string) {
    this.shared = shared
    this.end = end
  }
}

/** JSON has no control characters: one stands for a quote meanwhile. */
function swapQuotes(text: string): string {
  return text.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"')
}
