import { expect, test } from 'vitest'
import { openLog, secretKeys } from './log.ts'

test('secrets are blotted out, wherever they stand', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  for (const key of secretKeys) {
    log.info({ [key]: 'hunter2' }, 'at the top')
    log.info({ body: { [key]: 'hunter2' } }, 'inside')
    log.info({ request: { headers: { [key]: 'hunter2' } } }, 'deep inside')
  }
  log.info({ product: 'fan' }, 'no secret')
  expect(lines).toHaveLength(secretKeys.length * 3 + 1)
  expect(lines.join('')).not.toContain('hunter2')
  expect(lines.at(-1)).toContain('"product":"fan"')
})
