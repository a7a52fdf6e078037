import type { Plugin } from 'vite'
import { changedCode, changedLibrary } from './changed-library.ts'

/** Each piece of React's renderer that is changed, and what stands in its place. */
const changes = {
  'matchHtmlRegExp = /["\'&<>]/': `matchHtmlRegExp = /["'&<>\\u0100-\\uffff]/`,
  [`default:
          continue;
      }
      lastIndex !== index`]: `default:
          if (text.charCodeAt(index) < 0x100) continue;
          return inOneByte(text);
      }
      lastIndex !== index`,
}

/** What is made of a text in two bytes has two bytes too, whatever is in it: hence the copy. */
const escapes = `
const names = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
function inOneByte(text) {
  const escaped = text.replace(/["'&<>]|[^\\0-\\xff]/gu, (one) => names[one] ?? "&#" + one.codePointAt(0) + ";");
  return Buffer.from(escaped, "latin1").toString("latin1");
}
`

/**
 * Lets React's server renderer write characters that do not fit into one byte by their number, `₦` as `&#8358;`: one
 * of them would make the engine keep two bytes for each character of a page, and search, copy and encode twice as much.
 * The page means the same. Fails where a later React has other code in that place. The code of the built renderer is
 * written in ASCII for the same reason: the engine keeps its two million characters.
 */
export function oneByteText(): Plugin[] {
  // Whole, and as a stream where a page waits for code: once after each start.
  const file = /react-dom-server(-legacy)?\.node\.production\.js/
  return [
    changedLibrary('one-byte-text', file, withOneByteText),
    {
      name: 'ascii-code',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'ssr',
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = inAscii(file.code)
        }
      },
    },
  ]
}

/** The code of React's renderer, changed. */
export function withOneByteText(renderer: string): string {
  return changedCode(renderer, changes) + escapes
}

/** Code that means the same, but in a template whose tag reads it as it was written (`String.raw`). */
export function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
