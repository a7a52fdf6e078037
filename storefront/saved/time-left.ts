const dayMs = 24 * 60 * 60_000
/** From how many days on it is told (the contract's section 6): the last week. */
const toldFrom = 7

/** What is told of an item whose time ends: `5 days left`, `Last day`. Null before its last week. */
export function timeLeft(keptUntil: string, now: string): string | null {
  const days = Math.ceil((Date.parse(keptUntil) - Date.parse(now)) / dayMs)
  if (days > toldFrom) return null
  return days <= 1 ? 'Last day' : `${days} days left`
}
