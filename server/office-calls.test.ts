import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#contract/client.ts'
import type { OfficeAccess, OfficeEndpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { type OfficeBrowser, outcome, type TestMember, testStaff } from './staff/test-staff.ts'
import { testDevice } from './test-customer.ts'
import { inputs } from './test-office-input.ts'

const database = await testDatabase()
const staff = await testStaff(database)
const { app, clock, rows, member, halfway, signedIn, prove, browser } = staff

const endpoints = new Map(
  Object.values(officeContract)
    .flatMap((domain) => Object.values<OfficeEndpoint>(domain))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

test('every call of the office is listed here, and no other', () => {
  expect(Object.keys(inputs).sort()).toEqual([...endpoints.keys()].sort())
})

/** What the router refuses with, before any handler. */
const accessCodes = ['unauthenticated', 'second_factor_needed', 'step_up_needed']

type Caller = 'nobody' | 'halfway' | 'new' | 'late' | 'fresh'

/** The access code that a caller with these permissions should get; null: the handler answers. */
function expected(access: OfficeAccess, caller: Caller, own: Set<string>): string | null {
  if ('office' in access && access.office === 'anybody') return null
  if (caller === 'nobody') return 'unauthenticated'
  if ('office' in access && access.office === 'password') return null
  if (caller === 'new' && 'office' in access && access.office === 'set-up') return null
  if (caller === 'halfway' || caller === 'new') return 'second_factor_needed'
  if (caller === 'late' && access.stepUp) return 'step_up_needed'
  return 'staff' in access && ![access.staff].flat().some((one) => own.has(one))
    ? 'forbidden'
    : null
}

async function send(from: OfficeBrowser, call: string) {
  const { params, query, body } = inputs[call] ?? {}
  const [method = '', path = ''] = call.split(' ')
  const address = fillPath(path, params) + (query ? `?${query}` : '')
  return from.call(method, address, body?.())
}

async function compare(from: OfficeBrowser, caller: Caller, own = new Set<string>()) {
  for (const call of Object.keys(inputs)) {
    const access = endpoints.get(call)?.access ?? expect.fail(call)
    const right = expected(access, caller, own)
    // A stream that opens stays open.
    if (endpoints.get(call)?.events && right === null) continue
    const answer = await send(from, call)
    const refused = [...accessCodes, 'forbidden'].includes(answer.code ?? '') ? answer.code : null
    expect([caller, call, refused, answer.status < 500]).toEqual([caller, call, right, true])
  }
}

const roles: string[] = (await rows('SELECT name FROM staff_roles ORDER BY id')).map(
  ({ name }) => name,
)

async function permissionsOf(role: string): Promise<Set<string>> {
  const found = await rows(
    `SELECT permission FROM staff_role_permissions JOIN staff_roles ON id = role_id WHERE name = $1`,
    [role],
  )
  return new Set(found.map(({ permission }) => permission))
}

test('seven roles come with the mall', () => {
  expect(roles).toEqual(['Owner', 'Manager', 'Catalogue', 'Store', 'Support', 'Finance', 'Auditor'])
})

let owner: TestMember
beforeAll(async () => {
  owner = await member('Owner')
})

test.each(roles.slice(1))('%s may call what the contract says, and nothing else', async (role) => {
  await compare(await signedIn(await member(role)), 'fresh', await permissionsOf(role))
})

test('an owner may call everything', async () => {
  const { permissions } = await import('#contract/office/permissions.ts')
  await compare(await signedIn(owner), 'fresh', new Set(Object.keys(permissions)))
})

test('nobody, and a customer with a token, call nothing but the sign-in', async () => {
  await compare(browser(), 'nobody')
  const { headers } = await testDevice({ ...app, database })
  const shopper = browser()
  shopper.bearer = headers.authorization.slice('Bearer '.length)
  await compare(shopper, 'nobody')
})

test('the password alone opens the second step, or its set-up where there is none', async () => {
  await compare(await halfway(owner), 'halfway')
  const newcomer = await member('Manager')
  await database.pool.query('DELETE FROM staff_totp WHERE member_id = $1', [newcomer.id])
  await compare(await halfway(newcomer), 'new')
})

test('five minutes after the second factor what asks for it is closed, until it is proved again', async () => {
  const from = await signedIn(owner)
  await clock.advance(301)
  const all = new Set((await import('#contract/office/permissions.ts')).permissionNames)
  const endless = (call: string) => endpoints.get(call)?.events !== undefined
  const calls = Object.keys(inputs).filter(
    (call) => call !== 'POST /office/sign-out' && !endless(call),
  )
  for (const call of calls) {
    const access = endpoints.get(call)?.access ?? expect.fail(call)
    const { code = null } = await send(from, call)
    const refused = accessCodes.includes(code ?? '') ? code : null
    expect([call, refused]).toEqual([call, expected(access, 'late', new Set(all))])
  }
  expect(outcome(await from.post('/office/roles', { name: 'Night', permissions: [] }))).toBe(
    '403 step_up_needed',
  )
  expect((await prove(from, owner)).status).toBe(200)
  expect((await from.post('/office/roles', { name: 'Night', permissions: [] })).status).toBe(200)
})
