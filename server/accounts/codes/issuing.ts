import { codeMinutes, codeResendMinutes } from '#contract/limits.ts'
import { boolean, bytes, number, type Row, text, time } from '#server/platform/database/columns.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A code's lifetime, and the wait before the next request (storefront specification, section 9). */
export const codeLifetimeMs = codeMinutes * minute
export const resendWaitMs = codeResendMinutes * minute
/** At one code: of whoever asked, of all others in that range of addresses, and of everybody else. */
export const maxAttempts = { requester: 5, neighbours: 5, others: 2 } as const

/**
 * Six digits have a million values, so wrong ones are bounded for each contact over four months, whoever types
 * them: beyond these a second code is asked for after the first. Those of somebody who is right in the end do not count.
 */
export const wrongWindowMs = 120 * day
export const maxWrong = 40

/** Messages a day to a contact, from browsers that its account does not know: beyond them each needs a proof of work. */
export const maxFreeMessages = 60
/** Beyond these nothing is sent before the wait is over. */
const maxEarlyMessages = 300
/** Messages to one range of addresses within one wait. */
const maxInRange = 2

/** Who asks for a code or types one in. */
export interface Requester {
  /** SHA-256 of what this browser alone has: its cookie, or the account it is signed in to. */
  token: Buffer
  /** The range of its address, by which a caller without a cookie is recognised. */
  range: string
  /** SHA-256 of the cookie of a browser that the contact's account knows: its codes are apart from all others. */
  device: Buffer
}

export const codePurposes = ['register', 'reset', 'phone', 'confirm', 'login'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** A code that is requested or typed in. */
export interface About {
  purpose: CodePurpose
  contact: string
  requester: Requester
}

/** In place of a hash: there is none. */
export const nobody = Buffer.alloc(0)

/** What is known of a contact and purpose: for one browser that its account knows, or for all others together. */
export const contactRow = { wait_until: time, messages: number, messages_end_at: time }
export type ContactRow = Row<typeof contactRow>

/** A code that works now. */
export const codeRow = {
  /** Of a browser that the contact's account knows. */
  is_known: boolean,
  device: bytes,
  issue: bytes,
  sent_at: time,
  attempts: number,
  neighbour_attempts: number,
  requester_range: text,
  is_second: boolean,
}
export type CodeRow = Row<typeof codeRow>

/** The words of `resend_wait`. */
export interface Wait {
  message: string
  retryAfterSeconds: number
}

/** The message that is sent now. */
export interface Sending {
  issue: Buffer
  /** Whoever asked gets new attempts with it. */
  isNew: boolean
  waitUntil: Date
  messages: number
  messagesEndAt: Date
  /** It goes out although the wait is not over, since no code before it works for the caller. */
  early: Wait | null
}

interface Request {
  requester: Requester
  /** For a new code. */
  fresh: Buffer
}

/**
 * What follows a request from a browser that the contact's account knows: no stranger reaches its wait and its attempts.
 * All codes of a contact have the same digits while they work, so that the message which came last is right everywhere.
 */
export function decideKnown(
  row: ContactRow,
  codes: CodeRow[],
  { requester, fresh }: Request,
  now: Date,
): Sending | { wait: Wait } {
  if (row.wait_until > now) return { wait: waitOf(row, now) }
  const own = codes.find((code) => code.device.equals(requester.device))
  return { ...sent(row, now), ...digitsOf(own, codes, fresh), early: null }
}

/**
 * The same for all other browsers. The wait is for everybody, and everybody is refused alike; yet a browser for which
 * no code works, since strangers asked before it, is sent one at once.
 */
export function decide(
  contact: ContactRow,
  codes: CodeRow[],
  { requester, fresh }: Request,
  now: Date,
): Sending | { wait: Wait } {
  const own = codes.find((code) => isOwn(code, requester))
  const isWaiting = contact.wait_until > now
  if (isWaiting && !mayBeEarly(contact, codes, requester, now)) {
    return { wait: waitOf(contact, now) }
  }
  return {
    ...sent(contact, now),
    ...digitsOf(own, codes, fresh),
    waitUntil: isWaiting ? contact.wait_until : later(now, resendWaitMs),
    early: isWaiting ? anewOf(contact, now) : null,
  }
}

function digitsOf(own: CodeRow | undefined, codes: CodeRow[], fresh: Buffer) {
  if (own && own.attempts < maxAttempts.requester) return { issue: own.issue, isNew: false }
  const same = codes.find((code) => code !== own && !code.is_second)
  return { issue: same?.issue ?? fresh, isNew: true }
}

export function isOwn({ device, is_known }: CodeRow, { token }: Requester): boolean {
  return !is_known && token.length > 0 && token.equals(device)
}

/** The attempts of everybody else do not count here: strangers can use them up at any moment. */
function mayBeEarly(
  contact: ContactRow,
  codes: CodeRow[],
  requester: Requester,
  now: Date,
): boolean {
  if (codes.some((code) => isOwn(code, requester))) return false
  const near = codes.filter((code) => !code.is_known && code.requester_range === requester.range)
  if (near.some((code) => code.neighbour_attempts < maxAttempts.neighbours)) return false
  const waitBegan = contact.wait_until.getTime() - resendWaitMs
  const inWait = near.filter((code) => code.sent_at.getTime() >= waitBegan)
  return inWait.length < maxInRange && messagesToday(contact, now) < maxEarlyMessages
}

export function messagesToday(
  { messages, messages_end_at }: Pick<ContactRow, 'messages' | 'messages_end_at'>,
  now: Date,
): number {
  return messages_end_at > now ? messages : 0
}

function sent(row: ContactRow, now: Date) {
  return {
    waitUntil: later(now, resendWaitMs),
    messages: messagesToday(row, now) + 1,
    messagesEndAt: row.messages_end_at > now ? row.messages_end_at : later(now, day),
  }
}

function anewOf(row: ContactRow, now: Date): Wait {
  const retryAfterSeconds = secondsLeft(row, now)
  const message = `A new code is on its way. You can request another in ${retryAfterSeconds} seconds.`
  return { message, retryAfterSeconds }
}

function waitOf(row: ContactRow, now: Date): Wait {
  const retryAfterSeconds = secondsLeft(row, now)
  const message = `We have just sent you a code. You can request another in ${retryAfterSeconds} seconds.`
  return { message, retryAfterSeconds }
}

function secondsLeft({ wait_until }: ContactRow, now: Date): number {
  return Math.max(Math.ceil((wait_until.getTime() - now.getTime()) / 1000), 1)
}

export function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
