import { dateOf, timeOf } from '#client/lagos-time.ts'

/** '23 Nov 2026, 11:15', in Lagos, on one line. */
export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dateOf(at)}, {timeOf(at)}
    </time>
  )
}
