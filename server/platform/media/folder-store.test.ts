import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './folder-store.ts'
import { StoreUnavailable } from './store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
})
afterEach(async () => {
  await chmod(folder, 0o700).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
})

test('stores what was written, and reads nothing else', async () => {
  const store = folderStore(folder)
  await store.write('originals/ab/abc', Buffer.from('picture'), 'image/png')
  expect((await store.read('originals/ab/abc'))?.toString()).toBe('picture')
  expect(await store.read('originals/ab/other')).toBeNull()
})

test('many writers of one key leave one whole file and nothing aside', async () => {
  const bytes = Buffer.alloc(200_000, 'x')
  // The disk of a busy machine flushes slowly.
  const openStore = () => folderStore(folder, { timeoutMs: 60_000 })
  const stores = [openStore(), openStore(), openStore()]
  await Promise.all(
    stores.flatMap((store) => [1, 2, 3].map(() => store.write('v/one', bytes, 'x'))),
  )
  expect(await readdir(join(folder, 'v'))).toEqual(['one'])
  expect(await stores[0]?.read('v/one')).toEqual(bytes)
})

test('a folder that cannot be written or read is reported as unavailable', async () => {
  const store = folderStore(folder)
  await writeFile(join(folder, 'originals'), 'a file where a folder should be')
  await expect(store.write('originals/ab/abc', Buffer.from('x'), 'x')).rejects.toThrow(
    StoreUnavailable,
  )
  await expect(store.read('originals/ab/abc')).rejects.toThrow(StoreUnavailable)
})
