import type { Needed, PhoneMessage } from '#server/messages/messages.ts'
import type { Db } from '#server/platform/database/query.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { networkOf } from '#server/platform/http/limits/limit.ts'
import { phoneCodes } from '#server/platform/http/limits/phone-codes.ts'
import type { SentProof } from '#server/platform/http/limits/proof-of-work.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { findAccount } from '../sessions/find-account.ts'
import { deviceHashOf } from '../sessions/known-device.ts'
import { newToken } from '../sessions/tokens.ts'
import { type Attempt, rangeOf } from './attempts.ts'
import type { IssuedCode, ProvedCode } from './codes.ts'
import type { Contact, Option } from './contact.ts'
import { type CodePurpose, maxFreeMessages, type Wait } from './issuing.ts'
import { rememberRequester, requesterOf } from './requester.ts'

/** How a code is asked for. */
export interface SentRequest {
  option: Option
  proof_of_work?: SentProof | undefined
}

/** What recognises the caller who asked, until the code expires. */
export interface Requested {
  tokenHash: Buffer
  expiresAt: Date
  /** Set where the wait was not over, yet no code before worked for the caller. */
  early: Wait | null
}

const templates = {
  register: 'register_code',
  reset: 'reset_code',
  phone: 'phone_code',
  confirm: 'confirm_code',
  login: 'login_code',
} as const satisfies Record<CodePurpose, string>

/** Purposes whose codes go to customers only: where there is none, the same steps are done, and nothing is sent. */
const ofCustomers: readonly CodePurpose[] = ['reset', 'login']

/**
 * Sends the code that proves a contact, and sets the cookie that recognises this browser. Refuses with `resend_wait`,
 * `proof_of_work_required` with a challenge, `phone_codes_closed`.
 */
export async function requestCode(
  deps: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  sent: SentRequest,
  call: Call,
): Promise<void> {
  const { early } = await sendCode(deps, purpose, contact, sent, call)
  if (early) refuse('resend_wait', early)
}

/** The same for a caller who has more to store before `early`, the words of a refusal, is told. */
export async function sendCode(
  deps: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  sent: SentRequest,
  call: Call,
): Promise<Requested> {
  const { attempts, clock, codes, database } = deps
  const requests: Attempt = { action: 'codeRequest', ip: call.ip }
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database, contact, deviceHash)
  const requester = requesterOf(call, purpose, account?.knows_device ? deviceHash : undefined)
  const isKnown = requester.device.length > 0
  const isRush =
    !(await attempts.isWithin(requests)) ||
    (await codes.messagesToday(purpose, contact.value)) >= maxFreeMessages
  const costly: Costly = { purpose, contact, sent, call, isKnown, isRush }
  // Refused before anything is locked, so that a flood of these holds up nobody.
  await requireBudget(deps, database.pool, costly, 'look')
  const { token, hash } = newToken()

  const issued = await inTransaction(database.pool, async (tx) => {
    const about = { purpose, contact: contact.value, requester }
    const issued = await codes.issue(tx, about, call.customer ? requester.token : hash)
    const isDecoy = ofCustomers.includes(purpose) && !account
    await write(deps, tx, { purpose, contact, issued, option: sent.option, isDecoy })
    await requireBudget(deps, tx, costly, 'count')
    return issued
  })
  await attempts.count(requests)
  if (contact.mode === 'phone') phoneCodes.inc({ outcome: 'sent' })
  const ms = issued.expiresAt.getTime() - clock.now().getTime()
  if (!call.customer) rememberRequester(call, purpose, token, ms)
  return { tokenHash: hash, expiresAt: issued.expiresAt, early: issued.early }
}

interface Written {
  purpose: CodePurpose
  contact: Contact
  issued: IssuedCode
  option: Option
  isDecoy: boolean
}

/** Writes the message with a code. */
function write({ sendMessage }: AccountDeps, tx: Tx, written: Written): Promise<void> {
  const { purpose, contact, issued, option, isDecoy } = written
  return sendMessage(tx, {
    to: addressOf(contact),
    channel: contact.mode === 'email' ? 'email' : option,
    template: templates[purpose],
    values: { code: issued.digits },
    expiresAt: issued.expiresAt,
    decoy: isDecoy,
  })
}

interface Costly {
  purpose: CodePurpose
  contact: Contact
  sent: SentRequest
  call: Call
  /** In a browser that the account knows: its owner's own. */
  isKnown: boolean
  /** Very many codes were asked for lately, from the range or for the contact. */
  isRush: boolean
}

/** Where there are too many messages to phones, one more needs a proof of work, or is not sent. */
async function requireBudget(
  deps: AccountDeps,
  db: Db,
  costly: Costly,
  how: 'look' | 'count',
): Promise<void> {
  const { attempts, budgets, clock, proofs } = deps
  const { purpose, contact, sent, isKnown, isRush } = costly
  const now = clock.now()
  const needs: Needed =
    contact.mode === 'phone' ? await budgets[how](db, messageOf(costly)) : { is: 'nothing' }
  // Customers have to get in: their codes are held to what holds for all alone, and earn a pump nothing.
  if (needs.is === 'closed' && (needs.isForAll || !ofCustomers.includes(purpose))) {
    phoneCodes.inc({ outcome: 'closed' })
    const ms = needs.until.getTime() - now.getTime()
    refuse('phone_codes_closed', {
      retryAfterSeconds: Math.max(Math.ceil(ms / 1000), 1),
      ...(needs.scope === 'number' && { message: numberClosed }),
      ...(needs.scope !== 'number' && purpose === 'phone' && { message: closedForNumbers }),
    })
  }
  if (isKnown || (needs.is === 'nothing' && !isRush)) return
  const subject = `${purpose} ${contact.value}`
  const proof = sent.proof_of_work && proofs.verify(subject, sent.proof_of_work, now)
  if (proof && how === 'look') return
  if (proof && (await attempts.once(db, `proof ${proof.id}`, proof.expiresAt))) return
  if (contact.mode === 'phone') phoneCodes.inc({ outcome: 'proof' })
  refuse('proof_of_work_required', { data: proofs.challenge(subject, now), retryAfterSeconds: 1 })
}

function messageOf({ contact, sent, call, isKnown }: Costly): PhoneMessage {
  return {
    number: contact.value,
    option: sent.option,
    accountId: call.customer?.id,
    ...(isKnown
      ? { kind: 'own' }
      : { kind: 'code', address: networkOf(call.ip), range: rangeOf(call.ip) }),
  }
}

const numberClosed =
  'This number has reached its daily limit of messages. Use your email address, or try again tomorrow.'

/** Mail proves no number. */
const closedForNumbers =
  'Too many codes were sent to phones near you today. Choose WhatsApp, or try again tomorrow.'

/**
 * Proves the code that was sent. Refuses with `wrong_code`; `data.is_over`: no other six digits would be right, so the
 * caller has to ask for a new code. Refuses a right code with `second_code_sent` where strangers guess at the contact's.
 */
export async function proveCode(
  deps: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  digits: string,
  call: Call,
): Promise<ProvedCode> {
  const { database, codes, attempts, budgets } = deps
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database, contact, deviceHash)
  const requester = requesterOf(call, purpose, account?.knows_device ? deviceHash : undefined)
  const attempt: Attempt = { action: 'code', ip: call.ip }
  const isCounted = requester.device.length === 0
  const isOpen = isCounted ? await attempts.tryToTake(attempt) : true
  const about = { purpose, contact: contact.value, requester, isOpen }
  const isDecoy = ofCustomers.includes(purpose) && !account
  const proof = await codes.prove(about, digits, async (tx, issued) => {
    await write(deps, tx, { purpose, contact, issued, option: 'sms', isDecoy })
    // It follows from a right code, so it is counted and never refused.
    const sent: SentRequest = { option: 'sms' }
    const costly = { purpose, contact, sent, call, isKnown: !isCounted, isRush: false }
    if (contact.mode === 'phone') await budgets.count(tx, messageOf(costly))
  })
  if (proof.is === 'wrong') {
    refuse('wrong_code', proof.canRetry ? {} : { message: isOver, data: { is_over: true } })
  }
  if (isCounted && isOpen) await attempts.succeed(attempt)
  if (proof.is === 'again') refuse('second_code_sent')
  if (contact.mode === 'phone') {
    const range = await codes.confirm(about, proof.guess)
    if (range !== null) {
      await budgets.confirm({ number: contact.value, address: networkOf(call.ip), range })
    }
  }
  return proof.code
}

const isOver = 'This code no longer works. Request a new one.'
