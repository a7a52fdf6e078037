import { inLagos } from '#client/lagos-time.ts'
import type { PeriodState } from '#contract/office/content.ts'
import { momentOf } from '../lists/time.tsx'

/** A time as a field of the browser has it, in Lagos: `2026-12-01T08:00`; none: an empty text. */
export function toField(time: string | null): string {
  return time === null ? '' : inLagos(time).toISOString().slice(0, 16)
}

/** The reverse, in UTC. Lagos is an hour ahead, the whole year. */
export function fromField(text: string): string | null {
  const time = new Date(`${text}:00+01:00`)
  return text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** A field's time in words. */
export function fieldWords(text: string): string {
  const time = fromField(text)
  return time === null ? 'No bound' : momentOf(time)
}

export const stateWords: Record<PeriodState, string> = {
  now: 'Shown now',
  later: 'Later',
  over: 'Over',
}
