import { codeMinutes, codeResendMinutes } from '#contract/limits.ts'
import {
  boolean,
  bytes,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A code's lifetime, and the wait before the next request (storefront specification, section 9). */
export const codeLifetimeMs = codeMinutes * minute
const resendWaitMs = codeResendMinutes * minute
/** At the six digits of one code: of whoever asked, of all others in that range of addresses, and of everybody else. */
export const maxAttempts = { requester: 5, neighbours: 5, others: 2 } as const

/**
 * Six digits have a million values, so wrong ones are bounded for each contact over four months, whoever types
 * them: beyond these a code has eighteen digits. Those of somebody who is right in the end do not count.
 */
export const wrongWindowMs = 120 * day
const maxWrong = 5

/** After so many messages in a day the wait is longer, and the code, which then has eighteen digits, lasts. */
const waits = [
  { messages: 5, waitMs: resendWaitMs },
  { messages: 10, waitMs: 15 * minute },
  { messages: Number.POSITIVE_INFINITY, waitMs: 60 * minute },
]
const maxSixDigitMessages = 5

/** Who asks for a code or types one in. */
export interface Requester {
  /** SHA-256 of what this browser alone has: its cookie, or the account it is signed in to. */
  token: Buffer
  /** The range of its address, by which a caller without a cookie is recognised. */
  range: string
  /** SHA-256 of the cookie of a browser that the contact's account knows: it has codes of its own. */
  device: Buffer
}

/** In place of a hash: there is none. */
export const nobody = Buffer.alloc(0)

export const codeRow = {
  device: bytes,
  issue: bytes,
  sent_at: time,
  expires_at: time,
  used_at: nullable(time),
  attempts: number,
  neighbour_attempts: number,
  requester: bytes,
  requester_range: text,
  is_long: boolean,
  digits_expire_at: time,
  wait_until: time,
  messages: number,
  messages_end_at: time,
  wrong: number,
  wrong_end_at: time,
}
export type CodeRow = Row<typeof codeRow>

export interface CodeRequest {
  requester: Requester
  /** What recognises the caller from now on. */
  next: Buffer
  /** For a new code. */
  freshIssue: Buffer
  /** False: too many guess from where the caller is, so six digits prove nothing there. */
  isOpen: boolean
}

/** The words of `resend_wait`. */
export interface Wait {
  message: string
  retryAfterSeconds: number
}

/** What a row becomes with the message that is sent now. */
export interface Sending {
  issue: Buffer
  isNew: boolean
  isLong: boolean
  expiresAt: Date
  digitsExpireAt: Date
  waitUntil: Date
  requester: Buffer
  requesterRange: string
  messages: number
  messagesEndAt: Date
  /** It goes out although the wait is not over, since the code before it does not work for the caller. */
  early: Wait | null
}

/**
 * What follows a request for a code. The wait is for everybody, yet whoever asks has a code that works where
 * they are: the one that was sent last, or else eighteen digits are sent at once.
 */
export function decide(row: CodeRow, request: CodeRequest, now: Date): Sending | { wait: Wait } {
  const { requester, next, isOpen } = request
  const isLive = row.used_at === null && row.expires_at > now
  const mayTryDigits =
    isLive && isOpen && row.digits_expire_at > now && attemptsLeft(row, requester) > 0
  const isWaiting = row.wait_until > now
  if (isWaiting && (!isLive || row.is_long || mayTryDigits)) return { wait: waitOf(row, now) }

  const isSameDay = row.messages_end_at > now
  const messages = (isSameDay ? row.messages : 0) + 1
  const wrong = row.wrong_end_at > now ? row.wrong : 0
  const isAllowed = isLive ? mayTryDigits : isOpen && wrong <= maxWrong
  const isLong = !isAllowed || messages > maxSixDigitMessages
  const waitMs = isLong ? longWaitMs(messages) : resendWaitMs
  const lastsMs = isLong ? waitMs + codeLifetimeMs : codeLifetimeMs
  const takesOver = !isLive || isRequester(row, requester)
  return {
    issue: isLive ? row.issue : request.freshIssue,
    isNew: !isLive,
    isLong,
    expiresAt: latest(later(now, lastsMs), isLive ? row.expires_at : now),
    digitsExpireAt: isLong ? (isLive ? row.digits_expire_at : now) : later(now, codeLifetimeMs),
    waitUntil: isWaiting ? row.wait_until : later(now, waitMs),
    requester: takesOver ? next : row.requester,
    requesterRange: takesOver ? requester.range : row.requester_range,
    messages,
    messagesEndAt: isSameDay ? row.messages_end_at : later(now, day),
    early: isWaiting ? anewOf(row, now) : null,
  }
}

/** Those of everybody else do not count here: strangers can use them up at any moment. */
function attemptsLeft(row: CodeRow, requester: Requester): number {
  if (isRequester(row, requester)) return maxAttempts.requester - row.attempts
  return row.requester_range === requester.range
    ? maxAttempts.neighbours - row.neighbour_attempts
    : 0
}

function isRequester({ device, requester }: CodeRow, { token }: Requester): boolean {
  return device.length > 0 || (token.length > 0 && token.equals(requester))
}

function longWaitMs(messages: number): number {
  return waits.find((step) => messages <= step.messages)?.waitMs ?? resendWaitMs
}

function anewOf(row: CodeRow, now: Date): Wait {
  const retryAfterSeconds = secondsLeft(row, now)
  const message = `A new code is on its way. You can ask again in ${retryAfterSeconds} seconds.`
  return { message, retryAfterSeconds }
}

function secondsLeft({ wait_until }: CodeRow, now: Date): number {
  return Math.max(Math.ceil((wait_until.getTime() - now.getTime()) / 1000), 1)
}

function waitOf(row: CodeRow, now: Date): Wait {
  const retryAfterSeconds = secondsLeft(row, now)
  if (retryAfterSeconds * 1000 <= resendWaitMs) {
    const message = `A code was sent a moment ago. You can ask again in ${retryAfterSeconds} seconds.`
    return { message, retryAfterSeconds }
  }
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const message = `We sent a code at ${lagosTime.format(row.sent_at)}, and it still works. You can ask again in ${minutes} minutes.`
  return { message, retryAfterSeconds }
}

const lagosTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hourCycle: 'h23',
  timeStyle: 'short',
})

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other
}
