/** What the static parts are rendered from; the same objects, as long as their answers hold. */
export type Sources = readonly unknown[]

/** The parts of the newest sources: a change of one of them makes all parts anew. */
let made: { from: Sources; parts: Map<string, string> } = { from: [], parts: new Map() }

/** The HTML inside of static parts that was made from these sources; empty where none was yet. */
export function finishedParts(from: Sources): Map<string, string> {
  // Their code may have changed.
  if (import.meta.env.DEV) return new Map()
  const isSame =
    made.from.length === from.length && from.every((source, at) => Object.is(source, made.from[at]))
  if (!isSame) made = { from, parts: new Map() }
  return made.parts
}

const ids = ['site-links', 'category-menu', 'category-row']
/** An opening tag of `StaticHtml` with its id, and what is inside up to the next closing tag of its name. */
const staticParts = new RegExp(
  `<(footer|nav|ul) id="(${ids.join('|')})"[^>]*>([\\s\\S]*?)</\\1>`,
  'g',
)

/** Stores the static parts of a page that was rendered from the sources of `parts`; the checkout has no menus. */
export function storeParts(parts: Map<string, string>, html: string): void {
  if (parts.size === ids.length) return
  for (const [, , id = '', inside = ''] of html.matchAll(staticParts)) parts.set(id, inside)
}
