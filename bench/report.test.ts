import { expect, test } from 'vitest'
import { pageOf } from './report.ts'

test('a bench writes each figure with its goal, and whether it is reached', () => {
  const page = pageOf({
    name: 'search',
    how: 'Words, one after another.',
    figures: [
      { what: 'a search', value: 12, unit: 'ms', atMost: 60 },
      { what: 'found', value: 80, unit: '%', atLeast: 90 },
    ],
    at: '2026-11-21T10:00:00Z',
    products: 10_000,
    machine: { node: 'Node v24' },
  })
  expect(page.split('\n')).toEqual([
    '# search',
    '',
    'Words, one after another.',
    '',
    '| what | measured | goal | |',
    '|---|--:|--:|---|',
    '| a search | 12 ms | ≤ 60 ms | reached |',
    '| found | 80 % | ≥ 90 % | **missed** |',
    '',
    '2026-11-21 10:00 UTC, 10,000 products in the large mall; Node v24.',
    '',
  ])
})
