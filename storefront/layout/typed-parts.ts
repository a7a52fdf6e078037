/**
 * A name in parts, those marked that begin with a word that was typed: 'Samsung Galaxy A17' and 'gal' →
 * 'Samsung ', 'Gal' (typed), 'axy A17'. `at` is where a part begins.
 */
export function typedParts(name: string, typed: string) {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu')
  const parts: { part: string; isTyped: boolean; at: number }[] = []
  let end = 0
  for (const { 0: part, index } of words.length > 0 ? name.matchAll(pattern) : []) {
    if (index > end) parts.push({ part: name.slice(end, index), isTyped: false, at: end })
    parts.push({ part, isTyped: true, at: index })
    end = index + part.length
  }
  if (end < name.length) parts.push({ part: name.slice(end), isTyped: false, at: end })
  return parts
}
