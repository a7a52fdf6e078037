import { randomBytes } from 'node:crypto'
import { SentFacts } from '#contract/product-facts.ts'
import { type CallInput, orderInputs } from './test-order-input.ts'

/** Of nothing that there is. */
const none = { params: { id: '999999' } }
const reason = () => ({ reason: 'a test of the calls' })
const signature = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}
const plan = {
  amount: 100,
  starts_at: '2030-01-01T09:00:00.000Z',
  ends_at: '2030-01-02T09:00:00.000Z',
}
const token = 'a'.repeat(43)
const hash = 'a'.repeat(64)
const category = () => ({
  name: 'Kettles',
  slug: '',
  parent_id: null,
  is_visible: true,
  popular_rank: null,
  picture_hash: hash,
  fact_kinds: [],
})
const product = () => ({
  name: 'Kettle',
  code: 'KT-1',
  category_id: null,
  brand_id: 999_999,
  seller_id: 999_999,
})
const noFacts = Object.fromEntries(Object.keys(SentFacts.shape).map((name) => [name, '']))

const always = { starts_at: null, ends_at: null }
const picture = { picture_hash: 'a'.repeat(64) }
const words = { title: 'Fans', line: 'For the heat', tone: 'leaf' }
const banner = { ...always, ...words, ...picture, place: 'home_top', alt: 'Fans', category_id: 1 }
const tile = { ...always, ...picture, name: 'Fans', url: '/categories?prod=fan' }
const representative = {
  ...always,
  ...picture,
  kind: 'orders',
  name: 'Morenike',
  phone_number: '+2347000000101',
}
const noLinks = { facebook: '', instagram: '', x: '', linkedlin: '', youtube: '', tiktok: '' }
const socials = { ...always, ...noLinks, address: 'Ibadan' }
const ordered = { body: () => ({ ids: [999_999] }) }
const section = { title: 'When?', body: 'Soon.', topic: 'Orders', icon: null }

/** A valid input of each call: what a role may not do is refused before its handler, all else reaches it. */
export const inputs: Record<string, CallInput> = {
  'GET /office/audit': {},
  'GET /office/audit-members': {},
  'GET /office/audit/{subject}': { params: { subject: 'role:1' } },
  'GET /office/bulk': {},
  'GET /office/bulk/export': {},
  'GET /office/bulk/cells': { query: 'ids=999999' },
  'GET /office/bulk/{id}': none,
  'POST /office/bulk/files': { query: 'name=a.csv' },
  'POST /office/bulk/selections': {
    body: () => ({
      of: { product_ids: [999999] },
      column: 'form',
      how: 'set',
      value: 'Refurbished',
    }),
  },
  'POST /office/bulk/cells': {
    body: () => ({ cells: [{ product_id: 999999, version: 1, column: 'form', value: 'New' }] }),
  },
  'GET /office/bulk/{id}/rows': { ...none, query: 'outcome=refused' },
  'GET /office/bulk/{id}/refused': none,
  'POST /office/bulk/{id}/apply': none,
  'POST /office/bulk/{id}/stop': none,
  'POST /office/bulk/{id}/undo': none,
  'POST /office/sign-in': { body: () => ({ email: 'nobody@example.com', password: 'Wrong#2026' }) },
  'POST /office/sign-in/code': { body: () => ({ email: 'nobody@example.com' }) },
  'POST /office/sign-in/code/prove': {
    body: () => ({ email: 'nobody@example.com', code: '123456' }),
  },
  'POST /office/second-factor/passkey-options': {},
  'POST /office/second-factor': { body: () => ({ method: 'passkey', credential: signature }) },
  'GET /office/me': {},
  'GET /office/sessions': {},
  'POST /office/sessions/{id}/end': none,
  'GET /office/factors': {},
  'POST /office/passkeys/options': {},
  'POST /office/passkeys': {
    body: () => ({
      credential: { ...signature, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    }),
  },
  'POST /office/passkeys/{id}/remove': none,
  'POST /office/totp': {},
  'POST /office/totp/confirm': { body: () => ({ code: '000000' }) },
  'POST /office/totp/remove': {},
  'POST /office/recovery-codes': {},
  'GET /office/members': {},
  ...orderInputs,
  'GET /office/questions': {},
  'GET /office/questions-waiting': {},
  'GET /office/questions/{id}': none,
  'GET /office/questions/{id}/contacts': none,
  'GET /office/questions/{id}/pictures/{picture}': { params: { id: '999999', picture: '1' } },
  'POST /office/questions/{id}/take': none,
  'POST /office/questions/{id}/release': none,
  'POST /office/questions/{id}/answer': { ...none, body: () => ({ answer: 'We are sorry.' }) },
  'GET /office/customers': {},
  'GET /office/customers/{id}': none,
  'GET /office/customers/{id}/contacts': none,
  'POST /office/customers/{id}/adjustments': {
    ...none,
    body: () => ({ direction: 'in', value: 100, ...reason() }),
  },
  'POST /office/customers/{id}/end-sessions': { ...none, body: () => ({ device: null }) },
  'POST /office/customers/{id}/data': { ...none, body: reason },
  'POST /office/customers/{id}/end': { ...none, body: reason },
  'POST /office/customers/{id}/comments': { ...none, body: () => ({ comment: 'Called.' }) },
  'GET /office/members/{id}': none,
  'POST /office/members': {
    body: () => ({ email: `${randomBytes(6).toString('hex')}@example.com` }),
  },
  'POST /office/members/{id}/invite-again': none,
  'POST /office/members/{id}/suspend': { ...none, body: reason },
  'POST /office/members/{id}/reactivate': { ...none, body: reason },
  'POST /office/members/{id}/leave': { ...none, body: reason },
  'POST /office/members/{id}/reset-factor': { ...none, body: reason },
  'POST /office/members/{id}/end-sessions': none,
  'POST /office/invitations/look': { body: () => ({ token }) },
  'POST /office/invitations/accept': { body: () => ({ token, password: 'Zobo&2027ice' }) },
  'GET /office/views': { query: 'list=members' },
  'POST /office/views': {
    body: () => ({
      list: 'members',
      name: randomBytes(6).toString('hex'),
      query: 'state=active',
      is_for_all: false,
    }),
  },
  'POST /office/views/{id}/remove': none,
  'GET /office/roles': {},
  'POST /office/roles': {
    body: () => ({ name: `Role ${randomBytes(6).toString('hex')}`, permissions: [] }),
  },
  'PATCH /office/roles/{id}': {
    ...none,
    body: () => ({ name: 'Other', permissions: [], version: 1 }),
  },
  'DELETE /office/roles/{id}': none,
  'POST /office/members/{id}/roles/give': { ...none, body: () => ({ role_id: 1 }) },
  'POST /office/members/{id}/roles/take': { ...none, body: () => ({ role_id: 1 }) },
  'POST /office/pictures': {},
  'GET /office/brands': {},
  'GET /office/brands/{id}': none,
  'POST /office/brands': {
    body: () => ({ name: 'Kudu', slug: '', picture_hash: hash, best_rank: null }),
  },
  'PATCH /office/brands/{id}': {
    ...none,
    body: () => ({ name: 'Kudu', slug: '', picture_hash: hash, best_rank: '', version: 1 }),
  },
  'DELETE /office/brands/{id}': { ...none, query: 'version=1' },
  'GET /office/categories': {},
  'GET /office/categories/{id}': none,
  'POST /office/categories': { body: category },
  'PATCH /office/categories/{id}': { ...none, body: () => ({ ...category(), version: 1 }) },
  'POST /office/categories/order': { body: () => ({ parent_id: null, ids: [999_999] }) },
  'DELETE /office/categories/{id}': { ...none, query: 'version=1' },
  'GET /office/sellers': {},
  'GET /office/sellers/{id}': none,
  'POST /office/sellers': { body: () => ({ name: randomBytes(6).toString('hex'), slug: '' }) },
  'PATCH /office/sellers/{id}': { ...none, body: () => ({ name: 'Kudu', slug: '', version: 1 }) },
  'DELETE /office/sellers/{id}': { ...none, query: 'version=1' },
  'GET /office/products': {},
  'GET /office/product-names': {},
  'GET /office/products/{id}': none,
  'POST /office/products': { body: product },
  'PATCH /office/products/{id}': {
    ...none,
    body: () => ({ ...noFacts, ...product(), popularity: 0, version: 1 }),
  },
  'POST /office/product-descriptions': { body: () => ({ description: '<p>Good.</p>' }) },
  'POST /office/products/{id}/variations': {
    ...none,
    body: () => ({ version: 1, options: [], combinations: [] }),
  },
  'POST /office/products/{id}/prices': {
    ...none,
    body: () => ({
      version: 1,
      prices: [{ combination_id: null, amount: '2500.50', previous_amount: '' }],
    }),
  },
  'POST /office/products/{id}/stock': { ...none, body: () => ({ on_hand: 1 }) },
  'POST /office/products/{id}/pictures': { ...none, body: () => ({ version: 1, pictures: [] }) },
  'POST /office/products/{id}/state': { ...none, body: () => ({ version: 1, state: 'live' }) },
  'DELETE /office/products/{id}': { ...none, query: 'version=1' },
  'GET /office/price-plans': {},
  'GET /office/price-plans/{id}': none,
  'GET /office/priced-items': { query: 'search=kettle' },
  'POST /office/price-plans': { body: () => ({ item: '999999', ...plan }) },
  'PATCH /office/price-plans/{id}': { ...none, body: () => ({ ...plan, version: 1 }) },
  'POST /office/price-plans/{id}/cancel': { ...none, body: () => ({ version: 1 }) },
  'GET /office/stock': {},
  'GET /office/stock/{item}': { params: { item: '999999' } },
  'PATCH /office/stock/{item}': {
    params: { item: '999999' },
    body: () => ({ version: 1, barcode: '', bin: '', reorder_level: null, cost: null }),
  },
  'GET /office/stock/{item}/moves': { params: { item: '999999' } },
  'POST /office/stock/{item}/moves': {
    params: { item: '999999' },
    body: () => ({ kind: 'received', units: 1, ...reason() }),
  },
  'GET /office/content/banners': {},
  'POST /office/content/banners': { body: () => banner },
  'PATCH /office/content/banners/{id}': { ...none, body: () => ({ ...banner, version: 1 }) },
  'DELETE /office/content/banners/{id}': none,
  'POST /office/content/banners/order': ordered,
  'GET /office/content/tiles': {},
  'POST /office/content/tiles': { body: () => tile },
  'PATCH /office/content/tiles/{id}': { ...none, body: () => ({ ...tile, version: 1 }) },
  'DELETE /office/content/tiles/{id}': none,
  'POST /office/content/tiles/order': ordered,
  'GET /office/content/representatives': {},
  'POST /office/content/representatives': { body: () => representative },
  'PATCH /office/content/representatives/{id}': {
    ...none,
    body: () => ({ ...representative, version: 1 }),
  },
  'DELETE /office/content/representatives/{id}': none,
  'POST /office/content/representatives/order': ordered,
  'GET /office/content/socials': {},
  'POST /office/content/socials': { body: () => socials },
  'PATCH /office/content/socials/{id}': { ...none, body: () => ({ ...socials, version: 1 }) },
  'DELETE /office/content/socials/{id}': none,
  'GET /office/content/categories': {},
  'POST /office/content/preview': { body: () => ({ at: '2027-01-01T00:00:00Z' }) },
  'GET /office/mall': {},
  'GET /office/mall/switches': {},
  'POST /office/mall/switches/{name}': {
    params: { name: 'no-card' },
    body: () => ({ is_on: false, ...reason(), version: 999_999 }),
  },
  'GET /office/help': {},
  'GET /office/help/{page}': { params: { page: 'faq' } },
  'PATCH /office/help/{page}': {
    params: { page: 'faq' },
    body: () => ({ title: 'Questions', description: '', features_title: null, version: 1 }),
  },
  'POST /office/help/{page}/sections': {
    params: { page: 'faq' },
    body: () => ({ kind: 'question', ...section }),
  },
  'POST /office/help/{page}/order': { params: { page: 'faq' }, ...ordered },
  'PATCH /office/help/sections/{id}': { ...none, body: () => ({ ...section, version: 1 }) },
  'DELETE /office/help/sections/{id}': none,
  'POST /office/search/failures/dismiss': { body: () => ({ term: 'none such' }) },
  'POST /office/search/failures/restore': { body: () => ({ term: 'none such' }) },
  'GET /office/search/failures': {},
  'GET /office/search/requests': { query: 'term=inverter' },
  'POST /office/search/try': { body: () => ({ search_term: 'fan' }) },
  'GET /office/search/synonyms': {},
  'GET /office/search/synonyms/{id}': none,
  'POST /office/search/synonyms': {
    body: () => ({ term: randomBytes(6).toString('hex'), meanings: ['fan'] }),
  },
  'PATCH /office/search/synonyms/{id}': {
    ...none,
    body: () => ({ term: 'blower', meanings: ['fan'], version: 1 }),
  },
  'DELETE /office/search/synonyms/{id}': none,
  'GET /office/search/pins': {},
  'GET /office/search/pins/{id}': none,
  'POST /office/search/pins': { body: () => ({ term: 'fan', product_ids: [999_999] }) },
  'PATCH /office/search/pins/{id}': {
    ...none,
    body: () => ({ term: 'fan', product_ids: [999_999], version: 1 }),
  },
  'DELETE /office/search/pins/{id}': none,
  // The last one: it ends the session.
  'POST /office/sign-out': {},
}
