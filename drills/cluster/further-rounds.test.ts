import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addUp, formerTotal, isMore, saveTotal } from './further-rounds.ts'

const round = { outageSeconds: 20, reads: 1_000, failedReads: 1 }
const total = { placed: 10, lost: 0, doubled: 0, refused: 0, late: 0, runs: 1, rounds: [round] }
const name = `test-${process.pid}`
const at = Date.UTC(2026, 10, 20)

test('rounds are added to those of the run before, and nothing that was lost is forgotten', async () => {
  onTestFinished(() => rm(`.cache/drills/${name}.json`, { force: true }))
  await saveTotal(name, { ...total, lost: 1 }, at)
  const sum = addUp(await formerTotal(name, at + 60_000), { ...total, late: 2 })
  expect(sum).toEqual({ ...total, placed: 20, lost: 1, late: 2, runs: 2, rounds: [round, round] })
})

test('nothing is added to a run of another day, or to none', async () => {
  onTestFinished(() => rm(`.cache/drills/${name}.json`, { force: true }))
  await expect(formerTotal(name)).rejects.toThrow('in the last twelve hours')
  await saveTotal(name, total, at)
  await expect(formerTotal(name, at + 13 * 3_600_000)).rejects.toThrow('in the last twelve hours')
})

test('only whoever says so adds to a run', () => {
  expect([isMore(['2', '--more']), isMore(['2'])]).toEqual([true, false])
})
