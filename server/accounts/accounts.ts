/** The public module of accounts: other domains import nothing else. */

export { type AccountHolder, lockAccountHolder } from './account-holder.ts'
export { activeAccount, isActive, lockActive, lockExclusive } from './active-account.ts'
export { type Contacts, contactsOf } from './contacts.ts'
export { type NewAccount, openAccount } from './open-account.ts'
export { Passwords } from './passwords.ts'
export type { Person, PersonalData } from './privacy.ts'
export type { AccountFacts } from './read.ts'
export { requireActive } from './require-active.ts'
export { openAccounts } from './routes.ts'
export { findCustomer } from './sessions.ts'
