import sanitizeHtml from 'sanitize-html'

/** What a description may consist of: text, and nothing that runs, loads, styles or leads away. */
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

/** The one door through which product descriptions come in: pages show them as they are kept. */
export function cleanDescription(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}
