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
  /** The mall's name. */
  storeName: string
  /** For tests. */
  timeouts?: MonnifyTimeouts
}

export type DepositHolder = Holder & { accountId: number }

export interface Wallet {
  routes: ReturnType<typeof walletRoutes>
  /** What Monnify tells of money that came in. */
  webhook: Webhook
  jobs: Job[]
  /**
   * Asks the bank for the number that `openDepositAccount` wrote down, after that was committed; again by a
   * job while the bank is away, for a day and as long as this process lives. Waits for the bank a few
   * seconds at most.
   */
  requestDepositAccount(holder: DepositHolder): Promise<void>
}

const usual: MonnifyTimeouts = { timeoutMs: 5_000, cooldownMs: 10_000 }

/** The wallet's dealings with the world: its calls, and the bank that deposits come through. */
export function openWallet({
  monnify: access,
  timeouts = usual,
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
      defineJob('wallet-numbers', '* * * * *', () => bankAccounts.openWaiting()),
      defineJob('wallet-look-after', '* * * * *', () => reconcileNumbers(deps)),
    ],
    requestDepositAccount: (holder) => bankAccounts.ask(holder),
  }
}
