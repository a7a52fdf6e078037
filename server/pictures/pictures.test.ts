import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import {
  type OfficeBrowser,
  outcome,
  type TestMember,
  testStaff,
} from '#server/staff/test-staff.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { app, rows, member, signedIn } = staff
const path = '/office/pictures'
const limit = 12 * 1024 * 1024

let editor: TestMember
let catalogue: OfficeBrowser
beforeAll(async () => {
  editor = await member('Catalogue')
})
// Sessions end with the days that pass in these tests.
beforeEach(async () => {
  catalogue = await signedIn(editor)
})

/** A picture that no other test has. */
async function photograph(format: 'jpeg' | 'png' | 'webp' = 'png', width = 40) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width, height: 30, channels: 3, background: '#000000', noise } as const
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer())
}

test.each(['jpeg', 'png', 'webp'] as const)(
  '%s is stored, and answers what pages need',
  async (format) => {
    const { status, data } = await catalogue.upload(
      path,
      await photograph(format),
      `image/${format}`,
    )
    expect(status).toBe(200)
    expect(data.picture).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      width: 40,
      height: 30,
      placeholder_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      address: expect.stringMatching(/^\/media\/[\w-]{16}$/),
    })
    expect((await fetch(`${app.url}${data.picture.address}?w=96`)).status).toBe(200)
    const entries = await rows('SELECT after FROM audit_entries WHERE subject = $1', [
      `picture:${data.picture.hash}`,
    ])
    expect(entries).toMatchObject([{ after: { width: 40, height: 30 } }])
  },
)

test('a sent picture has nothing left of what was behind and beside the picture', async () => {
  const hidden = `<script>${randomBytes(8).toString('hex')}</script>`
  const jpeg = await sharp(await photograph('jpeg'))
    .withExif({ IFD0: { Copyright: hidden } })
    .jpeg()
    .toBuffer()
  const polyglot = new Uint8Array(
    Buffer.concat([jpeg, Buffer.from(hidden), Buffer.from('PK\x03\x04')]),
  )
  const { data } = await catalogue.upload(path, polyglot, 'image/jpeg')
  const { media } = data.picture.address ? { media: data.picture.address } : { media: '' }
  const displayed = Buffer.from(await (await fetch(`${app.url}${media}.jpg`)).arrayBuffer())
  expect(displayed.includes(hidden)).toBe(false)
  const [{ after }] = await rows('SELECT after FROM audit_entries WHERE subject = $1', [
    `picture:${data.picture.hash}`,
  ])
  expect(after.bytes).not.toBe(polyglot.length)
})

test('the same picture twice is one', async () => {
  const picture = await photograph()
  const [one, two] = await Promise.all([
    catalogue.upload(path, picture),
    catalogue.upload(path, picture),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.data).toEqual(two.data)
})

const noise = (size: number) => new Uint8Array(randomBytes(size))

test('refused: what is no picture, whatever it is called', async () => {
  const files: Uint8Array<ArrayBuffer>[] = [
    new Uint8Array(0),
    noise(5),
    noise(100_000),
    new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    new Uint8Array(Buffer.from('GIF89a'.padEnd(200, 'x'))),
    new Uint8Array(Buffer.from('%PDF-1.7'.padEnd(200, ' '))),
  ]
  for (const file of files) {
    const answer = await catalogue.upload(path, file)
    expect([outcome(answer), answer.message]).toEqual([
      '422 validation_failed',
      'The picture must be a JPEG, PNG or WebP file.',
    ])
  }
})

test('refused: what begins as a picture and is none, or only half of one', async () => {
  const png = await photograph()
  const halves = fc.integer({ min: 12, max: png.length - 30 })
  await fc.assert(
    fc.asyncProperty(halves, async (length) => {
      const answer = await catalogue.upload(path, png.slice(0, length))
      expect(outcome(answer)).toBe('422 validation_failed')
    }),
    { numRuns: 10 },
  )
})

test('refused: another declared type', async () => {
  for (const type of ['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data']) {
    expect(outcome(await catalogue.upload(path, await photograph(), type))).toBe(
      '415 unsupported_media_type',
    )
  }
})

test('refused: more than 12 MB, by its declared length and while it is read', async () => {
  const declared = await catalogue.upload(path, noise(limit + 1))
  expect([outcome(declared), declared.message]).toEqual([
    '413 too_large',
    'The file is larger than 12 MB.',
  ])
  const start = await photograph()
  const streamed = await pour(`transfer-encoding: chunked\r\n`, async (write) => {
    write(chunk(start))
    for (let size = start.length; size <= limit + 100_000; size += 65_536) {
      write(chunk(Buffer.alloc(65_536)))
      await wait(0)
    }
    write('0\r\n\r\n')
  })
  expect(streamed).toContain(' 413 ')
})

test('a body is not read before access is checked', async () => {
  const support = await signedIn(await member('Support'))
  // No byte of the announced body ever comes, and the answer comes all the same.
  const answer = await pour('content-length: 1000000\r\n', async () => {}, support)
  expect(answer).toContain(' 403 ')
  expect(answer).toContain('"forbidden"')
  const forged = await signedIn(await member('Catalogue'))
  forged.withXsrf = false
  expect(await pour('content-length: 1000000\r\n', async () => {}, forged)).toContain(
    '"cross_site_request"',
  )
})

test('what is cut off leaves nothing, and the mall goes on', async () => {
  const [{ count }] = await rows('SELECT count(*) FROM pictures')
  const start = Buffer.from(await photograph()).subarray(0, 100)
  await pour('content-length: 5000\r\n', async (write, end) => {
    write(start)
    await wait(50)
    end()
  })
  expect(await rows('SELECT count(*) FROM pictures')).toEqual([{ count }])
  expect((await catalogue.upload(path, await photograph())).status).toBe(200)
})

test('who sends nothing more is cut off', async () => {
  const start = Buffer.from(await photograph()).subarray(0, 100)
  const answer = await pour('content-length: 5000\r\n', async (write) => {
    write(start)
  })
  expect(answer).toBe('')
})

function chunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
}

/** What the server answers to a request whose body is written by hand, until the connection ends or it is whole. */
function pour(
  length: string,
  body: (write: (bytes: Uint8Array | string) => void, end: () => void) => Promise<void>,
  from = catalogue,
): Promise<string> {
  const headers = { host: 'mall', 'content-type': 'image/png', ...from.headers() }
  const lines = Object.entries(headers).map((line) => `${line.join(': ')}\r\n`)
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      socket.write(`POST /api/v1${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n`)
      void body(
        (bytes) => void (socket.writable && socket.write(bytes)),
        () => socket.destroy(),
      )
    })
    let got = ''
    socket.on('data', (bytes) => {
      got += bytes
      if (got.includes('request_id')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(got))
  })
}
