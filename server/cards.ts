import { join } from 'node:path'
import type { contract } from '#contract/contract.ts'
import { type FlutterwaveSimulator, openFlutterwave } from '#simulators/flutterwave/flutterwave.ts'
import type { Desk } from '#simulators/simulators.ts'
import { contactsOf } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import { webhookAt } from './own-address.ts'
import {
  type OpenPaymentParts,
  openPayments,
  type Payer,
  type Payments,
} from './payments/payments.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import type { Job } from './platform/jobs/jobs.ts'

export interface CardParts
  extends Pick<OpenPaymentParts, 'database' | 'clock' | 'log' | 'events' | 'timeouts'> {
  config: Config
  /** Where this process is reached by its own simulators; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Cards {
  handlers: Wired<Pick<typeof contract, 'payments'>>
  linkOf: Payments['linkOf']
  webhooks: Webhook[]
  jobs: Job[]
  desks: Desk[]
  /** Null where cards are charged in earnest. */
  simulator: FlutterwaveSimulator | null
  close(): Promise<void>
}

/** Card payments with Flutterwave, or its simulator. */
export async function openCards({ config, ownUrl, ...parts }: CardParts): Promise<Cards> {
  const simulator = config.simulated.includes('flutterwave')
    ? await openFlutterwave({
        now: parts.clock.now,
        pagesUrl: () => config.PUBLIC_URL,
        webhookUrl: () => webhookAt(ownUrl(), 'flutterwave'),
        bookPath: join(config.DATA_DIR, 'simulators', 'flutterwave.jsonl'),
      })
    : null
  const payments = openPayments({
    ...parts,
    mall: config.MALL_NAME,
    returnUrl: `${config.PUBLIC_URL}/loader`,
    payerOf: (accountId) => payerOf(parts, config, accountId),
    flutterwave: simulator ?? access(config),
  })
  return {
    handlers: { payments: payments.routes },
    linkOf: payments.linkOf,
    webhooks: [payments.webhook],
    jobs: payments.jobs,
    desks: simulator ? [simulator.desk] : [],
    simulator,
    async close() {
      await payments.close()
      await simulator?.close()
    },
  }
}

function access({ FLUTTERWAVE_URL, ...config }: Config): OpenPaymentParts['flutterwave'] {
  const { FLUTTERWAVE_SECRET_KEY: secretKey = '', FLUTTERWAVE_WEBHOOK_HASH: webhookHash = '' } =
    config
  return { url: FLUTTERWAVE_URL.replace(/\/+$/, ''), secretKey, webhookHash }
}

/** Flutterwave wants a mail address: receipts of people who have only a phone come to the mall. */
async function payerOf(
  { database }: Pick<CardParts, 'database'>,
  { MAIL_FROM = 'mall@example.com' }: Config,
  accountId: number,
): Promise<Payer> {
  const { firstName, lastName, email, phoneNumber } = await contactsOf(database.pool, accountId)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { email: email ?? MAIL_FROM, name, phoneNumber }
}
