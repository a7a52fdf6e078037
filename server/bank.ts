import { join } from 'node:path'
import type { contract } from '#contract/contract.ts'
import { type MonnifySimulator, openMonnifySimulator } from '#simulators/monnify/monnify.ts'
import type { Panel } from '#simulators/simulators.ts'
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
  type WalletDeps,
} from './wallet/wallet.ts'

export interface BankDeps extends Pick<WalletDeps, 'database' | 'clock' | 'log'> {
  config: Config
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Bank {
  handlers: Wired<Pick<typeof contract, 'wallet'>>
  /** For the account page. */
  facts: Pick<AccountFacts, 'balance' | 'bank'>
  /** The bank requires an e-mail address: without one of the customer's, it gets the mall's. */
  requestDepositAccount(
    holder: Omit<DepositHolder, 'email'> & { email: string | null },
  ): Promise<void>
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  close(): Promise<void>
}

/** The wallet, with Monnify for deposits or its simulator. */
export async function openBank({ config, ownUrl, ...deps }: BankDeps): Promise<Bank> {
  const { pool } = deps.database
  const simulated = config.simulated.includes('monnify')
    ? await openMonnifySimulator({
        now: deps.clock.now,
        path: join(config.DATA_DIR, 'simulators', 'monnify.jsonl'),
        webhookUrl: () => webhookAt(ownUrl(), 'monnify'),
        knownAccount: (number) => holderOfNumber(pool, number),
      })
    : null
  const wallet = openWallet({
    ...deps,
    storeName: config.MALL_NAME,
    monnify: monnifyAccess(config, simulated),
  })
  return {
    handlers: { wallet: wallet.routes },
    facts: {
      balance: (accountId) => balanceOf(pool, accountId),
      bank: (accountId) => bankOf(pool, accountId),
    },
    requestDepositAccount: ({ email, ...holder }) =>
      wallet.requestDepositAccount({ ...holder, email: email ?? config.MAIL_FROM ?? storeMail }),
    webhooks: [wallet.webhook],
    jobs: wallet.jobs,
    panels: simulated ? [simulated.panel] : [],
    close: async () => simulated?.close(),
  }
}

const storeMail = 'mall@example.com'

function monnifyAccess(config: Config, simulated: MonnifySimulator | null): WalletDeps['monnify'] {
  const { MONNIFY_API_KEY: apiKey = '', MONNIFY_SECRET_KEY: secretKey = '' } = config
  const { MONNIFY_URL, MONNIFY_CONTRACT_CODE: contractCode = '' } = config
  return (
    simulated?.access ?? { url: MONNIFY_URL.replace(/\/+$/, ''), apiKey, secretKey, contractCode }
  )
}
