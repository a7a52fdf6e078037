import sanitizeHtml from 'sanitize-html'

/** What a description may contain: text, but no scripts, resources, styles or links. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { th: ['scope'], td: ['colspan', 'rowspan'] },
  // Deeper nesting is no text that a person wrote.
  nestingLimit: 12,
}

/** Every product description must pass here, since pages insert stored descriptions unescaped. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}

/** About 2 MB: the descriptions of the products that customers look at; answers to visitors are cached anyway. */
const maxRemembered = 1_000
const remembered = new Map<string, string>()

/**
 * The same on the way out: a row that was written past `cleanDescription`, by hand or by an import, must
 * not run in a shopper's browser.
 */
export function cleanStoredDescription(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = cleanDescription(html)
  const oldest = remembered.keys().next().value
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(html, clean)
  return clean
}
