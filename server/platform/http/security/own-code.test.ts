import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newMark, takeOwnCode } from './own-code.ts'

const mark = newMark()
const own = (code: string, tag = 'script') => `<${tag} nonce="${mark}">${code}</${tag}>`

test('what carries the mark is taken, in the order of the page, and the marks are gone', () => {
  const page = `<head>${own('first()')}${own('a{b:c}', 'style')}<meta property="csp-nonce" content="${mark}"/>
<link href="/a.js" nonce="${mark}"/></head><script class="x" nonce="${mark}" id="y">second()</script>
<script src="/b.js" nonce="${mark}"></script><script type="application/ld+json" nonce="${mark}">{}</script>`
  const { html, scripts, styles } = takeOwnCode(page, mark)
  expect({ scripts, styles }).toEqual({ scripts: ['first()', 'second()'], styles: ['a{b:c}'] })
  expect(html.toString()).not.toMatch(/nonce/)
  expect(html.toString()).toContain('<script class="x" id="y">second()</script>')
})

test('whatever is injected beside, before or around it, only the renderer’s own code is taken', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<script ',
    '<script nonce="',
    '<script nonce="x">',
    `<script nonce='${'y'.repeat(22)}'>`,
    'bad()',
    '<!--',
    '-->',
    '"',
    "'",
    '>',
    '<style>',
    '</style >',
    '</SCRIPT>',
    '\u2028',
  )
  // Between tags, as raw HTML stands in a page: the element around it is closed.
  const raw = fc.array(piece, { maxLength: 12 }).map((pieces) => `<div>${pieces.join('')}</div>`)
  fc.assert(
    fc.property(raw, raw, (before, after) => {
      const { scripts, styles } = takeOwnCode(before + own('good()') + after, mark)
      expect({ scripts, styles }).toEqual({ scripts: ['good()'], styles: [] })
    }),
    { numRuns: 2_000 },
  )
})

test('a page that shows the mark elsewhere is not sent', () => {
  expect(() => takeOwnCode(`<p>${mark}</p>`, mark)).toThrow('mark')
})
