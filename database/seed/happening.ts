/** Something in a demo person's past, done as if it were that time. */
export interface Happening {
  at: Date
  happen(): Promise<void>
}

const hourMs = 3_600_000

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * hourMs)
}

export function hoursAfter(then: Date, hours: number): Date {
  return new Date(then.getTime() + hours * hourMs)
}

/** Lets all of it happen, one after the other: what is numbered gets its numbers in the order of time. */
export async function relive(past: Happening[]): Promise<void> {
  for (const { happen } of past.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await happen()
  }
}
