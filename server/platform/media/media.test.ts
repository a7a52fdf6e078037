import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { folderStore } from './folder-store.ts'
import { type Media, openMedia } from './media.ts'
import { s3Store } from './s3-store.ts'
import { originalKey, type Store } from './store.ts'
import { testBucket } from './test-bucket.ts'

const silent = { warn: () => undefined }
let folder: string
let media: Media
let hash: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  media = openMedia(folderStore(folder), silent)
  hash = await media.put(await photograph(700), 'image/jpeg')
})
afterEach(async () => {
  media.close()
  await rm(folder, { recursive: true, force: true })
})

/** Soft grain over a gradient: about as hard to make small as a photograph of something. */
async function photograph(width: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(4)
    .png()
    .toBuffer()
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><linearGradient id="g"><stop stop-color="#f5a623"/><stop offset="1" stop-color="#262f73"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="30%" fill="#c43f3a"/></svg>`
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

function run(
  name: string,
  query: Record<string, unknown> = {},
  headers: { accept?: string; 'if-none-match'?: string; 'save-data'?: string } = {},
  method = 'GET',
) {
  return media.answer({ method, name, query, headers })
}

describe('variants', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('%s by suffix, at the requested width', async (suffix, type, format) => {
    const { status, headers, body } = await run(`${hash}.${suffix}`, { w: '320' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(body?.length),
    })
    expect(headers.Vary).toBe('Save-Data')
    expect(await sharp(body ?? '').metadata()).toMatchObject({ format, width: 320, height: 320 })
  })

  test.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('by Accept: %s', async (accept, type) => {
    const { headers } = await run(hash, { w: '96' }, { accept })
    expect(headers).toMatchObject({ 'Content-Type': type, Vary: 'Accept, Save-Data' })
  })

  test.each([
    ['on', '960', 480],
    ['on', '640', 320],
    ['on', '320', 160],
    ['on', '96', 96],
    ['off', '320', 320],
  ])('Save-Data: %s makes %s pixels %i', async (saves, w, width) => {
    const { headers, body } = await run(`${hash}.webp`, { w }, { 'save-data': saves })
    expect((await sharp(body ?? '').metadata()).width).toBe(width)
    expect(headers.ETag).toContain(`-${width}-webp`)
  })

  test('are never larger than the original; without a width the largest is meant', async () => {
    for (const query of [{ w: '1280' }, {}]) {
      const { body } = await run(`${hash}.webp`, query)
      expect((await sharp(body ?? '').metadata()).width).toBe(700)
    }
  })

  test('transparent pictures get white behind them', async () => {
    const clear = await sharp({
      create: { width: 100, height: 100, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer()
    const { body } = await run(`${await media.put(clear, 'image/png')}.jpg`, { w: '96' })
    expect([
      ...(
        await sharp(body ?? '')
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255])
  })

  test('a listing picture and a main picture stay within their weight', async () => {
    const listing = await run(`${hash}.avif`, { w: '320' })
    const main = await run(`${hash}.avif`, { w: '960' })
    expect(listing.body?.length).toBeLessThan(12_000)
    expect(main.body?.length).toBeLessThan(45_000)
  })

  test('are stored: a second process serves them without making them', async () => {
    const made = await run(`${hash}.avif`, { w: '320' })
    await rm(join(folder, originalKey(hash)))
    const second = openMedia(folderStore(folder), silent)
    const request = { method: 'GET', name: `${hash}.avif`, query: { w: '320' }, headers: {} }
    expect((await second.answer(request)).body).toEqual(made.body)
  })
})

describe('HTTP', () => {
  test('HEAD has the headers and no body', async () => {
    const get = await run(`${hash}.webp`, { w: '160' })
    const head = await run(`${hash}.webp`, { w: '160' }, {}, 'HEAD')
    expect(head).toEqual({ status: 200, headers: get.headers, body: null })
  })

  test('304 for the same, not for another width', async () => {
    const { headers } = await run(`${hash}.webp`, { w: '160' })
    const known = { 'if-none-match': `"other", W/${headers.ETag}` }
    expect(await run(`${hash}.webp`, { w: '160' }, known)).toMatchObject({
      status: 304,
      body: null,
    })
    expect((await run(`${hash}.webp`, { w: '320' }, known)).status).toBe(200)
  })

  test('only reading', async () => {
    const { status, headers } = await run(hash, {}, {}, 'POST')
    expect([status, headers.Allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    '0',
    '1',
    '321',
    '99999999',
    '-320',
    '320.0',
    '0320',
    '320px',
    '',
    'NaN',
    ['320', '640'],
  ])('w=%s is refused', async (w) => {
    expect((await run(`${hash}.avif`, { w })).status).toBe(400)
  })

  test.each([
    '',
    '..',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'a'.repeat(63),
    'a'.repeat(65),
    'A'.repeat(64),
    `${'a'.repeat(60)}/../`,
    `${'a'.repeat(64)}.svg`,
    `${'a'.repeat(64)}.avif.avif`,
    `${'a'.repeat(64)}.avif\0.png`,
    `${'a'.repeat(64)}.constructor`,
    '😀'.repeat(32),
  ])('no picture is named %j', async (name) => {
    const { status, headers } = await run(name, { w: '320' })
    expect([status, headers['Cache-Control']]).toEqual([404, 'no-store'])
  })

  test('a hash without a picture', async () => {
    expect((await run('0'.repeat(64))).status).toBe(404)
    expect(await readdir(folder)).not.toContain('variants')
  })
})

describe('work', () => {
  /** The folder, where reading originals waits until it is let go. */
  function blockWorker(limits: { concurrency: number; maxQueued: number }) {
    const inner = folderStore(folder)
    const gate = Promise.withResolvers<void>()
    const seen = { now: 0, most: 0, originals: 0 }
    const store: Store = {
      ...inner,
      async read(key) {
        if (!key.startsWith('originals/')) return inner.read(key)
        seen.originals += 1
        seen.now += 1
        seen.most = Math.max(seen.most, seen.now)
        await gate.promise
        seen.now -= 1
        return inner.read(key)
      },
    }
    media = openMedia(store, silent, limits)
    return { seen, release: gate.resolve }
  }

  test('concurrent requests for one variant share one piece of work', async () => {
    const { seen, release } = blockWorker({ concurrency: 2, maxQueued: 10 })
    const requests = Array.from({ length: 20 }, () => run(`${hash}.avif`, { w: '160' }))
    release()
    const answers = await Promise.all(requests)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(seen.originals).toBe(1)
  })

  test('so many are made at a time, so many wait, and others are told to retry', async () => {
    const { seen, release } = blockWorker({ concurrency: 2, maxQueued: 3 })
    const widths = ['96', '160', '320', '480', '640', '960', '1280']
    const requests = widths.map((w) => run(`${hash}.webp`, { w }))
    // Nothing can be made before the release, so the first answer is a refusal.
    const refused = await Promise.race(requests)
    expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } })
    release()
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 503)).toHaveLength(2)
    expect(seen.most).toBe(2)
  })

  test('warming makes the given variants, yields to visitors, and ends when the mall closes', async () => {
    expect(await media.warm([hash, '0'.repeat(64)], [96, 160])).toBe(2)
    const { seen, release } = blockWorker({ concurrency: 1, maxQueued: 10 })
    const visitor = run(`${hash}.avif`, { w: '640' })
    await vi.waitFor(() => expect(seen.originals).toBe(1))
    const warming = media.warm([hash], [320, 480])
    media.close()
    expect(await warming).toBe(0)
    release()
    expect((await visitor).status).toBe(200)
  })
})

describe('a store that fails', () => {
  test('a damaged original is not shown', async () => {
    await writeFile(join(folder, originalKey(hash)), 'no picture any more')
    const { status, headers } = await run(`${hash}.avif`, { w: '320' })
    expect([status, headers['Retry-After']]).toEqual([503, '10'])
  })

  test('bytes that are no picture end in an error of their own', async () => {
    const name = await media.put(Buffer.from('no picture'), 'image/jpeg')
    expect((await run(`${name}.avif`, { w: '320' })).status).toBe(500)
  })

  test('a variant that cannot be stored is served all the same', async () => {
    await writeFile(join(folder, 'variants'), 'a file where a folder should be')
    const readable: Store = {
      ...folderStore(folder),
      read: (key) =>
        key.startsWith('variants/') ? Promise.resolve(null) : folderStore(folder).read(key),
    }
    media = openMedia(readable, silent)
    expect((await run(`${hash}.avif`, { w: '320' })).status).toBe(200)
  })

  test('a bucket that is slow or unreachable: 503 for new pictures, cached ones go on, all recover', async () => {
    const bucket = await testBucket()
    try {
      media = openMedia(s3Store({ ...bucket.settings, timeoutMs: 400 }), silent)
      const name = await media.put(await photograph(400), 'image/jpeg')
      expect((await run(`${name}.avif`, { w: '320' })).status).toBe(200)
      for (const mood of ['slow', 'broken'] as const) {
        bucket.state.mood = mood
        const { status, headers } = await run(`${name}.avif`, { w: '160' })
        expect([status, headers['Retry-After']]).toEqual([503, '10'])
        expect((await run(`${name}.avif`, { w: '320' })).status).toBe(200)
      }
      bucket.state.mood = 'well'
      expect((await run(`${name}.avif`, { w: '160' })).status).toBe(200)
    } finally {
      await bucket.close()
    }
  }, 60_000)
})
