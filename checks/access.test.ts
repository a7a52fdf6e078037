import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint, OfficeAccess } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { openPermissions, permissions } from '#contract/office/permissions.ts'

type Declared = Partial<Endpoint>

/** What is wrong with who may call an endpoint. The compiler sees most of it; a cast could hide it. */
function faultsOf({ access, path = '/', shared }: Declared): string[] {
  if (access === undefined) return ['no access']
  const isOffice = path.startsWith('/office/')
  if (access === 'public' || access === 'optional' || access === 'customer') {
    return isOffice ? ['under /office/, but not for the staff'] : []
  }
  const faults = []
  if (typeof access !== 'object' || !isKnown(access)) {
    faults.push('an access or permission that there is not')
  }
  if (!isOffice) faults.push('not under /office/, where the staff’s cookie is sent')
  if (shared) faults.push('for the staff, but shared')
  return faults
}

const openAccesses = ['anybody', 'password', 'set-up', 'member']

function isKnown(access: OfficeAccess): boolean {
  if ('office' in access) return openAccesses.includes(access.office)
  return [access.staff].flat().every((one) => Object.hasOwn(permissions, one))
}

describe('every endpoint of the contract says who may call it', () => {
  const domains = [...Object.entries(contract), ...Object.entries(officeContract)]
  const endpoints = domains.flatMap(([domain, calls]) =>
    Object.entries<Endpoint>(calls).map(([name, one]) => [`${domain}.${name}`, one] as const),
  )

  it('and means it', () => {
    expect(endpoints.length).toBeGreaterThan(60)
    const wrong = endpoints.flatMap(([name, one]) =>
      faultsOf(one).map((fault) => `${name}: ${fault}`),
    )
    expect(wrong).toEqual([])
  })
})

const staff = { staff: 'orders.read' } as const

it.each<[string, unknown]>([
  ['no access', { path: '/orders' }],
  ['an access or permission that there is not', { path: '/office/x', access: 'staff' }],
  [
    'an access or permission that there is not',
    { path: '/office/x', access: { staff: 'everything' } },
  ],
  [
    'an access or permission that there is not',
    { path: '/office/x', access: { staff: 'toString' } },
  ],
  ['not under /office/, where the staff’s cookie is sent', { path: '/orders', access: staff }],
  ['for the staff, but shared', { path: '/office/x', access: staff, shared: true }],
  ['under /office/, but not for the staff', { path: '/office/x', access: 'customer' }],
  ['under /office/, but not for the staff', { path: '/office/x', access: 'public' }],
])('the check finds: %s', (fault, declared) => {
  expect(faultsOf(Object(declared))).toEqual([fault])
})

it('a sound staff endpoint passes', () => {
  expect(faultsOf({ path: '/office/orders', access: staff })).toEqual([])
})

it('every permission is one word for a thing and one for an action, and is described', () => {
  for (const [permission, description] of Object.entries(permissions)) {
    expect(permission).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)?$/)
    expect(description).toMatch(/^[A-Z][^.]{9,90}$/)
  }
  expect(new Set(Object.values(permissions)).size).toBe(Object.keys(permissions).length)
})

it('every permission that roles offer opens a page, or something on one', () => {
  const files = globSync('office/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  const pages = files.map((file) => readFileSync(file, 'utf8')).join()
  expect(openPermissions.filter((one) => !pages.includes(`'${one}'`))).toEqual([])
})

it('home and roles leave out the permissions that no call needs, and no others', () => {
  const calls = Object.values(officeContract).flatMap((domain) => Object.values<Endpoint>(domain))
  const needed = new Set(
    calls.flatMap(({ access }) =>
      typeof access === 'object' && 'staff' in access ? access.staff : [],
    ),
  )
  expect(openPermissions.toSorted()).toEqual([...needed].toSorted())
})
