/** The face of accounts: all that other domains may import. */
export { type NewAccount, openAccount } from './open-account.ts'
export { Passwords } from './passwords.ts'
export { type AccountOptions, accountRoutes } from './routes.ts'
export { findCustomer } from './sessions.ts'
export { sweepAccounts } from './sweep.ts'
