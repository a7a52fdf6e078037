import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proofs } from './proofs.ts'

test('each proof is a test that is there', () => {
  const missing = proofs.flatMap(({ tests }) =>
    tests.filter(({ file, title }) => {
      const source = readFileSync(file, 'utf8').replace(/\$\{[^}]*\}/g, '%s')
      return !source.includes(title)
    }),
  )
  expect(missing).toEqual([])
})
