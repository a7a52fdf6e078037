/**
 * The address that a mistyped or mangled one stands for: small letters, without empty parts and without what a sentence
 * or a program put behind it. `/FAQ).` → `/faq`, `//Product-Details/Kettle%2E` → `/product-details/kettle`.
 */
export function rightPath(path: string): string {
  if (path === withSlash) return path
  const parts = path.split('/').filter((part) => part !== '')
  const last = parts.length - 1
  const right = parts.map((part, index) => {
    const text = decodeURIComponent(part).toLowerCase()
    return encodeURIComponent(index === last ? withoutEnd(text) || text : text)
  })
  return `/${right.join('/')}`
}

/** The specification of checkout and rooms writes this one with a slash at its end (section 2). */
const withSlash = '/dashboard/orders/rate-order/'

const endings = /^[\p{P}\p{S}\p{Z}\p{C}]$/u

/** A loop: an expression that is bound to the end alone takes the square of the length in the worst case. */
function withoutEnd(text: string): string {
  const characters = [...text]
  const end = characters.findLastIndex((character) => !endings.test(character))
  return characters.slice(0, end + 1).join('')
}
