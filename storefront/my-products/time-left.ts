const dayMs = 24 * 60 * 60_000
/** The time left is displayed in the last week (the contract's section 6). */
const warningDays = 7

/** `5 days left`, `Last day`; null before the last week. */
export function timeLeft(savedUntil: string, now: string): string | null {
  const days = Math.ceil((Date.parse(savedUntil) - Date.parse(now)) / dayMs)
  if (days > warningDays) return null
  return days <= 1 ? 'Last day' : `${days} days left`
}
