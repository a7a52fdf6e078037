import { expect, test } from 'vitest'
import { navigation, ownKeys } from './pages.ts'

test('no two pages have the same key', () => {
  const keys = navigation.flatMap(({ pages }) => pages.map(({ key }) => key))
  const all = [...keys, ...Object.values(ownKeys)]
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})
