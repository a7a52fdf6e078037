import { expect, test } from 'vitest'
import { chunks } from '../storefront/chunks.ts'
import { isTest, sourceFiles } from './source-files.ts'

const files = Object.values(chunks).flat()

test('every file of the chunks is there, and other code of the browser imports it', () => {
  const imported = new Set(
    sourceFiles
      .filter(({ path }) => /^(client|storefront|ui)\//.test(path) && !isTest(path))
      .flatMap(({ path, imports }) =>
        imports.flatMap(({ file, isType }) => (file && !isType && file !== path ? [file] : [])),
      ),
  )
  // The router's tree imports pages and layouts.
  imported.add('storefront/dashboard/dashboard.tsx')
  const existing = new Set(sourceFiles.map(({ path }) => path))
  expect(files.filter((file) => !existing.has(file) || !imported.has(file))).toEqual([])
})

test('no file is in two chunks, and no chunk is empty', () => {
  expect(files).toEqual([...new Set(files)])
  const names = Object.entries<readonly string[]>(chunks)
  expect(names.filter(([, held]) => held.length === 0)).toEqual([])
})
