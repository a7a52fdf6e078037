/**
 * JSON in which each set of fields is named once: a list of cards repeats twenty names in each of them, a third of
 * its length. Two lines: the sets, and the value, in which an object is the place of its set before its values, and a
 * list begins with -1. Fields that are undefined are left out. The two kinds of quotes are swapped, so that the text within a script needs few backslashes.
 */
export function compactJson(value: unknown): string {
  const shapes = new Map<string, number>()
  const values = valuesOf(value, shapes)
  return swapQuotes(`[${[...shapes.keys()].join()}]\n${JSON.stringify(values)}`)
}

function valuesOf(value: unknown, shapes: Map<string, number>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return [-1, ...value.map((one) => valuesOf(one, shapes))]
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  const shape = JSON.stringify(fields.map(([field]) => field))
  const place = shapes.get(shape) ?? shapes.size
  shapes.set(shape, place)
  return [place, ...fields.map(([, one]) => valuesOf(one, shapes))]
}

/** The value of such a text. Its type is the caller's to say, as with `JSON.parse`. */
export function expandJson(text: string) {
  const [first = '', second = ''] = swapQuotes(text).split('\n')
  const shapes: string[][] = JSON.parse(first)
  // From within outwards: what is in a list or an object has been expanded before it.
  return JSON.parse(second, (_, value: unknown) => {
    if (!Array.isArray(value)) return value
    const [place, ...values] = value
    const fields = shapes[Number(place)]
    return fields ? Object.fromEntries(fields.map((field, at) => [field, values[at]])) : values
  })
}

function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
}
