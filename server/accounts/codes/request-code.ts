import { codeDigits } from '#contract/limits.ts'
import type { Db } from '#server/platform/database/query.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import { phoneCodes } from '#server/platform/http/limits/phone-codes.ts'
import type { SentProof } from '#server/platform/http/limits/proof-of-work.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { findAccount } from '../sessions/find-account.ts'
import { deviceHashOf } from '../sessions/known-device.ts'
import { newToken } from '../sessions/tokens.ts'
import type { Attempt } from './attempts.ts'
import type { CodePurpose, ProvedCode } from './codes.ts'
import type { Contact, Option } from './contact.ts'
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
}

const templates = {
  register: 'register_code',
  reset: 'reset_code',
  phone: 'phone_code',
  confirm: 'confirm_code',
} as const satisfies Record<CodePurpose, string>

/**
 * Sends the code that proves a contact, and sets the cookie that recognises this browser. A reset code is sent
 * only where there is an account; where there is none, the same steps are done, so that the answer takes equally
 * long. Refuses with `resend_wait`, `proof_of_work_required` with a challenge, `phone_codes_closed`.
 */
export async function requestCode(
  deps: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  sent: SentRequest,
  call: Call,
): Promise<Requested> {
  const { attempts, clock, codes, database, sendMessage } = deps
  const requests: Attempt = { action: 'codeRequest', ip: call.ip }
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database, contact, deviceHash)
  const requester = requesterOf(call, purpose, account?.knows_device ? deviceHash : undefined)
  const isKnown = requester.device.length > 0
  const isOpen = isKnown || (await attempts.isWithin({ action: 'code', ip: call.ip }))
  const isRush = !(await attempts.isWithin(requests))
  const costly: Costly = { purpose, contact, sent, range: requester.range, isRush }
  // Refused before anything is locked, so that a flood of these holds up nobody.
  if (!isKnown) await requireBudget(deps, database.pool, costly, 'look')
  const { token, hash } = newToken()

  const issued = await inTransaction(database.pool, async (tx) => {
    const about = { purpose, contact: contact.value, requester, isOpen }
    const issued = await codes.issue(tx, about, call.customer ? requester.token : hash)
    await sendMessage(tx, {
      to: addressOf(contact),
      channel: contact.mode === 'email' ? 'email' : sent.option,
      template: templates[purpose],
      values: { code: issued.digits },
      expiresAt: issued.expiresAt,
      decoy: purpose === 'reset' && !account,
    })
    if (!isKnown) await requireBudget(deps, tx, costly, 'count')
    return issued
  })
  await attempts.count(requests)
  if (contact.mode === 'phone') phoneCodes.inc({ outcome: 'sent' })
  if (issued.early) refuse('resend_wait', issued.early)
  const ms = issued.expiresAt.getTime() - clock.now().getTime()
  if (!call.customer) rememberRequester(call, purpose, token, ms)
  return { tokenHash: hash, expiresAt: issued.expiresAt }
}

interface Costly {
  purpose: CodePurpose
  contact: Contact
  sent: SentRequest
  /** Of addresses. */
  range: string
  /** It has asked for very many codes lately. */
  isRush: boolean
}

/** Where there are too many messages to phones, one more needs a proof of work, or is not sent. */
async function requireBudget(
  { attempts, budgets, clock, proofs }: AccountDeps,
  db: Db,
  { purpose, contact, sent, range, isRush }: Costly,
  how: 'look' | 'count',
): Promise<void> {
  const request = { number: contact.value, range, option: sent.option }
  const needs = contact.mode === 'phone' ? await budgets[how](db, request) : 'nothing'
  // Reset codes go to customers only, which earns a pump nothing; they have to get in.
  if (needs === 'closed' && purpose !== 'reset') {
    phoneCodes.inc({ outcome: 'closed' })
    const retryAfterSeconds = 24 * 3600
    refuse('phone_codes_closed', {
      retryAfterSeconds,
      ...(purpose === 'phone' && { message: closedForNumbers }),
    })
  }
  if (needs === 'nothing' && !isRush) return
  const subject = `${purpose} ${contact.value}`
  const now = clock.now()
  const proof = sent.proof_of_work && proofs.verify(subject, sent.proof_of_work, now)
  if (proof && how === 'look') return
  if (proof && (await attempts.once(db, `proof ${proof.id}`, proof.expiresAt))) return
  if (contact.mode === 'phone') phoneCodes.inc({ outcome: 'proof' })
  refuse('proof_of_work_required', { data: proofs.challenge(subject, now), retryAfterSeconds: 1 })
}

/** Mail proves no number. */
const closedForNumbers =
  'Too many codes were sent to phones near you today. Choose WhatsApp, or try again tomorrow.'

/**
 * Proves the code that was sent. Refuses with `wrong_code`; `data.is_over`: no other six digits would be right,
 * so the caller has to ask for a new code.
 */
export async function proveCode(
  { database, codes, attempts, budgets }: AccountDeps,
  purpose: CodePurpose,
  contact: Contact,
  digits: string,
  call: Call,
): Promise<ProvedCode> {
  const deviceHash = deviceHashOf(call)
  const account = await findAccount(database, contact, deviceHash)
  const requester = requesterOf(call, purpose, account?.knows_device ? deviceHash : undefined)
  const attempt: Attempt = { action: 'code', ip: call.ip }
  // Eighteen digits cannot be guessed.
  const isCounted = requester.device.length === 0 && digits.length === codeDigits
  const isOpen = isCounted ? await attempts.tryToTake(attempt) : true
  const about = { purpose, contact: contact.value, requester, isOpen }
  const { code, canRetry } = await codes.prove(about, digits)
  if (!code) refuse('wrong_code', canRetry ? {} : { message: isOver, data: { is_over: true } })
  if (isCounted && isOpen) await attempts.succeed(attempt)
  if (contact.mode === 'phone') {
    const range = await codes.confirm(purpose, contact.value, code)
    if (range !== null) await budgets.confirm(contact.value, range)
  }
  return code
}

const isOver = 'This code no longer works. Ask for a new code.'
