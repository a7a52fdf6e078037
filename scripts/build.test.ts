import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unlessStamped } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'oja-stamp-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a build that failed halfway is made again, also for the sources before it', async () => {
  const stamp = join(folder, 'built-from')
  const built: string[] = []
  const build = (hash: string) =>
    unlessStamped(stamp, hash, async () => {
      built.push(hash)
      if (hash === 'broken') throw new Error('half a build')
    })
  await build('first')
  expect(await build('first')).toEqual({ skipped: 'nothing changed' })
  await expect(build('broken')).rejects.toThrow('half a build')
  expect(await build('first')).toBeUndefined()
  expect(built).toEqual(['first', 'broken', 'first'])
})
