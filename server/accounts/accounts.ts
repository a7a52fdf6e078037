/** The face of accounts: all that other domains may import. */

export { type Contacts, contactsOf } from './contacts.ts'
export { type AccountHolder, holdAccount } from './hold-account.ts'
export { holdAlone, holdLiving, isLiving, livingAccount } from './living.ts'
export { type NewAccount, openAccount } from './open-account.ts'
export { Passwords } from './passwords.ts'
export type { Person, PersonalData } from './personal.ts'
export type { AccountFacts } from './read.ts'
export { requireLiving } from './require-living.ts'
export { type AccountOptions, accountRoutes } from './routes.ts'
export { findCustomer } from './sessions.ts'
export { sweepAccounts } from './sweep.ts'
