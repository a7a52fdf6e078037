import type { contract } from '#contract/contract.ts'
import { type DojahSimulator, openDojah } from '#simulators/dojah/dojah.ts'
import type { Panel } from '#simulators/simulators.ts'
import type { AccountFacts } from './accounts/accounts.ts'
import { badgeName, badgeRoutes } from './badges/badges.ts'
import type { Config } from './config.ts'
import { cleanUpContactMessages, helpRoutes } from './help/help.ts'
import { type Identity, type IdentityDeps, openIdentity } from './identity/identity.ts'
import type { SendMessage } from './messages/messages.ts'
import { deliveredCount } from './orders/orders.ts'
import { webhookAt } from './own-address.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import { defineJob, type Job } from './platform/jobs/jobs.ts'
import { deriveKey } from './platform/secret.ts'
import { reviewRoutes } from './reviews/reviews.ts'

export interface DashboardDeps
  extends Pick<
    IdentityDeps,
    'database' | 'clock' | 'log' | 'announce' | 'media' | 'secret' | 'verified' | 'matched'
  > {
  config: Config
  sendMessage: SendMessage
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Dashboard {
  handlers: Wired<typeof contract>
  /** For the account page. */
  facts: Pick<AccountFacts, 'verification' | 'badge'>
  checkOf: Identity['checkOf']
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  close(): Promise<void>
}

/** Identity checks, reviews and badges of the dashboard, and the help pages. */
export async function openDashboard({
  config,
  ownUrl,
  sendMessage,
  ...deps
}: DashboardDeps): Promise<Dashboard> {
  const dojah = config.simulated.includes('dojah')
    ? await openDojah({ now: deps.clock.now, webhookUrl: () => webhookAt(ownUrl(), 'dojah') })
    : null
  const identity = openIdentity({ ...deps, dojah: dojahAccess(config, dojah) })
  const { database, clock, secret } = deps
  const orderCount = (accountId: number) => deliveredCount(database, accountId)
  return {
    handlers: {
      badges: badgeRoutes({ database, deliveredCount: orderCount }),
      reviews: reviewRoutes({ database, clock }),
      identity: identity.routes,
      help: helpRoutes({
        database,
        clock,
        sendMessage,
        key: deriveKey('help', secret),
        storeName: config.MALL_NAME,
        contactMail: (config.CONTACT_MAIL ?? config.MAIL_FROM ?? 'mall@example.com').toLowerCase(),
      }),
    },
    facts: {
      verification: identity.verificationOf,
      badge: async (accountId) => badgeName(database, await orderCount(accountId)),
    },
    checkOf: identity.checkOf,
    webhooks: [identity.webhook],
    jobs: [
      ...identity.jobs,
      defineJob('help-clean-up', '40 3 * * *', () => cleanUpContactMessages({ database, clock })),
    ],
    panels: dojah ? [dojah.panel] : [],
    close: async () => dojah?.close(),
  }
}

function dojahAccess(config: Config, simulated: DojahSimulator | null): IdentityDeps['dojah'] {
  const { DOJAH_URL, DOJAH_APP_ID: appId = '', DOJAH_SECRET_KEY: secretKey = '' } = config
  return simulated ?? { url: DOJAH_URL.replace(/\/+$/, ''), appId, secretKey }
}
