import { join } from 'node:path'
import type { contract } from '#contract/contract.ts'
import { type MonnifySimulator, openMonnifySimulator } from '#simulators/monnify/monnify.ts'
import type { Desk } from '#simulators/simulators.ts'
import type { AccountFacts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import { webhookAt } from './own-address.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import type { Job } from './platform/jobs/jobs.ts'
import {
  balanceOf,
  bankOf,
  type DepositHolder,
  holderOfNumber,
  openWallet,
  type WalletParts,
} from './wallet/wallet.ts'

export interface BankParts extends Pick<WalletParts, 'database' | 'clock' | 'log'> {
  config: Config
  /** Where this process is reached by its own simulators; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Bank {
  handlers: Wired<Pick<typeof contract, 'wallet'>>
  /** What accounts show of it. */
  facts: Pick<AccountFacts, 'balance' | 'bank'>
  /** Customers without a mail address of their own are reached at the mall's. */
  askDepositAccount(holder: Omit<DepositHolder, 'email'> & { email: string | null }): Promise<void>
  webhooks: Webhook[]
  jobs: Job[]
  desks: Desk[]
  close(): Promise<void>
}

/** The wallet with the bank that deposits come through, or the bank's simulator. */
export async function openBank({ config, ownUrl, ...parts }: BankParts): Promise<Bank> {
  const { pool } = parts.database
  const simulated = config.simulated.includes('monnify')
    ? await openMonnifySimulator({
        now: parts.clock.now,
        path: join(config.DATA_DIR, 'simulators', 'monnify.jsonl'),
        webhookUrl: () => webhookAt(ownUrl(), 'monnify'),
        knownAccount: (number) => holderOfNumber(pool, number),
      })
    : null
  const wallet = openWallet({
    ...parts,
    mall: config.MALL_NAME,
    monnify: monnifyAccess(config, simulated),
  })
  return {
    handlers: { wallet: wallet.routes },
    facts: {
      balance: (accountId) => balanceOf(pool, accountId),
      bank: (accountId) => bankOf(pool, accountId),
    },
    askDepositAccount: ({ email, ...holder }) =>
      wallet.askDepositAccount({ ...holder, email: email ?? config.MAIL_FROM ?? mallMail }),
    webhooks: [wallet.webhook],
    jobs: wallet.jobs,
    desks: simulated ? [simulated.desk] : [],
    close: async () => simulated?.close(),
  }
}

const mallMail = 'mall@example.com'

function monnifyAccess(config: Config, simulated: MonnifySimulator | null): WalletParts['monnify'] {
  const { MONNIFY_API_KEY: apiKey = '', MONNIFY_SECRET_KEY: secretKey = '' } = config
  const { MONNIFY_URL, MONNIFY_CONTRACT_CODE: contractCode = '' } = config
  return (
    simulated?.access ?? { url: MONNIFY_URL.replace(/\/+$/, ''), apiKey, secretKey, contractCode }
  )
}
