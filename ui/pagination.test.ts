import { expect, test } from 'vitest'
import { listedPages } from './pagination.tsx'

const gap = null

test.each([
  [1, 1, [1], [1]],
  [1, 3, [1, 2, 3], [1, 2, 3]],
  [1, 4, [1, 2, 3, 4], [1, gap, 4]],
  [1, 5, [1, 2, 3, 4, 5], [1, gap, 5]],
  [1, 7, [1, 2, 3, gap, 7], [1, gap, 7]],
  [2, 7, [1, 2, 3, gap, 7], [1, 2, gap, 7]],
  [3, 7, [1, 2, 3, 4, gap, 7], [1, 2, 3, gap, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7], [1, gap, 4, gap, 7]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9], [1, gap, 5, gap, 9]],
  [9, 9, [1, gap, 7, 8, 9], [1, gap, 9]],
  // A page past the end is an empty list; the numbers still lead back.
  [40, 9, [1, gap, 7, 8, 9], [1, gap, 9]],
])('pages listed at %i of %i', (current, last, wide, onPhones) => {
  expect(listedPages(current, last, 1)).toEqual(wide)
  expect(listedPages(current, last, 0)).toEqual(onPhones)
})

test('no gap hides one page alone, and phones have five entries at most', () => {
  for (let last = 1; last <= 12; last += 1) {
    for (let current = 1; current <= last + 1; current += 1) {
      for (const beside of [0, 1]) {
        const pages = listedPages(current, last, beside)
        const numbers = pages.filter((page) => page !== null)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toContain(Math.min(current, last))
        for (const [at, page] of pages.entries()) {
          if (page === gap) expect((pages[at + 1] ?? 0) - (pages[at - 1] ?? 0)).toBeGreaterThan(2)
        }
        if (beside === 0) expect(pages.length).toBeLessThanOrEqual(5)
      }
    }
  }
})
