/**
 * The code of a library with other pieces in the places of these. Throws where one of them is not there exactly once: a later
 * version has to be looked at.
 */
export function changedCode(code: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [before, after]) => {
    if (changed.split(before).length !== 2) throw new Error(`the library is without '${before}'`)
    return changed.replace(before, () => after)
  }, code)
}
