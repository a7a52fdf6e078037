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
export function takeOwnCode(marked: string, mark: string): OwnCode & { html: Buffer } {
  const scripts: string[] = []
  const styles: string[] = []
  const attribute = ` nonce="${mark}"`
  const meta = `<meta property="csp-nonce" content="${mark}"/>`
  const parts: string[] = []
  let from = 0
  let codeUntil = 0
  // A page is long: it is searched once.
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, from)) {
    const carrier = [attribute, meta].find((text) =>
      marked.startsWith(text, at - text.indexOf(mark)),
    )
    if (!carrier) throw new Error('a page shows the mark of its scripts')
    const start = at - carrier.indexOf(mark)
    const isCode = carrier === attribute && start >= codeUntil
    if (isCode) codeUntil = take(marked, start, attribute.length, { scripts, styles })
    parts.push(marked.slice(from, start))
    from = start + carrier.length
  }
  parts.push(marked.slice(from))
  return { html: Buffer.from(parts.join('')), scripts, styles }
}

const opening = /^<(script|style)(?=\s|$)[^<>]*$/

/** Adds the code of the element with a mark at this place; answers where its code ends. */
function take(
  marked: string,
  at: number,
  length: number,
  own: Record<'scripts' | 'styles', string[]>,
): number {
  // No '>' before the mark, so a tag that was injected and left open cannot borrow the mark of the next.
  const before = marked.slice(marked.lastIndexOf('<', at), at)
  const tag = opening.exec(before)?.[1]
  const end = marked.indexOf('>', at)
  const until = tag ? marked.indexOf(`</${tag}>`, end) : -1
  if (end < 0 || until < 0) return at
  const attributes = before + marked.slice(at + length, end)
  // Data blocks are not executed, and files have an address of ours.
  if (/\ssrc=/.test(attributes) || data.test(attributes)) return until
  const code = marked.slice(end + 1, until)
  if (tag === 'script') own.scripts.push(code)
  else own.styles.push(code)
  return until
}
