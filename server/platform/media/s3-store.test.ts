import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { s3Store } from './s3-store.ts'
import { StoreUnavailable } from './store.ts'
import { testBucket } from './test-bucket.ts'

let bucket: Awaited<ReturnType<typeof testBucket>>
beforeEach(async () => {
  bucket = await testBucket()
})
afterEach(() => bucket.close())

test('stores what was written under bucket and key, with its type', async () => {
  const store = s3Store(bucket.settings)
  await store.write('originals/ab/abc', Buffer.from('picture'), 'image/png')
  expect(bucket.stored.get('/pictures/originals/ab/abc')?.type).toBe('image/png')
  expect((await store.read('originals/ab/abc'))?.toString()).toBe('picture')
  expect(await store.read('originals/ab/other')).toBeNull()
})

test('wrong credentials are reported as unavailable, not as missing pictures', async () => {
  const store = s3Store({ ...bucket.settings, secretAccessKey: 'guessed' })
  await expect(store.read('originals/ab/abc')).rejects.toThrow(StoreUnavailable)
})

test.each(['slow', 'broken', 'endless'] as const)(
  'a %s store is reported as unavailable',
  async (mood) => {
    const store = s3Store({ ...bucket.settings, timeoutMs: 400 })
    bucket.state.mood = mood
    await expect(store.read('originals/ab/abc')).rejects.toThrow(StoreUnavailable)
  },
)

test('a slow store is given up also while garbage is collected', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const collecting = setInterval(collect, 20)
  const store = s3Store({ ...bucket.settings, timeoutMs: 400 })
  bucket.state.mood = 'slow'
  await expect(store.read('originals/ab/abc')).rejects.toThrow(StoreUnavailable)
  clearInterval(collecting)
})

test('an unreachable store is reported as unavailable, and works again when it is back', async () => {
  const store = s3Store({ ...bucket.settings, timeoutMs: 400 })
  bucket.state.mood = 'broken'
  const lost = store.write('originals/ab/abc', Buffer.from('x'), 'image/png')
  await expect(lost).rejects.toThrow(StoreUnavailable)
  bucket.state.mood = 'well'
  await store.write('originals/ab/abc', Buffer.from('x'), 'image/png')
  expect(await store.read('originals/ab/abc')).toEqual(Buffer.from('x'))
  await bucket.close()
  await expect(store.read('originals/ab/abc')).rejects.toThrow(StoreUnavailable)
})
