import { type ErrorCode, errors } from '#contract/errors.ts'

/** What a call did, in words; the call itself where there are none. */
const words: Record<string, string> = {
  'POST /office/sign-in': 'Signed in with the password',
  'POST /office/second-factor': 'Proved the second step',
  'POST /office/sign-out': 'Signed out',
  'POST /office/members': 'Invited a member',
  'POST /office/members/{id}/invite-again': 'Sent an invitation again',
  'POST /office/members/{id}/suspend': 'Suspended a member',
  'POST /office/members/{id}/reactivate': 'Opened the office again',
  'POST /office/members/{id}/leave': 'Entered that a member left',
  'POST /office/members/{id}/reset-factor': 'Reset a second step',
  'POST /office/members/{id}/end-sessions': 'Ended sessions',
  'POST /office/members/{id}/roles/give': 'Gave a role',
  'POST /office/members/{id}/roles/take': 'Took a role',
  'POST /office/invitations/accept': 'Took up an invitation',
  'POST /office/roles': 'Added a role',
  'PATCH /office/roles/{id}': 'Changed a role',
  'DELETE /office/roles/{id}': 'Deleted a role',
  'POST /office/passkeys': 'Added a passkey',
  'POST /office/passkeys/{id}/remove': 'Removed a passkey',
  'POST /office/totp/confirm': 'Set up digits of an app',
  'POST /office/totp/remove': 'Removed the digits of an app',
  'POST /office/recovery-codes': 'Made new recovery codes',
  'POST /office/sessions/{id}/end': 'Ended an own session',
}

export function callWords(call: string): string {
  return words[call] ?? call
}

/** Calls that the audit can be filtered by. */
export const callOptions = Object.entries(words).map(([value, label]) => ({ value, label }))

export function refusalWords(code: string): string {
  return isErrorCode(code) ? errors[code].text : code
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** `member:7` → 'member 7'. */
export function subjectWords(subject: string): string {
  return subject.replace(':', ' ')
}

/** A stored value on one line. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'nothing'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
