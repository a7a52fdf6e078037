import { hash } from 'node:crypto'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Finished } from './finished-html.ts'

/**
 * How many parts are kept at most, twice: those asked for since the last turn, and those of before. A card takes
 * 1.3 KB.
 */
const most = 3_000
let recent = new Map<string, string>()
let older = new Map<string, string>()

/**
 * Renders a part by itself, once for equal values, whichever page has it: of a listing's cards most were on another
 * page. The router is there for links, whose HTML differs where they lead to the page that they stand on.
 */
export function finishedPartsOf(router: AnyRouter): Finished['htmlOf'] {
  const { pathname } = router.stores.location.get()
  const slug = JSON.stringify(pathname.slice(pathname.lastIndexOf('/') + 1))
  return (values, part) => {
    const text = JSON.stringify(values)
    const isOfThisPage = slug !== '""' && text.includes(slug)
    if (isOfThisPage) return undefined
    const key = hash('sha1', text, 'base64url')
    const known = recent.get(key) ?? older.get(key)
    if (known !== undefined) {
      if (!recent.has(key)) store(key, known)
      return known
    }
    try {
      const page = <RouterContextProvider router={router}>{part}</RouterContextProvider>
      const html = inOnePiece(renderToString(page))
      store(key, html)
      return html
    } catch {
      // In the page React leaves it to the browser, and tells the cause.
      return undefined
    }
  }
}

function store(key: string, html: string): void {
  if (recent.size >= most) {
    older = recent
    recent = new Map()
  }
  recent.set(key, html)
}

/** A copy in one piece: React's own text keeps the hundreds of pieces that it was put together from. */
function inOnePiece(html: string): string {
  return Buffer.from(html).toString()
}
