import type { Plugin } from 'vite'

/**
 * Shortens what styles are called, in a build: `text-on-frame-soft` is written two characters long in the styles, in
 * the browser's code and in the server's. Class names were a third of a page's HTML. Classes of a single word keep
 * their names (`grid`, `far`), since such a word in the code may mean something else.
 *
 * A text of the code is a list of classes, or a custom property, if it contains one of the styles' longer names; the build fails where a name
 * beside it is no class, which is also how a misspelt one is found. `usedIn` gets the short names of each module.
 */
export function shortNames(styles: string, usedIn: Map<string, Set<string>>): Plugin[] {
  let names: Names | undefined
  const ofStyles: Plugin = {
    name: 'short-names-of-styles',
    apply: 'build',
    // After Tailwind has written them, before Vite takes them out of the code.
    enforce: 'pre',
    transform: {
      filter: { id: /\/storefront\/styles\.css$/ },
      handler(code) {
        names = shortNamesOf(code)
        return { code: renameInStyles(code, names), map: null }
      },
    },
  }
  const inCode: Plugin = {
    name: 'short-names-in-code',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(storefront|client|ui)\/[^?]*\.tsx?(\?|$)/ },
      async handler(code, id) {
        if (!names) await this.load({ id: styles })
        if (!names) throw new Error(`${styles} has not been read`)
        const used = new Set<string>()
        usedIn.set(id, used)
        return { code: renameInCode(code, this.parse(code), names, used), map: null }
      },
    },
  }
  return [ofStyles, inCode]
}

interface Names {
  /** Class names without escapes, and custom properties, with what they are called in the build. */
  short: Map<string, string>
  classes: Set<string>
}

// A digit at its beginning is written as its code: `\32 xl`.
const className = /\.((?:[a-zA-Z_-]|\\3\d |\\[^\n])(?:[\w-]|\\[^\n])*)/g
const property = /--[a-zA-Z][\w-]*/g

/**
 * Class names without escapes, and custom properties, with their short ones. A name's place comes from its letters,
 * the next free one where that is taken: a new class changes hardly any other, so that chunks keep their hashes.
 */
function shortNamesOf(css: string): Names {
  const classes = Array.from(css.matchAll(className), ([, name = '']) => unescaped(name))
  const long = classes.filter((name) => name.length > 2 && /[^a-z@]/.test(name))
  const properties = Array.from(css.matchAll(property), ([name]) => name)
  const short = new Map<string, string>()
  for (const some of [long, properties]) {
    const taken = new Set<number>()
    for (const name of [...new Set(some)].sort()) {
      let place = placeOf(name)
      while (taken.has(place) || blocked.has(shortName(place))) place = (place + 1) % places
      taken.add(place)
      short.set(name, `${name.startsWith('--') ? '--' : ''}${shortName(place)}`)
    }
  }
  return { short, classes: new Set(classes) }
}

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const second = `${first}0123456789`
const places = first.length * second.length
/** Blockers of advertisements hide elements of such classes. Two are variants of ours. */
const blocked = new Set(['ad', 'Ad', 'AD', 'js'])

function shortName(place: number): string {
  const [one, two] = [Math.floor(place / second.length), place % second.length]
  return first.charAt(one) + second.charAt(two)
}

function placeOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % places
}

function unescaped(name: string): string {
  return name.replace(/\\3(\d) |\\([^\n])/g, '$1$2')
}

function renameInStyles(css: string, { short }: Names): string {
  return css
    .replace(className, (whole, name: string) => {
      const renamed = short.get(unescaped(name))
      return renamed === undefined ? whole : `.${renamed}`
    })
    .replace(property, (name) => short.get(name) ?? name)
}

interface Text {
  start: number
  end: number
  value: string
  isTemplate: boolean
}

function renameInCode(
  code: string,
  tree: unknown,
  { short, classes }: Names,
  used: Set<string>,
): string {
  let renamed = code
  for (const { start, end, value, isTemplate } of textsIn(tree).sort((a, b) => b.start - a.start)) {
    const found = value.split(/(\s+)/)
    if (!found.some((name) => short.has(name))) continue
    const isKnown = (name: string) => classes.has(name) || short.has(name)
    const unknown = found.find((name) => name.trim() && !isKnown(name))
    if (unknown) throw new Error(`'${unknown}' is no class, in '${value}'`)
    const list = found.map((name) => short.get(name) ?? name).join('')
    for (const name of found) {
      const renamed = short.get(name)
      if (renamed !== undefined) used.add(renamed)
    }
    renamed =
      renamed.slice(0, start) + (isTemplate ? list : JSON.stringify(list)) + renamed.slice(end)
  }
  return renamed
}

/** The texts of a module's code. */
function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null || isOtherAttribute(node)) return []
  return textOf(node) ?? Object.values(node).flatMap(textsIn)
}

/** `id="filters"` and the like: words that a class may have too. */
function isOtherAttribute(node: object): boolean {
  if (!('type' in node && node.type === 'Property' && 'key' in node)) return false
  const { key } = node
  if (typeof key !== 'object' || key === null) return false
  const name = 'name' in key ? key.name : 'value' in key ? key.value : undefined
  return typeof name === 'string' && /^(id|key|name|type|role|to|href|htmlFor|aria-.*)$/.test(name)
}

function textOf(node: object): Text[] | undefined {
  if (!('type' in node && 'start' in node && 'end' in node)) return undefined
  const { type, start, end } = node
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  if (type === 'Literal' && 'value' in node && typeof node.value === 'string') {
    return [{ start, end, value: node.value, isTemplate: false }]
  }
  if (type !== 'TemplateElement' || !('value' in node)) return undefined
  const { value } = node
  if (typeof value !== 'object' || value === null || !('raw' in value)) return undefined
  return typeof value.raw === 'string'
    ? [{ start, end, value: value.raw, isTemplate: true }]
    : undefined
}
