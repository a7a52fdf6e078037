import { nullable, text } from '#server/platform/database/columns.ts'

export const placeColumns = { city: nullable(text), state: nullable(text) }

/** The place that a parcel goes to, as a driver needs it. */
export function placeIn({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state === city ? null : state].filter(Boolean).join(', ')
}
