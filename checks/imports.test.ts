import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { publicModules } from './public-modules.ts'
import { isTest, type SourceFile, sourceFiles } from './source-files.ts'

/** Area → what it may import besides itself. Areas that are not listed may import anything. */
const mayImport: Record<string, string[]> = {
  client: ['contract', 'ui'],
  contract: [],
  office: ['client', 'contract', 'ui'],
  server: ['contract'],
  storefront: ['client', 'contract', 'ui'],
  ui: [],
  simulators: [],
  database: ['contract', 'server'],
}

/** The files that wire a process may import from every domain. */
const entries = new Set(
  ['app', 'main', 'providers', 'events', 'privacy', 'account-facts'].map(
    (name) => `server/${name}.ts`,
  ),
)

const publicFiles = Object.entries(publicModules).flatMap(([folder, files]) =>
  files.map((file) => ['storefront', folder, file].filter(Boolean).join('/')),
)

const checked = sourceFiles.filter(({ path }) => areaOf(path) in mayImport)
const code = checked.filter(({ path }) => !isTest(path))

test('each area imports only what it may', () => {
  const wrong = edges(checked).filter(({ from, to }) => {
    const [area, target] = [areaOf(from), areaOf(to)]
    const mounts = (entries.has(from) || isTest(from)) && target === 'simulators'
    const readsPages = area === 'server' && to === 'storefront/pages.ts'
    return area !== target && !mounts && !readsPages && !mayImport[area]?.includes(target)
  })
  expect(described(wrong)).toEqual([])
})

test('pages are mounted by the app alone', () => {
  const mounting = edges(code).filter(({ to }) => to === 'server/pages/pages.ts')
  expect(mounting.map(({ from }) => from).filter((from) => !entries.has(from))).toEqual([])
})

test('the server imports no React, pages and components import no database', () => {
  expect(users('server', /^(react|react-dom|@tanstack\/.*)(\/.*)?$/)).toEqual([])
  expect(users('storefront', /^(pg|fastify)(\/.*)?$/)).toEqual([])
  expect(users('office', /^(pg|fastify)(\/.*)?$/)).toEqual([])
  expect(users('client', /^(pg|fastify)(\/.*)?$/)).toEqual([])
  expect(users('ui', /^(pg|fastify|@tanstack\/.*)(\/.*)?$/)).toEqual([])
  expect(users('simulators', /^(pg|react)(\/.*)?$/)).toEqual([])
})

test('the table of pages, which the server reads, imports nothing', () => {
  const table = code.filter(({ path }) => path === 'storefront/pages.ts')
  expect(table.map(({ imports }) => imports)).toEqual([[]])
})

test('the contract imports only zod', () => {
  expect(users('contract', /^(?!zod$)/)).toEqual([])
})

test('browsers load no schema', () => {
  const loaded = reachable(
    code.filter(({ path }) => ['client', 'office', 'storefront', 'ui'].includes(areaOf(path))),
  )
  const schemas = loaded.filter(({ imports }) =>
    imports.some(({ name, isType }) => name === 'zod' && !isType),
  )
  expect(schemas.map(({ path }) => path)).toEqual([])
})

test('the platform imports no domain', () => {
  const wrong = edges(code).filter(
    ({ from, to }) => domainOf(from) === 'platform' && domainOf(to) !== 'platform' && inServer(to),
  )
  expect(described(wrong)).toEqual([])
})

test('the platform knows no shop: of the contract it imports what every call has', () => {
  const wrong = edges(code).filter(
    ({ from, to }) => domainOf(from) === 'platform' && /^contract\/(shop\/|contract\.ts)/.test(to),
  )
  expect(described(wrong)).toEqual([])
})

test('a domain of the server is imported through its public module', () => {
  const internal = betweenDomains().filter(({ to }) => to !== publicModuleOf(domainOf(to)))
  expect(described(internal)).toEqual([])
})

test('domains of the server do not import each other in a circle', () => {
  expect(circles(needsOf(betweenDomains(), domainOf))).toEqual([])
})

test('a folder of the storefront is imported through its public modules', () => {
  const internal = betweenFolders().filter(({ to }) => !publicFiles.includes(to))
  expect(described(internal)).toEqual([])
})

test('every public module of the storefront is used', () => {
  const used = new Set(betweenFolders().map(({ to }) => to))
  expect(publicFiles.filter((path) => !used.has(path))).toEqual([])
})

test('folders of the storefront do not import each other in a circle', () => {
  const folders = betweenFolders().filter(({ to }) => domainOf(to) !== '')
  expect(circles(needsOf(folders, domainOf))).toEqual([])
})

test('no more do the topics within a folder', () => {
  const within = edges(code).filter(
    ({ from, to }) =>
      ['client', 'office', 'storefront', 'ui'].includes(areaOf(from)) &&
      areaOf(from) === areaOf(to) &&
      domainOf(from) === domainOf(to) &&
      dirname(from) !== dirname(to),
  )
  expect(circles(needsOf(within, dirname))).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
  expect(circles(needsOf(edges(sourceFiles), (path) => path))).toEqual([])
})

interface Edge {
  from: string
  to: string
}

function edges(files: SourceFile[]): Edge[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ file }) => (file ? [{ from: path, to: file }] : [])),
  )
}

function betweenDomains(): Edge[] {
  return edges(code).filter(
    ({ from, to }) =>
      inServer(from) &&
      inServer(to) &&
      !entries.has(from) &&
      domainOf(from) !== domainOf(to) &&
      domainOf(to) !== 'platform' &&
      domainOf(from) !== '' &&
      domainOf(to) !== '',
  )
}

function betweenFolders(): Edge[] {
  return edges(code).filter(
    ({ from, to }) =>
      areaOf(from) === 'storefront' &&
      areaOf(to) === 'storefront' &&
      domainOf(from) !== '' &&
      domainOf(from) !== domainOf(to),
  )
}

/** The own files that the given ones import at run time, directly or not, themselves included. */
function reachable(roots: SourceFile[]): SourceFile[] {
  const byPath = new Map(sourceFiles.map((file) => [file.path, file]))
  const found = new Set(roots)
  for (const file of found) {
    for (const { file: path, isType } of file.imports) {
      const next = path && !isType ? byPath.get(path) : undefined
      if (next) found.add(next)
    }
  }
  return [...found]
}

/** Each circle that a walk along the imports meets, as `a → b → a`. */
function circles(needs: Map<string, Set<string>>): string[] {
  const found: string[] = []
  const walked = new Set<string>()
  function walk(node: string, path: string[]) {
    const at = path.indexOf(node)
    if (at >= 0) found.push([...path.slice(at), node].join(' → '))
    if (at >= 0 || walked.has(node)) return
    for (const next of needs.get(node) ?? []) walk(next, [...path, node])
    walked.add(node)
  }
  for (const node of needs.keys()) walk(node, [])
  return found
}

/** What each file, or each folder by `nameOf`, imports. */
function needsOf(imports: Edge[], nameOf: (path: string) => string): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    needs.set(nameOf(from), (needs.get(nameOf(from)) ?? new Set()).add(nameOf(to)))
  }
  return needs
}

function users(area: string, packages: RegExp): string[] {
  return code
    .filter(({ path }) => areaOf(path) === area)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ name, file }) => !file && packages.test(name))
        .map(({ name }) => `${path} imports ${name}`),
    )
}

function described(found: Edge[]): string[] {
  return found.map(({ from, to }) => `${from} imports ${to}`)
}

function areaOf(path: string): string {
  return path.split('/', 1)[0] ?? ''
}

function inServer(path: string): boolean {
  return areaOf(path) === 'server'
}

/** `server/cart/add.ts` → `cart`; empty for files directly in `server/`. */
function domainOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? (parts[1] ?? '') : ''
}

function publicModuleOf(domain: string): string {
  return `server/${domain}/${domain}.ts`
}
