/** Always the same choice for the same name. */
export function pick<T>(choices: readonly T[], name: string): T {
  const [first] = choices
  const chosen = choices[hash(name) % choices.length] ?? first
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

/** FNV-1a, stirred once more at the end so that near names come out far apart. */
export function hash(name: string): number {
  let value = 0x811c9dc5
  for (const unit of name) {
    value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
