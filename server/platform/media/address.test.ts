import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureAddress, startOfHash } from './address.ts'
import { folderStore } from './folder-store.ts'
import { type Media, openMedia } from './media.ts'
import { s3Store } from './s3-store.ts'
import { hashOf, originalKey } from './store.ts'
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

function photograph(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background: '#c43f3a' } })
    .jpeg()
    .toBuffer()
}

function run(name: string, query: Record<string, string>, headers = {}) {
  return media.answer({ method: 'GET', name, query, headers })
}

test('the short address and the one with the whole hash have the same picture', async () => {
  const address = pictureAddress(hash)
  expect(address).toMatch(/^\/media\/[\w-]{16}$/)
  const [short, whole] = await Promise.all([
    run(`${address.slice('/media/'.length)}.webp`, { w: '96' }),
    run(`${hash}.webp`, { w: '96' }),
  ])
  expect(short.status).toBe(200)
  expect(short).toEqual(whole)
  const known = { 'if-none-match': short.headers.ETag ?? '' }
  expect((await run(`${hash}.webp`, { w: '96' }, known)).status).toBe(304)
})

test.each(['folder', 'bucket'])('two pictures whose hashes begin the same: %s', async (kind) => {
  const bucket = await testBucket()
  const store = kind === 'folder' ? folderStore(folder) : s3Store(bucket.settings)
  try {
    media = openMedia(store, silent)
    const picture = await photograph(300)
    const [other, start] = [hashOf(picture), hashOf(picture).slice(0, 24)]
    await store.write(originalKey(start + '0'.repeat(40)), picture, 'image/jpeg')
    await expect(media.put(picture, 'image/jpeg')).rejects.toThrow('another picture')
    await store.write(originalKey(other), picture, 'image/jpeg')
    const short = pictureAddress(other).slice('/media/'.length)
    expect((await run(`${short}.webp`, { w: '96' })).status).toBe(404)
    expect((await run(`${other}.webp`, { w: '96' })).status).toBe(200)
  } finally {
    await bucket.close()
  }
})

test('warming knows them by what their hashes begin with', async () => {
  const start = startOfHash(pictureAddress(hash).slice('/media/'.length)) ?? ''
  expect(start).toBe(hash.slice(0, 24))
  expect(await media.warm([start, '0'.repeat(24)], [96])).toBe(1)
})
