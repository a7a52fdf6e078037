import { expect, test } from 'vitest'
import { openLog, secretKeys } from './log.ts'

test('secrets are redacted at every depth', () => {
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

test('an error is logged with its cause and its code, and without attached objects', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const cause = Object.assign(new Error('server gone'), {
    code: '57P01',
    client: { key: 'hunter2' },
  })
  log.error({ err: new Error('no answer', { cause }) }, 'a call failed')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'a call failed',
    err: { message: 'no answer', cause: { message: 'server gone', error_code: '57P01' } },
  })
  expect(lines.join('')).not.toContain('hunter2')
})
