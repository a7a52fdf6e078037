import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { serialize } from 'node:v8'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inAscii, withOneByteText } from './one-byte-text.ts'

const require = createRequire(import.meta.url)
const file = join(
  dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.node.production.js',
)
const code = readFileSync(file, 'utf8')

/** The renderer as it is built, beside the one of the tests. */
function built(): typeof renderToString {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      return url.endsWith(file) ? { ...loaded, source: withOneByteText(code) } : loaded
    },
  })
  const {
    renderToString,
  }: { renderToString: typeof import('react-dom/server').renderToString } = require(file)
  hooks.deregister()
  return renderToString
}

const named = (html: string) =>
  html.replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))

test('every text is written in one byte a character, and read as it was', () => {
  const render = built()
  const unit = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('₦', '<', '&', 'é', '🫖'))
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join('')
      const page = createElement('p', { title: text }, text)
      const html = render(page)
      expect(html).toMatch(/^[\0-\xff]*$/)
      expect(named(html)).toBe(renderToString(page))
    }),
  )
})

test('a page is kept in one byte a character', () => {
  const html = built()(createElement('p', {}, 'Only ₦5 – and free delivery'))
  // V8 writes a text as it has it in memory: with this mark in one byte a character, else with `c` in two.
  expect(serialize(html).subarray(2, 3).toString()).toBe('"')
})

test('another React is not built', () => {
  expect(() => withOneByteText(code.replace('matchHtmlRegExp =', 'escaped ='))).toThrow('without')
})

test('code is written in ASCII and means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const code = inAscii(JSON.stringify(text))
      expect(code).toMatch(/^[\0-\x7f]*$/)
      expect(JSON.parse(code)).toBe(text)
    }),
  )
})
