import { expect, test } from 'vitest'
import { z } from 'zod'
import type { OfficeAccess, OfficeEndpoint } from '#contract/endpoint.ts'
import { bulkColumns } from '#contract/office/bulk-columns.ts'
import { officeContract } from '#contract/office/contract.ts'
import type { Permission } from '#contract/office/permissions.ts'

const calls = Object.values(officeContract).flatMap((domain) =>
  Object.values<OfficeEndpoint>(domain),
)

/** What a field is by its name, whatever call carries it → the one permission that opens it. */
const capabilities: { fields: RegExp; permission: Permission }[] = [
  { fields: /^(previous_|confirmed_)?(amount|price)$/, permission: 'prices.edit' },
  {
    fields: /^(on_hand|units|stock|quantity|cost|reorder_level|barcode|bin)$/,
    permission: 'stock.adjust',
  },
  { fields: /^(role_ids?|permissions)$/, permission: 'roles.manage' },
  { fields: /^(phone|phone_number)$/, permission: 'content.edit' },
  { fields: /^(email|email_address)$/, permission: 'staff.manage' },
]

/** Calls whose field is something else, and why. */
const others: Record<string, string> = {
  'POST /office/sign-in email': 'one’s own, to sign in',
  'POST /office/sign-in/code email': 'one’s own, to sign in',
  'POST /office/sign-in/code/prove email': 'one’s own, to sign in',
  'POST /office/telephone/callers phone': 'of whoever calls',
  ...Object.fromEntries(
    ['quotes', 'sums', 'orders'].flatMap((verb) => [
      [`POST /office/telephone/${verb} quantity`, 'that somebody orders'],
      [`POST /office/telephone/${verb} phone`, 'of whom it goes to'],
    ]),
  ),
  'POST /office/orders/{code}/refunds units': 'whose money goes back',
  'POST /office/pick-batches/{id}/scans barcode': 'what was scanned',
  'POST /office/fulfilments/{code}/packing units': 'that were scanned',
}

/** Cells of many products have a column, whose permission is in `bulkColumns`, and a value. */
const byColumn = ['POST /office/bulk/cells', 'POST /office/bulk/selections']

/** The paths of all fields of a schema: `combinations.*.amount`. */
function pathsOf(schema: unknown, at: string[] = []): string[] {
  const json = z.record(z.string(), z.unknown()).safeParse(schema).data
  if (!json) return []
  const under = (name: string, path: string[]) => pathsOf(json[name], path)
  const properties = z.record(z.string(), z.unknown()).catch({}).parse(json.properties)
  const list = z.array(z.unknown()).catch([])
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [
      [...at, name].join('.'),
      ...pathsOf(one, [...at, name]),
    ]),
    ...under('items', [...at, '*']),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((many) =>
      list.parse(json[many]).flatMap((one) => pathsOf(one, at)),
    ),
  ]
}

function fieldsIn(schema: z.ZodType | undefined, io: 'input' | 'output'): string[] {
  if (!schema) return []
  return [...new Set(pathsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' })))]
}

function opens(access: OfficeAccess, permission: Permission): boolean {
  return 'staff' in access && [access.staff].flat().every((one) => one === permission)
}

/** What is wrong with a call: fields that another permission opens than their capability has. */
function faultsOf({ method, path, access, fields = {}, body, query }: OfficeEndpoint): string[] {
  const call = `${method} ${path}`
  if (method === 'GET' || byColumn.includes(call)) return []
  return [...fieldsIn(body, 'input'), ...fieldsIn(query, 'input')].flatMap((field) => {
    const name =
      field
        .split('.')
        .filter((part) => part !== '*')
        .at(-1) ?? ''
    const capability = capabilities.find((one) => one.fields.test(name))
    // What was typed the second time changes nothing by itself.
    if (!capability || name.startsWith('confirmed_') || `${call} ${name}` in others) return []
    const { permission } = capability
    const own = Object.entries(fields).find(([at]) => at === field || at === `${field}.*`)
    return opens(access, permission) || own?.[1] === permission ? [] : `${call}: ${field}`
  })
}

test('one permission for each capability, whatever call carries it', () => {
  expect(calls.flatMap(faultsOf)).toEqual([])
})

test('the sweep finds prices, units, roles and contacts in calls with another permission', () => {
  const wrong: OfficeEndpoint = {
    method: 'POST',
    path: '/office/wrong',
    access: { staff: 'products.edit' },
    summary: '',
    body: z.object({
      combinations: z.array(z.object({ amount: z.number().nullable(), on_hand: z.number() })),
      role_ids: z.array(z.number()),
      email: z.string(),
    }),
    answer: z.object({}),
  }
  expect(faultsOf(wrong)).toEqual([
    'POST /office/wrong: combinations.*.amount',
    'POST /office/wrong: combinations.*.on_hand',
    'POST /office/wrong: role_ids',
    'POST /office/wrong: email',
  ])
  expect(faultsOf({ ...wrong, fields: { 'combinations.*.amount': 'prices.edit' } })).toHaveLength(3)
})

test('columns of files and grids need the permission of the same field in a form', () => {
  expect(bulkColumns).toMatchObject({
    price: { permission: 'prices.edit' },
    previous_price: { permission: 'prices.edit' },
    stock_on_hand: { permission: 'stock.adjust' },
    state: { permission: 'products.publish' },
  })
})

test('each call that answers contacts of people enters their reading', () => {
  const reading = calls.filter(({ answer }) =>
    fieldsIn(answer, 'output').some((field) => /(^|\.)(email|phone|phone_number)$/.test(field)),
  )
  const unentered = reading.filter(({ contactsOf }) => contactsOf === undefined)
  expect(unentered.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      // One's own.
      'GET /office/me',
      // What shoppers see of the mall's own people.
      ...['representatives'].flatMap((kind) => [
        `GET /office/content/${kind}`,
        `PATCH /office/content/${kind}/{id}`,
        `POST /office/content/${kind}`,
      ]),
      // Whoever has the link of a mail to that address.
      'POST /office/invitations/look',
    ].sort(),
  )
})

/** Calls that add nothing when they come twice, and why. */
const repeatable: Record<string, string> = {
  'POST /office/bulk/{id}/stop': 'what is stopped is stopped',
  'POST /office/categories/order': 'the order that was sent',
  'POST /office/content/preview': 'a link, for ten minutes',
  'POST /office/customers/{id}/end-sessions': 'what has ended has ended',
  'POST /office/invitations/accept': 'an invitation is taken up once',
  'POST /office/invitations/look': 'reads',
  'POST /office/mall/switches/{name}': 'the version is checked',
  'POST /office/members/{id}/end-sessions': 'what has ended has ended',
  'POST /office/members/{id}/leave': 'a state',
  'POST /office/members/{id}/reactivate': 'a state',
  'POST /office/members/{id}/reset-factor': 'what is gone is gone',
  'POST /office/members/{id}/roles/give': 'a role is had once',
  'POST /office/members/{id}/roles/take': 'a role is had once',
  'POST /office/members/{id}/suspend': 'a state',
  'POST /office/customers/{id}/data': 'reads, and an answer with contacts is stored nowhere',
  'POST /office/customers/{id}/end': 'what has ended has ended',
  'POST /office/order-mails': 'a state',
  'POST /office/passkeys': 'a passkey is registered once',
  'POST /office/passkeys/options': 'a challenge',
  'POST /office/passkeys/{id}/remove': 'what is gone is gone',
  'POST /office/pick-batches/{id}/scans': 'each scan has a key of its own',
  'POST /office/pick-batches/{id}/take-over': 'a state',
  'POST /office/pictures': 'stored under its own hash',
  'POST /office/price-plans/{id}/cancel': 'the version is checked',
  'POST /office/product-descriptions': 'reads',
  'POST /office/products/{id}/pictures': 'the version is checked',
  'POST /office/products/{id}/prices': 'the version is checked',
  'POST /office/products/{id}/state': 'the version is checked',
  'POST /office/recovery-codes':
    'in place of the former ones; an answer with codes is stored nowhere',
  'POST /office/search/failures/dismiss': 'a state',
  'POST /office/search/failures/restore': 'a state',
  'POST /office/search/try': 'reads',
  'POST /office/second-factor': 'proves',
  'POST /office/second-factor/passkey-options': 'a challenge',
  'POST /office/sessions/{id}/end': 'what has ended has ended',
  'POST /office/sign-in': 'before there is a member',
  'POST /office/sign-in/code': 'a new code, which has a wait of its own',
  'POST /office/sign-in/code/prove': 'before there is a member',
  'POST /office/sign-out': 'what has ended has ended',
  'POST /office/telephone/quotes': 'quotes of half an hour, for nobody else',
  'POST /office/telephone/sums': 'reads',
  'POST /office/totp': 'in place of the one before',
  'POST /office/totp/confirm': 'each time step counts once',
  'POST /office/totp/remove': 'what is gone is gone',
  'POST /office/views/{id}/remove': 'what is gone is gone',
}

test('every call of the office that adds something takes a key', () => {
  const unkeyed = calls.filter(({ method, keyed }) => method === 'POST' && !keyed)
  const names = unkeyed
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !/^POST \/office\/(content|help)\/.*\/order$/.test(call))
  expect(names.sort()).toEqual(Object.keys(repeatable).sort())
})
