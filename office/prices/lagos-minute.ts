import { inLagos } from '#client/lagos-time.ts'

/** As a field for date and time has it, in Lagos: '2026-11-24T09:00'. */
export function lagosMinute(time: Date | string): string {
  return inLagos(time).toISOString().slice(0, 16)
}

/** The reverse, as ISO 8601 in UTC; the text itself where it is no time. */
export function timeOfMinute(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)
    ? new Date(`${text}:00+01:00`).toISOString()
    : text
}
