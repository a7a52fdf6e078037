import type { CallResult, RawInput } from './call.ts'
import type { Caller } from './handler.ts'

/** Answers a keyed call of the office: once in full, then with the same answer. */
export type AnswerOnce = (
  caller: Caller,
  input: RawInput,
  answer: (caller: Caller, input: RawInput) => Promise<Pick<CallResult, 'body' | 'cookies'>>,
) => Promise<Pick<CallResult, 'body' | 'cookies'>>
