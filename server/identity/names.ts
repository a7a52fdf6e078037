import type { AccountHolder } from '#server/accounts/accounts.ts'

/**
 * Whether an account's names are among a record's: in any order and case, with or without accents, a
 * middle name on one side only. Two must agree, or the only one that the account has.
 */
export function isSamePerson(account: AccountHolder, record: string[]): boolean {
  const known = new Set(record.flatMap(words))
  const own = new Set(words(`${account.firstName} ${account.lastName ?? ''}`))
  const others = words(account.middleName ?? '')
  const agreeing = [...new Set([...own, ...others])].filter((word) => known.has(word)).length
  return agreeing >= Math.min(2, own.size)
}

/** NFD turns accents into combining marks, which are removed. */
function words(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
