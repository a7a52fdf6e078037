import type { CallResult, RawInput } from './call.ts'
import type { Caller } from './handler.ts'

/** The claim of a form's key, which the transaction of its change makes. */
export interface KeyClaim {
  memberId: number
  /** As the contract names it. */
  call: string
  key: string
  /** Of all that was sent, once it is read. */
  hash(): Buffer
  isClaimed: boolean
}

/** Answers a keyed call of the office: once in full, then with the same answer. */
export type AnswerOnce = (
  caller: Caller,
  input: RawInput,
  answer: (caller: Caller, input: RawInput) => Promise<Pick<CallResult, 'body' | 'cookies'>>,
) => Promise<Pick<CallResult, 'body' | 'cookies'>>
