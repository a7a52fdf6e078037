import { expect, test } from 'vitest'
import { type Measured, renewed } from './report.ts'

const measured = (name: string, value: number): Measured => ({
  name,
  how: `How ${name} was measured.`,
  figures: [{ what: 'a call', value, unit: 'ms', atMost: 60 }],
  at: '2026-11-21T10:00:00Z',
  products: 10_000,
  machine: { node: 'Node v24' },
})

test('a bench replaces its own figures in the page, and leaves the others’ and the text', () => {
  const words = '# How quick it is\n\n## Where it stands\n\nWell.\n\n'
  const empty = `${words}<!-- figures: written by npm run bench -->\n`
  const both = renewed(empty, [measured('search', 12), measured('listing', 34)])
  expect(both.startsWith(empty)).toBe(true)
  expect(both.match(/^## .*/gm)).toEqual(['## Where it stands', '## listing', '## search'])
  expect(renewed(both, [])).toBe(both)

  const again = renewed(both, [measured('search', 99)])
  expect(again).toBe(
    both.replace('| 12 ms | ≤ 60 ms | reached |', '| 99 ms | ≤ 60 ms | **missed** |'),
  )
  expect(again).toContain('| a call | 34 ms |')
})
