import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { databaseAccount } from './account.ts'

const closed = mkdtempSync(join(tmpdir(), 'oja-account-'))
const program = join(closed, 'deep', 'program')
mkdirSync(join(closed, 'deep'))
writeFileSync(program, '#!/bin/sh\nid -u\ntest -x "$0" && test -r "$0" && echo reached\n')
chmodSync(program, 0o755)
afterAll(() => rmSync(closed, { recursive: true }))

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('root hands over to an account that reaches into closed folders', () => {
  const account = databaseAccount([program])
  expect(account.owner?.uid).toBeGreaterThan(0)
  const [command, args, options] = account.command(program, [])
  const said = execFileSync(command, args, { ...options, encoding: 'utf8', stdio: 'pipe' })
  expect(said).toBe(`${account.owner?.uid}\nreached\n`)
})

test.skipIf(isRoot)('anybody else runs it as themselves', () => {
  const account = databaseAccount([program])
  expect(account.owner).toBeUndefined()
  expect(account.command('postgres', ['-D', 'data'])).toEqual(['postgres', ['-D', 'data'], {}])
})
