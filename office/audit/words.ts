import { type ErrorCode, errors } from '#contract/errors.ts'
import type { AuditEntry } from '#contract/office/audit.ts'

/** What a call did, in words; the call itself where there are none. */
const words: Record<string, string> = {
  'POST /office/sign-in': 'Signed in with the password',
  'POST /office/sign-in/code': 'Asked for a code to sign in from a new browser',
  'POST /office/sign-in/code/prove': 'Signed in with a code from a new browser',
  'POST /office/second-factor': 'Proved the second step',
  'POST /office/sign-out': 'Signed out',
  'POST /office/second-factor/passkey-options': 'Began the second step with a passkey',
  'POST /office/members': 'Invited a member',
  'POST /office/members/{id}/invite-again': 'Sent an invitation again',
  'POST /office/members/{id}/suspend': 'Suspended a member',
  'POST /office/members/{id}/reactivate': 'Opened the office again',
  'POST /office/members/{id}/leave': 'Entered that a member left',
  'POST /office/members/{id}/reset-factor': 'Reset a second step',
  'POST /office/members/{id}/end-sessions': 'Ended sessions',
  'POST /office/members/{id}/roles/give': 'Added a role to a member',
  'POST /office/members/{id}/roles/take': 'Removed a role from a member',
  'POST /office/invitations/look': 'Looked at an invitation',
  'POST /office/invitations/accept': 'Took up an invitation',
  'mall keys rotate': 'Added a key from the command line',
  'mall staff invite': 'Invited a member from the command line',
  'mall staff suspend': 'Suspended a member from the command line',
  'mall staff reset-factor': 'Reset a second step from the command line',
  'POST /office/roles': 'Added a role',
  'PATCH /office/roles/{id}': 'Changed a role',
  'DELETE /office/roles/{id}': 'Deleted a role',
  'POST /office/customers/{id}/data': 'Exported the data of a customer',
  'POST /office/customers/{id}/end': 'Ended the account of a customer',
  'POST /office/order-mails': 'Changed own emails about orders',
  'POST /office/telephone/callers': 'Opened an account by phone',
  'POST /office/telephone/orders': 'Took an order by phone',
  'POST /office/telephone/orders/{code}/link': 'Sent a new link to pay by',
  'POST /office/telephone/quotes': 'Looked up carriers by phone',
  'POST /office/telephone/sums': 'Added up an order by phone',
  'POST /office/products': 'Added a product',
  'PATCH /office/products/{id}': 'Changed a product',
  'POST /office/products/{id}/variations': 'Changed options and combinations',
  'POST /office/products/{id}/prices': 'Changed prices',
  'POST /office/products/{id}/stock': 'Entered the first stock',
  'POST /office/products/{id}/pictures': 'Changed pictures',
  'POST /office/products/{id}/state': 'Changed the state of a product',
  'DELETE /office/products/{id}': 'Deleted a product',
  'POST /office/product-descriptions': 'Previewed a description',
  'POST /office/categories': 'Added a category',
  'PATCH /office/categories/{id}': 'Changed a category',
  'POST /office/categories/order': 'Changed the order of categories',
  'DELETE /office/categories/{id}': 'Deleted a category',
  'POST /office/brands': 'Added a brand',
  'PATCH /office/brands/{id}': 'Changed a brand',
  'DELETE /office/brands/{id}': 'Deleted a brand',
  'POST /office/sellers': 'Added a seller',
  'PATCH /office/sellers/{id}': 'Changed a seller',
  'DELETE /office/sellers/{id}': 'Deleted a seller',
  'POST /office/passkeys/options': 'Began to make a passkey',
  'POST /office/passkeys': 'Added a passkey',
  'POST /office/passkeys/{id}/remove': 'Removed a passkey',
  'POST /office/totp': 'Began to set up an authenticator app',
  'POST /office/totp/confirm': 'Set up an authenticator app',
  'POST /office/totp/remove': 'Removed an authenticator app',
  'POST /office/recovery-codes': 'Made new recovery codes',
  'POST /office/pictures': 'Stored a picture',
  'POST /office/content/banners': 'Added a banner',
  'PATCH /office/content/banners/{id}': 'Changed a banner',
  'DELETE /office/content/banners/{id}': 'Deleted a banner',
  'POST /office/content/banners/order': 'Ordered banners',
  'POST /office/content/tiles': 'Added a tile',
  'PATCH /office/content/tiles/{id}': 'Changed a tile',
  'DELETE /office/content/tiles/{id}': 'Deleted a tile',
  'POST /office/content/tiles/order': 'Ordered tiles',
  'POST /office/content/representatives': 'Added a representative',
  'PATCH /office/content/representatives/{id}': 'Changed a representative',
  'DELETE /office/content/representatives/{id}': 'Deleted a representative',
  'POST /office/content/representatives/order': 'Ordered representatives',
  'POST /office/content/socials': 'Added links and an address',
  'PATCH /office/content/socials/{id}': 'Changed links and the address',
  'DELETE /office/content/socials/{id}': 'Deleted links and an address',
  'POST /office/content/preview': 'Looked at the home page in advance',
  'PATCH /office/help/{page}': 'Changed a help page',
  'POST /office/help/{page}/sections': 'Added a section of help',
  'POST /office/help/{page}/order': 'Ordered the sections of a help page',
  'PATCH /office/help/sections/{id}': 'Changed a section of help',
  'DELETE /office/help/sections/{id}': 'Deleted a section of help',
  'POST /office/sessions/{id}/end': 'Ended an own session',
  'POST /office/price-plans': 'Planned a price',
  'PATCH /office/price-plans/{id}': 'Changed a price plan',
  'POST /office/price-plans/{id}/cancel': 'Cancelled a price plan',
  'price-plans': 'A price plan started or ended',
  'PATCH /office/stock/{item}': 'Changed the store’s facts of an item',
  'POST /office/stock/{item}/moves': 'Moved stock',
  'GET /office/bulk/export': 'Downloaded products as a file',
  'POST /office/bulk/files': 'Sent a file of products',
  'POST /office/bulk/selections': 'Changed a selection of products',
  'POST /office/bulk/cells': 'Changed products in a grid',
  'bulk-check': 'Checked a bulk change',
  'POST /office/bulk/{id}/apply': 'Began to apply a bulk change',
  'bulk-apply': 'Applied a bulk change',
  'POST /office/bulk/{id}/stop': 'Stopped a bulk change',
  'POST /office/bulk/{id}/undo': 'Began to undo a bulk change',
  'bulk-undo': 'Undid a bulk change',
  'POST /office/mall/switches/{name}': 'Closed or opened a part of the mall',
  'POST /office/questions/{id}/take': 'Took a contact message',
  'POST /office/questions/{id}/release': 'Gave a contact message back',
  'POST /office/questions/{id}/answer': 'Answered a contact message',
  'POST /office/customers/{id}/end-sessions': 'Signed a customer out',
  'POST /office/customers/{id}/adjustments': 'Requested a change of a wallet',
  'POST /office/customers/{id}/comments': 'Wrote a comment on a customer',
  'POST /office/orders/{code}/moves': 'Moved an order along',
  'POST /office/orders/{code}/notes': 'Wrote a note on an order',
  'POST /office/orders/{code}/comments': 'Wrote a comment on an order',
  'POST /office/orders/{code}/refunds': 'Refunded an order',
  'POST /office/approvals/{id}/approve': 'Approved a request',
  'POST /office/approvals/{id}/refuse': 'Refused a request',
  'POST /office/approvals/{id}/withdraw': 'Withdrew a request',
  'POST /office/pick-batches': 'Took orders to pick',
  'POST /office/pick-batches/{id}/take-over': 'Took over a batch',
  'POST /office/pick-batches/{id}/scans': 'Scanned what was picked',
  'POST /office/pick-batches/{id}/missing': 'Stopped an order of which units are missing',
  'POST /office/orders/{code}/parcel': 'Booked a parcel again',
  'POST /office/manifests': 'Listed parcels for a driver',
  'POST /office/manifests/{id}/hand-over': 'Handed parcels over to a driver',
  'POST /office/fulfilments/{code}/packing': 'Packed an order',
  'POST /office/fulfilments/{code}/resume': 'Let a stopped order go on',
  'POST /office/fulfilments/{code}/hand-over': 'Handed an order over',
  'POST /office/counter/{code}': 'Handed a pick-up over',
  'POST /office/till-sessions': 'Opened a till',
  'POST /office/till-sessions/{id}/closing': 'Closed a till',
  'mall order move': 'Moved an order along from the command line',
  'mall order note': 'Wrote a note on an order from the command line',
  'mall order refund': 'Refunded an order from the command line',
  'mall order refused': 'Gave back a refused refund from the command line',
  'mall deposit retry': 'Asked the bank about a deposit from the command line',
  'mall switch': 'Closed or opened a part of the mall from the command line',
  'POST /office/search/failures/dismiss': 'Dismissed a failed search',
  'POST /office/search/failures/restore': 'Took back that a failed search was dismissed',
  'POST /office/search/try': 'Tried a search',
  'POST /office/search/synonyms': 'Added synonyms',
  'PATCH /office/search/synonyms/{id}': 'Changed synonyms',
  'DELETE /office/search/synonyms/{id}': 'Deleted synonyms',
  'POST /office/search/pins': 'Pinned products to a search',
  'PATCH /office/search/pins/{id}': 'Changed the pins of a search',
  'DELETE /office/search/pins/{id}': 'Deleted the pins of a search',
  'POST /office/views': 'Saved a view of a list',
  'POST /office/views/{id}/remove': 'Removed a view of a list',
}

/** What somebody wanted to read who was refused, by the first part of its address. */
const areas = new Map([
  ['audit', 'the audit'],
  ['bulk', 'bulk changes'],
  ['content', 'content of the home page'],
  ['factors', 'their second steps'],
  ['help', 'help pages'],
  ['mall', 'the state of the mall'],
  ['me', 'who they are'],
  ['price-plans', 'price plans'],
  ['priced-items', 'prices of items'],
  ['product-names', 'names of the catalogue'],
  ['search', 'the desk of the search'],
  ['sessions', 'their sessions'],
  ['views', 'saved views'],
])

export function callWords(call: string): string {
  const known = words[call]
  if (known) return known
  const [, area] = /^GET \/office\/([a-z-]+)/.exec(call) ?? []
  return area ? `Asked for ${areas.get(area) ?? area}` : call
}

/** The names of readings without their subject. */
const readings = {
  'GET /office/members': 'Read the contacts in the list of members',
  'GET /office/members/{id}': 'Read the contacts of a member',
  'GET /office/customers/{id}/contacts': 'Read the contacts of a customer',
  'GET /office/questions/{id}/contacts': 'Read the contacts in a contact message',
  'GET /office/orders/{code}/contacts': 'Read the contacts of an order',
  'GET /office/documents/slips': 'Read the contacts of packing slips',
  'GET /office/documents/labels': 'Read the contacts of labels',
  'GET /office/search/requests': 'Read the contacts of who waits for a search',
}

/** The event of an entry: 'Read the contacts of member 34', 'Asked for members' where that was refused. */
export function entryWords({ call, refused, after, ...about }: SaidEntry): string {
  if (refused || !isReading(after)) return callWords(call)
  const ofAll = Object.entries(readings).find(([name]) => name === call)?.[1]
  return about.subject.endsWith(':all') && ofAll
    ? ofAll
    : `Read the contacts of ${subjectWords(about)}`
}

type SaidEntry = Pick<AuditEntry, 'call' | 'refused' | 'after' | 'subject' | 'subject_name'>

/** An entry of nothing but that contacts were read. */
export function isReading(after: AuditEntry['after']): boolean {
  return after.read === 'contacts'
}

/** Calls that the audit can be filtered by. */
export const callOptions = Object.entries({ ...words, ...readings }).map(([value, label]) => ({
  value,
  label,
}))

/** Who is no member of the staff by name: `job:bulk-work` → 'the mall itself (bulk work)'. */
export function actorWords(actor: string): string {
  const [kind = '', ...names] = actor.split(':')
  const name = names.join(':')
  if (kind === 'job') return `the mall itself (${name.replaceAll('-', ' ')})`
  if (kind === 'command') return `the command line (${name})`
  if (kind === 'provider') return name
  return kind === 'staff' ? `member ${name}` : `${kind} ${name}`
}

export function refusalWords(code: string): string {
  return isErrorCode(code) ? errors[code].text : code
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** 'Tecno Spark 40 (product 7)', 'price plan 3'; of a picture's 64 digits the first eight. */
export function subjectWords({ subject, subject_name: name }: AboutEntry): string {
  const [kind = '', ...rest] = subject.split(':')
  const id = rest.join(':')
  const digits = kind === 'picture' ? `${id.slice(0, 8)}…` : id
  const words = `${kindWords[kind] ?? kind.replaceAll('-', ' ')} ${digits}`.trim()
  return name ? `${name} (${words})` : words
}

type AboutEntry = Pick<AuditEntry, 'subject' | 'subject_name'>

const kindWords: Record<string, string> = { bulk: 'bulk change', export: 'file of' }

/** Kinds whose records are named by a number, or by a picture's digits. */
const numberedKinds = [
  'banner',
  'brand',
  'bulk',
  'category',
  'customer',
  'help-section',
  'member',
  'order',
  'passkey',
  'picture',
  'pins',
  'price-plan',
  'product',
  'question',
  'representative',
  'role',
  'seller',
  'session',
  'socials',
  'stock',
  'synonym',
  'tile',
  'view',
]

/** Kinds whose records are named by a word. */
const wordKinds = ['export', 'help', 'switch']

/** 'member 7' asks for that subject; other words ask for what is called so. */
export function aboutOf(typed: string): { subject: string } | { about: string } {
  const text = typed.trim()
  const subject = subjectOf(text.toLowerCase())
  return subject === null ? { about: text } : { subject }
}

function subjectOf(text: string): string | null {
  const [, typedKind, id] = /^(.+?)[\s:]+([\w.-]+)$/.exec(text) ?? []
  if (!typedKind || !id) return null
  const [coded] = Object.entries(kindWords).find(([, word]) => word === typedKind) ?? []
  const kind = coded ?? typedKind.replaceAll(' ', '-')
  const isNumbered = numberedKinds.includes(kind) && /^(\d+(-\d+)?|[0-9a-f]{64})$/.test(id)
  return isNumbered || wordKinds.includes(kind) ? `${kind}:${id}` : null
}
