import { createHash } from 'node:crypto'
import type { Call } from '#server/platform/http/handler.ts'
import { hashOfToken, isToken } from '../sessions/tokens.ts'
import { rangeOf } from './attempts.ts'
import { type CodePurpose, nobody, type Requester } from './issuing.ts'

/** The cookie by which a browser that asked for a code is recognised; a customer needs none. */
export const requesterCookies = {
  register: 'register-code',
  reset: 'password-reset',
  login: 'login-code',
} as const satisfies Partial<Record<CodePurpose, string>>

const cookieNames: Partial<Record<CodePurpose, string>> = requesterCookies

/** Has this browser remembered from now on as the one that asked. */
export function rememberRequester(
  call: Call,
  purpose: CodePurpose,
  token: string,
  ms: number,
): void {
  const name = cookieNames[purpose]
  if (name) call.setCookie({ name, value: token, maxAge: Math.floor(ms / 1000) })
}

export function clearRequester(call: Call, purpose: CodePurpose): void {
  const name = cookieNames[purpose]
  if (name) call.setCookie({ name, value: '', maxAge: 0 })
}

/** Who makes this call. `device`: the browser's hash, where the contact's account knows it. */
export function requesterOf(
  call: Call,
  purpose: CodePurpose,
  device: Buffer | undefined,
): Requester {
  return { token: tokenOf(call, purpose), range: rangeOf(call.ip), device: device ?? nobody }
}

function tokenOf({ customer, cookie }: Call, purpose: CodePurpose): Buffer {
  if (customer) return createHash('sha256').update(`account ${customer.id}`).digest()
  const name = cookieNames[purpose]
  const token = name && cookie(name)
  return isToken(token) ? hashOfToken(token) : nobody
}
