import { join } from 'node:path'
import type { contract } from '#contract/contract.ts'
import { type FlutterwaveSimulator, openFlutterwave } from '#simulators/flutterwave/flutterwave.ts'
import type { Panel } from '#simulators/simulators.ts'
import { contactsOf } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import { webhookAt } from './own-address.ts'
import {
  type OpenPaymentDeps,
  openPayments,
  type Payer,
  type Payments,
} from './payments/payments.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import type { Job } from './platform/jobs/jobs.ts'

export interface CardDeps
  extends Pick<OpenPaymentDeps, 'database' | 'clock' | 'log' | 'events' | 'timeouts'> {
  config: Config
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Cards {
  handlers: Wired<Pick<typeof contract, 'payments'>>
  linkOf: Payments['linkOf']
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  /** Null where cards are really charged. */
  simulator: FlutterwaveSimulator | null
  close(): Promise<void>
}

/** Card payments with Flutterwave, or its simulator. */
export async function openCards({ config, ownUrl, ...deps }: CardDeps): Promise<Cards> {
  const simulator = config.simulated.includes('flutterwave')
    ? await openFlutterwave({
        now: deps.clock.now,
        pagesUrl: () => config.PUBLIC_URL,
        webhookUrl: () => webhookAt(ownUrl(), 'flutterwave'),
        bookPath: join(config.DATA_DIR, 'simulators', 'flutterwave.jsonl'),
      })
    : null
  const payments = openPayments({
    ...deps,
    storeName: config.MALL_NAME,
    returnUrl: `${config.PUBLIC_URL}/loader`,
    payerOf: (accountId) => payerOf(deps, config, accountId),
    flutterwave: simulator ?? access(config),
  })
  return {
    handlers: { payments: payments.routes },
    linkOf: payments.linkOf,
    webhooks: [payments.webhook],
    jobs: payments.jobs,
    panels: simulator ? [simulator.panel] : [],
    simulator,
    async close() {
      await payments.close()
      await simulator?.close()
    },
  }
}

function access({ FLUTTERWAVE_URL, ...config }: Config): OpenPaymentDeps['flutterwave'] {
  const { FLUTTERWAVE_SECRET_KEY: secretKey = '', FLUTTERWAVE_WEBHOOK_HASH: webhookHash = '' } =
    config
  return { url: FLUTTERWAVE_URL.replace(/\/+$/, ''), secretKey, webhookHash }
}

/** Flutterwave requires an e-mail address: without one of the customer's, its receipts go to the mall's. */
async function payerOf(
  { database }: Pick<CardDeps, 'database'>,
  { MAIL_FROM = 'mall@example.com' }: Config,
  accountId: number,
): Promise<Payer> {
  const { firstName, lastName, email, phoneNumber } = await contactsOf(database.pool, accountId)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { email: email ?? MAIL_FROM, name, phoneNumber }
}
