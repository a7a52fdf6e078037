import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from '#contract/client.ts'
import { type Access, endpoint } from '#contract/endpoint.ts'
import type { Permission } from '#contract/office/permissions.ts'
import { sized } from '../../../test-size.ts'
import { testDatabase } from '../../database/test-database.ts'
import { routesOf } from '../call.ts'
import { docsRoutes } from '../docs/docs-routes.ts'
import { type Call, type StaffMember, signedIn, staffOf } from '../handler.ts'
import { testHttp } from '../test-http.ts'
import { staffCookie } from './access.ts'

const answer = z.object({ said: z.string() })
const body = z.object({ reason: z.string().min(2) })

function declare<const A extends Access>(access: A, path: `/${string}`) {
  const of = { access, path, summary: 'Says who calls', answer }
  return {
    read: endpoint({ ...of, method: 'GET' }),
    change: endpoint({ ...of, method: 'PATCH', body }),
  }
}

const contract = {
  anybody: declare('public', '/anybody'),
  perhaps: declare('optional', '/perhaps'),
  customers: declare('customer', '/mine'),
  orders: declare({ staff: 'orders.read' }, '/office/orders'),
  refunds: declare({ staff: 'refunds.make' }, '/office/refunds'),
} as const
type Domain = keyof typeof contract

const customers: Record<string, number> = { 'ada-token': 7, 'same-token': 8 }
const members: Record<string, Permission[]> = {
  'owner-token': ['orders.read', 'refunds.make'],
  'support-token': ['orders.read'],
  'auditor-token': ['audit.read'],
  'same-token': ['refunds.make'],
}
const memberIds = Object.keys(members)

/** What the handlers got, in the order of the calls. */
let called: string[] = []
beforeEach(() => {
  called = []
})

const said = async (text: string) => {
  called.push(text)
  return { said: text }
}
const who = (_: unknown, { customer, staff }: Call) =>
  said(customer ? `customer ${customer.id}` : staff ? 'staff' : 'visitor')
const whichMember = (_: unknown, call: Call) => said(`staff ${staffOf(call).id}`)
const whichCustomer = (_: unknown, call: Call) => said(`customer ${signedIn(call).id}`)

const domains = {
  anybody: { handlers: { read: who, change: who } },
  perhaps: { handlers: { read: who, change: who } },
  customers: { handlers: { read: whichCustomer, change: whichCustomer } },
  orders: { handlers: { read: whichMember, change: whichMember } },
  refunds: { handlers: { read: whichMember, change: whichMember } },
}

const { url, http } = await testHttp(await testDatabase(), contract, domains, {
  findCustomer: async (token) => {
    const id = customers[token]
    return id === undefined ? null : { id, sessionId: 1, confirmedAt: null }
  },
  findStaff: async (token): Promise<StaffMember | null> => {
    const permissions = members[token]
    const id = memberIds.indexOf(token)
    const complete = { step: 'complete', isSteppedUp: true } as const
    return permissions ? { id, sessionId: 1, ...complete, permissions: new Set(permissions) } : null
  },
  prepare({ app }) {
    docsRoutes(app, routesOf(contract, {}), { title: 'Oja', version: '1' })
  },
})

const xsrf = 'a1'.repeat(16)

interface AccessRequest {
  domain: Domain
  isChange: boolean
  isValid: boolean
  bearer: string | null
  cookie: string | null
}

async function send({ domain, isChange, isValid, bearer, cookie }: AccessRequest) {
  const { read, change } = contract[domain]
  const response = await fetch(`${url}/api/v1${read.path}`, {
    method: isChange ? change.method : read.method,
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': xsrf,
      cookie: `XSRF-TOKEN=${xsrf}${cookie === null ? '' : `; ${staffCookie}=${cookie}`}`,
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    body: isChange ? JSON.stringify(isValid ? { reason: 'because' } : {}) : null,
  })
  return { response, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}

/** Who such a request is for the endpoint, or the code of the refusal. */
function expected({ domain, bearer, cookie }: AccessRequest): string {
  const customer = customers[bearer ?? '']
  const asCustomer = customer === undefined ? undefined : `customer ${customer}`
  if (domain === 'anybody') return 'visitor'
  if (domain === 'perhaps') return asCustomer ?? 'visitor'
  if (domain === 'customers') return asCustomer ?? 'unauthenticated'
  const permissions = members[cookie ?? '']
  if (!permissions) return 'unauthenticated'
  const isAllowed = permissions.includes(contract[domain].read.access.staff)
  return isAllowed ? `staff ${memberIds.indexOf(cookie ?? '')}` : 'forbidden'
}

const statusOf: Record<string, number> = { unauthenticated: 401, forbidden: 403 }
const tokens = [...Object.keys(customers), ...memberIds, 'unknown', '', 'a b;c']

test('a token opens what is declared for its principal and nothing else', async () => {
  const requests = fc.record({
    domain: fc.constantFrom<Domain>('anybody', 'perhaps', 'customers', 'orders', 'refunds'),
    isChange: fc.boolean(),
    isValid: fc.boolean(),
    bearer: fc.option(fc.constantFrom(...tokens)),
    cookie: fc.option(fc.constantFrom(...tokens)),
  })
  await fc.assert(
    fc.asyncProperty(requests, async (sent) => {
      called = []
      const { response, body } = await send(sent)
      const outcome = expected(sent)
      const refused = statusOf[outcome]
      const isMistake = sent.isChange && !sent.isValid
      if (refused !== undefined) {
        // Before the payload is checked.
        expect([response.status, body.code, called]).toEqual([refused, outcome, []])
      } else if (isMistake) {
        expect([response.status, body.code, called]).toEqual([422, 'validation_failed', []])
      } else {
        expect([response.status, body.said, called]).toEqual([200, outcome, [outcome]])
      }
    }),
    { numRuns: sized(300, 3_000) },
  )
})

test('what the staff sees is stored nowhere', async () => {
  for (const first of [true, false]) {
    const { response } = await send({
      domain: 'orders',
      isChange: false,
      isValid: true,
      bearer: null,
      cookie: 'owner-token',
    })
    expect([first, response.headers.get('cache-control')]).toEqual([first, 'no-store'])
    expect(response.headers.get('etag')).toBeNull()
  }
  // Also to a browser that gets its XSRF cookie with it.
  const headers = { cookie: `${staffCookie}=owner-token` }
  const response = await fetch(`${url}/api/v1/office/orders`, { headers })
  expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(called).toHaveLength(3)
})

test('a staff session is no defence against another site', async () => {
  const response = await fetch(`${url}/api/v1/office/refunds`, {
    method: 'PATCH',
    headers: { cookie: `${staffCookie}=owner-token`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'because' }),
  })
  expect([response.status, called]).toEqual([403, []])
})

test('pages, which call in the process, are visitors', async () => {
  const api = createApi(async (outgoing) =>
    Reflect.apply(
      http.api(() => {}),
      undefined,
      [outgoing.call, outgoing],
    ),
  )
  const call = (name: string) => Reflect.apply(api, undefined, [name])
  await expect(call('GET /office/orders')).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(call('PATCH /office/orders')).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(call('GET /mine')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await call('GET /anybody')).toMatchObject({ said: 'visitor' })
  expect(called).toEqual(['visitor'])
})

test('the public documentation lists no staff endpoint, the one with them names the permission', async () => {
  for (const path of ['/docs', '/api/v1/openapi.json']) {
    const text = await (await fetch(url + path)).text()
    expect(text).toContain('/mine')
    expect(text).not.toMatch(/office|orders\.read|forbidden/)
  }
  const staff = await testHttp(await testDatabase(), contract, domains, {
    prepare({ app }) {
      docsRoutes(app, routesOf(contract, {}), { title: 'Oja', version: '1', withStaff: true })
    },
  })
  expect(await (await fetch(`${staff.url}/docs`)).text()).toContain('staff with orders.read')
  const document = await (await fetch(`${staff.url}/api/v1/openapi.json`)).json()
  const operation = document.paths['/office/orders'].get
  expect(operation.security).toEqual([{ staff: ['orders.read'] }])
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']))
  expect(document.components.securitySchemes.staff).toEqual({
    type: 'apiKey',
    in: 'cookie',
    name: staffCookie,
  })
})
