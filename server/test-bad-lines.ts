import { afterAll } from 'vitest'
import type { Fault } from '#simulators/bad-line.ts'
import { openLog } from './platform/log.ts'
import { ProviderError, type ProviderErrorKind } from './platform/provider.ts'

/** What follows a call that failed. */
export type Next = 'again' | 'looks first' | 'gives up' | 'refuses' | 'asks to retry'

/** A call to a provider through a line that can break. */
export interface Rig {
  /** The outcome of a call while the line is broken. */
  kind(fault: Fault): Promise<ProviderErrorKind | 'ok'>
  /** Runs the work while the line is broken, and after it is mended; checks that it was done once. */
  next?(fault: Fault): Promise<Next>
}

/** Each call has a client of its own, so that no circuit breaker opens. */
export const options = { timeoutMs: 1_000, cooldownMs: 200, log: openLog('silent') }

export async function kindOf(call: Promise<unknown>): Promise<ProviderErrorKind | 'ok'> {
  try {
    const answer = await call
    // Some mappings answer a refusal instead of throwing it.
    const isNo = answer === null || (answer instanceof Object && 'reason' in answer)
    return isNo ? 'refused' : 'ok'
  } catch (error) {
    if (error instanceof ProviderError) return error.kind
    throw error
  }
}

/** Runs `work` while the line is broken for these calls. */
export async function during<T>(
  line: { breakOff(fault: Fault, calls?: RegExp): Promise<void>; mend(): Promise<void> },
  fault: Fault,
  calls: RegExp,
  work: () => Promise<T>,
): Promise<T> {
  await line.breakOff(fault, calls)
  try {
    return await work()
  } finally {
    await line.mend()
  }
}

/** By the first call after the line was mended. */
export function firstOf(calls: string[], looks: RegExp, acts: RegExp): Next {
  const first = calls.find((call) => looks.test(call) || acts.test(call)) ?? ''
  return looks.test(first) ? 'looks first' : 'again'
}

/** A line that is opened once its target is known. */
export function lineToBe<L extends { url: string; close(): Promise<void> }>(
  open: (url: string) => Promise<L>,
) {
  const { promise, resolve } = Promise.withResolvers<L>()
  return {
    line: promise,
    async via(url: string): Promise<string> {
      const line = await open(url)
      afterAll(() => line.close())
      resolve(line)
      return line.url
    },
  }
}
