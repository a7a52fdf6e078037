import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { selfie, testIdentity } from './test-identity.ts'

const database = await testDatabase()
const { customer, logged, mode, settle, runJobs, portrait } = await testIdentity(database)

const face = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a4b2f' } })

test.each(['png', 'webp', 'jpeg'] as const)('a %s goes, as a data URL too', async (format) => {
  const picture = (await face.clone().toFormat(format).toBuffer()).toString('base64')
  const bvn = { png: '30000000001', webp: '30000000002', jpeg: '30000000003' }[format]
  const sent = format === 'png' ? picture : `data:image/${format};base64,${picture}`
  expect((await (await customer()).check(bvn, sent)).status).toBe(200)
})

test.each([
  ['nothing', ''],
  ['no base64', 'data:image/png;base64,§§§'],
  ['text', Buffer.from('a picture, honestly').toString('base64')],
  ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['a PNG cut short', Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')],
  ['a JPEG cut short', selfie.subarray(0, selfie.length / 2).toString('base64')],
  ['the head of a JPEG', Buffer.from('ffd8ffe000104a46494600010100ffd9', 'hex').toString('base64')],
])('%s is no picture', async (_, sent) => {
  const { status, body } = await (await customer()).check('30000000004', sent)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['media_file']])
})

test('the provider gets the picture alone: nothing behind its end, and no metadata', async () => {
  const page = Buffer.from('PK\x03\x04<script>alert(1)</script>')
  const withPlace = await sharp(selfie)
    .withExif({ IFD0: { Make: 'Secret Maker' } })
    .toBuffer()
  const polyglot = Buffer.concat([withPlace, page])
  expect(polyglot.includes('Secret Maker')).toBe(true)
  const sent = await portrait(polyglot)
  expect([sent.includes('script'), sent.includes('PK'), sent.includes('Secret Maker')]).toEqual([
    false,
    false,
    false,
  ])
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 })
  expect(sent.subarray(-2).toString('hex')).toBe('ffd9')
  const bvn = '30000000006'
  expect((await (await customer()).check(bvn, polyglot.toString('base64'))).status).toBe(200)
})

test('a picture above 4 MB is too large', async () => {
  const large = Buffer.concat([selfie, Buffer.alloc(4 * 1024 * 1024)]).toString('base64')
  expect((await (await customer()).check('30000000005', large)).status).toBe(413)
})

test('neither the number nor the picture is in the database or in the log', async () => {
  const numbers = ['41234567811', '41234567900', '41234568099', '41234568150']
  const wrong = '4123456'
  for (const bvn of numbers) await (await customer()).check(bvn)
  await (await customer()).check(`${wrong}8`)
  await (await customer()).check('41234569911', randomBytes(99).toString('base64'))
  for (const fate of ['trouble', 'unknown', 'other-name', 'not-alive']) {
    await mode(fate)
    await (await customer()).check('41234569922')
  }
  await settle({ outcome: 'match' })
  await runJobs()

  const stored = await wholeDatabase()
  expect(stored).toContain('identity_checks')
  const everything = `${stored}\n${logged.join('\n')}`.toLowerCase()
  const pieces = [selfie, await portrait(selfie)].flatMap((picture) => [
    picture.subarray(1_000, 1_024).toString('hex'),
    picture.subarray(999, 1_023).toString('base64').toLowerCase(),
  ])
  for (const secret of [
    wrong,
    Buffer.from(wrong).toString('hex'),
    Buffer.from(wrong).toString('base64').slice(0, 8).toLowerCase(),
    ...pieces,
  ]) {
    expect(everything.includes(secret), secret).toBe(false)
  }
})

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = rareStatement(
    'test-tables',
    { name: text },
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND nspname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of await many(database, tables)) {
    const sql = `SELECT t::text AS whole FROM ${name} AS t`
    const rows = await many(database, rareStatement('test-rows', { whole: text }, sql))
    texts.push(name, ...rows.map(({ whole }) => whole))
  }
  return texts.join('\n')
}
