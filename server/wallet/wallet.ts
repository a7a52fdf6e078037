import type { wallet } from '#contract/shop/wallet.ts'
import type { Domain } from '#server/platform/domain.ts'
import type { Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { BankAccounts } from './deposits/bank-accounts.ts'
import { settleNotified } from './deposits/deposit.ts'
import { reconcileNumbers } from './deposits/reconcile-numbers.ts'
import type { Deps } from './deps.ts'
import { type Holder, openMonnify } from './monnify/monnify.ts'
import type { MonnifyAccess, MonnifyTimeouts } from './monnify/token.ts'
import { monnifyWebhook } from './monnify/webhook.ts'
import { walletHandlers } from './routes.ts'

/** The public module of the wallet: other domains import nothing else. */
export { adjustmentKind, requestAdjustment } from './adjustments/adjustment.ts'
export { balanceOf } from './balance.ts'
export {
  bankOf,
  closeDepositAccount,
  holderOfNumber,
  openDepositAccount,
} from './deposits/bank-accounts.ts'
export { creditDeposit } from './deposits/deposit.ts'
export {
  type DepositUnderReview,
  describeDeposits,
  retryDeposit,
} from './deposits/review.ts'
export { ledgerFaults } from './faults.ts'
export {
  bankAccountBacklog,
  depositsUnderReviewSince,
  depositsWaitingSince,
  newestTransaction,
  postedKeys,
  unevenTransactions,
  walletDifferences,
  walletsMovedSince,
} from './figures.ts'
export {
  cardMoneyIn,
  cardMoneyOut,
  carriageDiffers,
  giveBack,
  type OrderMoney,
  type OutsideMoney,
  purchase,
  tillMoneyIn,
  unmatchedMoneyIn,
  unmatchedMoneyOut,
} from './order-money.ts'
export { eraseDepositor, exportWallet } from './privacy.ts'

export interface WalletDeps extends Omit<Deps, 'monnify'> {
  monnify: MonnifyAccess
  /** For statements. */
  storeName: string
  /** For tests. */
  timeouts?: MonnifyTimeouts
  /** The bank requires an e-mail address: a customer without one gets this. */
  mailFrom: string
}

export type DepositHolder = Omit<Holder, 'email'> & { accountId: number; email: string | null }

export interface Wallet extends Domain<typeof wallet> {
  jobs: Job[]
  /** Monnify's events of received transfers. */
  webhooks: Webhook[]
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
  mailFrom,
  ...plain
}: WalletDeps): Wallet {
  const monnify = openMonnify(access, { ...timeouts, log: plain.log })
  const deps = { ...plain, monnify }
  const bankAccounts = new BankAccounts(deps)
  return {
    handlers: walletHandlers({ ...plain, storeName }),
    webhooks: [monnifyWebhook(access.secretKey, deps)],
    jobs: [
      defineJob('wallet-deposits', '* * * * *', () => settleNotified(deps)),
      defineJob('wallet-open-accounts', '* * * * *', () => bankAccounts.openWaiting()),
      defineJob('wallet-reconcile', '* * * * *', () => reconcileNumbers(deps)),
    ],
    requestDepositAccount: ({ email, ...holder }) =>
      bankAccounts.requestNumber({ ...holder, email: email ?? mailFrom }),
  }
}
