import { randomBytes } from 'node:crypto'
import type { OwnCode } from './headers.ts'

/**
 * A mark for one rendering of a page: the renderer writes it as `nonce` on each script and style that it makes
 * itself. Nobody can guess it, and it never leaves the process, so what was injected does not carry it.
 */
export function newMark(): string {
  return randomBytes(16).toString('base64url')
}

const data = /\stype="application\/(?:ld\+)?json"/

/**
 * The code that the renderer has marked, and the page without the marks: the same content is then the same
 * page, byte for byte. Throws where a mark is left over, in a place that no policy could vouch for.
 */
export function takeOwnCode(marked: string, mark: string): OwnCode & { html: string } {
  const scripts: string[] = []
  const styles: string[] = []
  const attribute = ` nonce="${mark}"`
  // No '>' before the mark, so a tag that was injected and left open cannot borrow the mark of the next.
  const elements = new RegExp(`<(script|style)([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, tag, before = '', after = '', code = ''] of marked.matchAll(elements)) {
    const attributes = before + after
    // Data blocks are not executed, and files have an address of ours.
    if (/\ssrc=/.test(attributes) || data.test(attributes)) continue
    if (tag === 'script') scripts.push(code)
    else styles.push(code)
  }
  const html = marked
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
    .replaceAll(attribute, '')
  if (html.includes(mark)) throw new Error('a page shows the mark of its scripts')
  return { html, scripts, styles }
}
