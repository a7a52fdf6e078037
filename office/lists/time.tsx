import { dateOf, timeOf } from '#client/lagos-time.ts'

/** '23 Nov 2026, 11:15', in Lagos: what the office shows may be years old, or ahead. */
export function momentOf(at: Date | string): string {
  return `${dateOf(at)}, ${timeOf(at)}`
}

/** The same, on one line where a list is wide enough. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} className="lg:whitespace-nowrap">
      {momentOf(at)}
    </time>
  )
}
