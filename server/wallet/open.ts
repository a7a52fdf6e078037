import { openAnnouncer } from '#server/platform/database/announce.ts'
import type { Webhook } from '#server/platform/http/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { BankAccounts } from './bank-accounts.ts'
import { settleNotified } from './deposit.ts'
import type { Deps } from './deps.ts'
import { type Holder, openMonnify } from './monnify.ts'
import type { MonnifyAccess, MonnifyTimeouts } from './monnify-token.ts'
import { reconcileNumbers } from './reconcile-numbers.ts'
import { walletRoutes } from './routes.ts'
import { monnifyWebhook } from './webhook.ts'

export interface WalletDeps extends Omit<Deps, 'monnify' | 'announce'> {
  monnify: MonnifyAccess
  /** For statements. */
  storeName: string
  /** For tests. */
  timeouts?: MonnifyTimeouts
}

export type DepositHolder = Holder & { accountId: number }

export interface Wallet {
  routes: ReturnType<typeof walletRoutes>
  /** Monnify's events of received transfers. */
  webhook: Webhook
  jobs: Job[]
  /**
   * Requests the number that `openDepositAccount` recorded from the bank, after the commit. A job retries while
   * the bank is unavailable, for a day at most and within this process. Waits a few seconds at most.
   */
  requestDepositAccount(holder: DepositHolder): Promise<void>
}

const usualTimeouts: MonnifyTimeouts = { timeoutMs: 5_000, cooldownMs: 10_000 }

/** The wallet's calls, and the bank through which deposits come. */
export function openWallet({
  monnify: access,
  timeouts = usualTimeouts,
  storeName,
  ...plain
}: WalletDeps): Wallet {
  const monnify = openMonnify(access, { ...timeouts, log: plain.log })
  const announce = openAnnouncer(plain.database.pool, plain.log)
  const deps = { ...plain, monnify, announce }
  const bankAccounts = new BankAccounts(deps)
  return {
    routes: walletRoutes({ ...plain, storeName }),
    webhook: monnifyWebhook(access.secretKey, deps),
    jobs: [
      defineJob('wallet-deposits', '* * * * *', () => settleNotified(deps)),
      defineJob('wallet-open-accounts', '* * * * *', () => bankAccounts.openWaiting()),
      defineJob('wallet-reconcile', '* * * * *', () => reconcileNumbers(deps)),
    ],
    requestDepositAccount: (holder) => bankAccounts.requestNumber(holder),
  }
}
