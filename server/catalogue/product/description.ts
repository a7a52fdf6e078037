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
