import { expect, test } from 'vitest'
import { pagesAround } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  // A page past the end is an empty list; the numbers still lead back.
  [40, 9, [5, 6, 7, 8, 9]],
])('around page %i of %i', (current, last, pages) => {
  expect(pagesAround(current, last)).toEqual(pages)
})
