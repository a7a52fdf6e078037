import { expect, test } from 'vitest'
import { withRows } from './report.ts'

const empty = 'Drills.\n\n<!-- the table: written by npm run drill -->\n'
const at = new Date('2026-11-20T23:30:00Z')
const row = { what: 'a node killed', toReach: 'lost 0', figures: '10 times: 0', isReached: true }

test('a row takes the place of the one about the same, the others stay where they are', () => {
  const first = withRows(empty, [row, { ...row, what: 'a disk full' }], at)
  const again = withRows(
    first,
    [{ ...row, figures: '10 times: 1\nmore | less', isReached: false }],
    new Date('2026-11-21T00:10:00Z'),
  )
  expect(again.split('\n').slice(0, 8)).toEqual([
    'Drills.',
    '',
    '<!-- the table: written by npm run drill -->',
    '',
    '| what | to reach | figures | reached | on |',
    '|---|---|---|---|---|',
    '| a node killed | lost 0 | 10 times: 1 / more / less | **no** | 2026-11-21 |',
    '| a disk full | lost 0 | 10 times: 0 | yes | 2026-11-20 |',
  ])
})
