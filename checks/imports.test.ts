import { expect, test } from 'vitest'
import { isTest, type SourceFile, sourceFiles } from './source-files.ts'

/** Area → what it may import besides itself. Areas that are not listed may import anything. */
const mayImport: Record<string, string[]> = {
  contract: [],
  server: ['contract'],
  storefront: ['contract', 'ui'],
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

const checked = sourceFiles.filter(({ path }) => areaOf(path) in mayImport)
const code = checked.filter(({ path }) => !isTest(path))

test('each area imports only what it may', () => {
  const wrong = edges(checked).filter(({ from, to }) => {
    const [area, target] = [areaOf(from), areaOf(to)]
    const mounts = (entries.has(from) || isTest(from)) && target === 'simulators'
    return area !== target && !mounts && !mayImport[area]?.includes(target)
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
  expect(users('ui', /^(pg|fastify|@tanstack\/.*)(\/.*)?$/)).toEqual([])
  expect(users('simulators', /^(pg|react)(\/.*)?$/)).toEqual([])
})

test('the contract imports only zod', () => {
  expect(users('contract', /^(?!zod$)/)).toEqual([])
})

test('browsers load no schema', () => {
  const loaded = reachable(
    code.filter(({ path }) => areaOf(path) === 'storefront' || areaOf(path) === 'ui'),
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

test('a domain of the server is imported through its public module', () => {
  const internal = betweenDomains().filter(({ to }) => to !== publicModuleOf(domainOf(to)))
  expect(described(internal)).toEqual([])
})

test('domains of the server do not import each other in a circle', () => {
  const needs = new Map<string, Set<string>>()
  for (const { from, to } of betweenDomains()) {
    needs.set(domainOf(from), (needs.get(domainOf(from)) ?? new Set()).add(domainOf(to)))
  }
  expect([...needs.keys()].map((domain) => circle(needs, [domain])).filter(Boolean)).toEqual([])
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

function circle(needs: Map<string, Set<string>>, path: string[]): string | undefined {
  const [first = '', last = first] = [path[0], path.at(-1)]
  for (const next of needs.get(last) ?? []) {
    if (next === first) return [...path, first].join(' → ')
    const longer = path.includes(next) ? undefined : circle(needs, [...path, next])
    if (longer) return longer
  }
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
