/** An event in a demo person's past; `run` writes it as of that time. */
export interface PastEvent {
  at: Date
  run(): Promise<void>
}

const hourMs = 3_600_000

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * hourMs)
}

export function hoursAfter(then: Date, hours: number): Date {
  return new Date(then.getTime() + hours * hourMs)
}

/** Runs the events one after the other, oldest first: ids then follow the order of time. */
export async function replay(past: PastEvent[]): Promise<void> {
  for (const { run } of past.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await run()
  }
}
