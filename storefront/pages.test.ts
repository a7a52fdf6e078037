import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('no address and no file stands twice', () => {
  for (const column of ['path', 'file'] as const) {
    const values = pages.map((page) => page[column])
    expect(values).toEqual([...new Set(values)])
  }
})

test.each(pages.filter(({ title }) => title !== null))(
  'the head of $path is that of its row',
  ({ path, file }) => {
    expect(readFileSync(`storefront/${file}`, 'utf8')).toContain(
      `pageHead(match.context, '${path}')`,
    )
  },
)

test('a page that is in no search engine is not cached with the public ones, but for the cart', () => {
  const odd = pages.filter(({ indexed, offline }) => !indexed && offline === 'pages')
  expect(odd.map(({ path }) => path)).toEqual(['/cart'])
})

test('what only a customer sees is not for search engines', () => {
  expect(pages.filter(({ audience, indexed }) => audience !== 'everybody' && indexed)).toEqual([])
})
