import type { accounts } from '#contract/accounts.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { cleanUpAccounts } from './clean-up.ts'
import { type AccountOptions, accountHandlers } from './routes.ts'

/** The public module of accounts: other domains import nothing else. */
export { type AccountHolder, lockAccountHolder } from './account-holder.ts'
export { activeAccount, isActive, lockActive, lockExclusive } from './active-account.ts'
export { type Contacts, contactsOf } from './contacts.ts'
export { type NewAccount, openAccount } from './open-account.ts'
export { Passwords } from './passwords.ts'
export type { Person, PersonalData } from './privacy.ts'
export type { AccountFacts } from './read.ts'
export { requireActive } from './require-active.ts'
export { findCustomer } from './sessions.ts'

export function openAccounts(options: AccountOptions): Domain<typeof accounts> {
  const { database, clock } = options
  return {
    handlers: accountHandlers(options),
    jobs: [
      defineJob('accounts-clean-up', '*/10 * * * *', () => cleanUpAccounts(database, clock.now())),
    ],
  }
}
