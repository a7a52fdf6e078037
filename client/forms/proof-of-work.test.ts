import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { puzzleBits, puzzles, puzzleText } from '#contract/proof-of-work.ts'
import { firstWord, solve } from './proof-of-work.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

test('its hash is SHA-256', () => {
  const text = fc.string({ unit: 'binary-ascii', maxLength: 55 })
  fc.assert(
    fc.property(text, (text) => firstWord(text) === sha256(text)),
    { numRuns: 2_000 },
  )
})

test('a challenge is solved, puzzle by puzzle', async () => {
  const challenge = 'm1abcdef.AbCdEfGhIjKl.0123456789abcdefghijkl'
  const { solution } = await solve({ challenge })
  expect(solution).toHaveLength(puzzles)
  for (const [puzzle, counter] of solution.entries()) {
    expect(sha256(puzzleText(challenge, puzzle, counter)) >>> (32 - puzzleBits)).toBe(0)
  }
})
