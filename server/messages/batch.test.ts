import { expect, test } from 'vitest'
import { batched } from './batch.ts'

test('items that arrive while a batch runs form the next one', async () => {
  const batches: number[][] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put = batched<number>((items) => {
    batches.push(items)
    return gates[batches.length - 1]?.promise ?? Promise.resolve()
  })
  const first = put(1)
  await Promise.resolve()
  const others = [put(2), put(3)]
  expect(batches).toEqual([[1]])
  gates[0]?.resolve()
  await first
  await Promise.resolve()
  expect(batches).toEqual([[1], [2, 3]])
  gates[1]?.resolve()
  await Promise.all(others)
})

test('when a batch fails, each of its items fails, and none of the next', async () => {
  let isBroken = true
  const put = batched<number>(async () => {
    if (isBroken) throw new Error('broken')
  })
  const failed = [put(1), put(2)]
  for (const each of failed) await expect(each).rejects.toThrow('broken')
  isBroken = false
  await put(3)
})
