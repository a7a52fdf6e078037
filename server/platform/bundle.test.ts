import { expect, test } from 'vitest'
import { bundled } from './bundle.ts'

test('what comes while a bundle is under way is the next one', async () => {
  const bundles: number[][] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put = bundled<number>((items) => {
    bundles.push(items)
    return gates[bundles.length - 1]?.promise ?? Promise.resolve()
  })
  const first = put(1)
  await Promise.resolve()
  const others = [put(2), put(3)]
  expect(bundles).toEqual([[1]])
  gates[0]?.resolve()
  await first
  await Promise.resolve()
  expect(bundles).toEqual([[1], [2, 3]])
  gates[1]?.resolve()
  await Promise.all(others)
})

test('a bundle that fails fails all of it, and none after it', async () => {
  let isBroken = true
  const put = bundled<number>(async () => {
    if (isBroken) throw new Error('broken')
  })
  const failed = [put(1), put(2)]
  for (const each of failed) await expect(each).rejects.toThrow('broken')
  isBroken = false
  await put(3)
})
