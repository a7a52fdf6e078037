/** Truncates a name to so many characters plus an ellipsis (storefront specification, section 9). */
export function cutName(name: string, characters: 30 | 20): string {
  const all = [...name]
  return all.length > characters ? `${all.slice(0, characters).join('')}…` : name
}
