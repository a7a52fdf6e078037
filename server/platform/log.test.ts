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

test('errors that are several, and thrown objects, are logged with their messages', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  log.error({ err: new AggregateError([refused, new Error('late')], '') }, 'a job failed')
  log.warn({ err: { message: 'queue is gone', code: '42P01', row: 'hunter2' } }, 'the job queue')
  log.warn({ err: { queue: 'mail', worker: 'hunter2' } }, 'the job queue')
  log.warn({ err: 'in words' }, 'the job queue')
  const logged = lines.map((line) => JSON.parse(line).err)
  expect(logged).toMatchObject([
    {
      type: 'AggregateError',
      errors: [
        { message: 'connect ECONNREFUSED', error_code: 'ECONNREFUSED' },
        { message: 'late' },
      ],
    },
    { message: 'queue is gone', error_code: '42P01' },
    { message: 'an object with queue,worker' },
    { message: 'in words' },
  ])
  expect(lines.join('')).not.toMatch(/hunter2|object Object/)
})

test('an error that is its own cause is logged all the same', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const error = new Error('round')
  error.cause = error
  log.error({ err: error }, 'a job failed')
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { message: 'round' } })
})
