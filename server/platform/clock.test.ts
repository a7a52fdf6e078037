import { expect, test } from 'vitest'
import { openClock } from './clock.ts'
import { testDatabase } from './database/test-database.ts'

const database = await testDatabase()

test('a moved clock is moved for every process on the database, and stays moved', async () => {
  const mine = await openClock(database)
  const other = await openClock(database)

  await mine.advance(3_600)
  expect(mine.now().getTime() - Date.now()).toBeGreaterThan(3_590_000)

  expect(other.now().getTime() - Date.now()).toBeLessThan(10_000)
  await other.refresh()
  expect(other.now().getTime() - Date.now()).toBeGreaterThan(3_590_000)

  const afterRestart = await openClock(database)
  expect(afterRestart.now().getTime() - Date.now()).toBeGreaterThan(3_590_000)
})

test('time is never moved back', async () => {
  const clock = await openClock(database)
  await expect(clock.advance(-100_000)).rejects.toThrow()
})
