import { openAnnouncer } from '#server/platform/database/announce.ts'
import type { Webhook } from '#server/platform/http/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { BankAccounts } from './bank-accounts.ts'
import { settleTold } from './deposit.ts'
import { lookAfterNumbers } from './look-after.ts'
import { type Holder, openMonnify } from './monnify.ts'
import type { MonnifyAccess, MonnifyTimeouts } from './monnify-token.ts'
import type { Parts } from './parts.ts'
import { walletRoutes } from './routes.ts'
import { monnifyWebhook } from './webhook.ts'

export interface WalletParts extends Omit<Parts, 'monnify' | 'announce'> {
  monnify: MonnifyAccess
  /** The mall's name. */
  mall: string
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
  askDepositAccount(holder: DepositHolder): Promise<void>
}

const usual: MonnifyTimeouts = { timeoutMs: 5_000, cooldownMs: 10_000 }

/** The wallet's dealings with the world: its calls, and the bank that deposits come through. */
export function openWallet({
  monnify: access,
  timeouts = usual,
  mall,
  ...plain
}: WalletParts): Wallet {
  const monnify = openMonnify(access, { ...timeouts, log: plain.log })
  const announce = openAnnouncer(plain.database.pool, plain.log)
  const parts = { ...plain, monnify, announce }
  const bankAccounts = new BankAccounts(parts)
  return {
    routes: walletRoutes({ ...plain, mall }),
    webhook: monnifyWebhook(access.secretKey, parts),
    jobs: [
      defineJob('wallet-deposits', '* * * * *', () => settleTold(parts)),
      defineJob('wallet-numbers', '* * * * *', () => bankAccounts.openWaiting()),
      defineJob('wallet-look-after', '* * * * *', () => lookAfterNumbers(parts)),
    ],
    askDepositAccount: (holder) => bankAccounts.ask(holder),
  }
}
