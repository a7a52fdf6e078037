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
import { keyFor } from './platform/secret.ts'
import { reviewRoutes } from './reviews/reviews.ts'

export interface RoomDeps
  extends Pick<
    IdentityDeps,
    'database' | 'clock' | 'log' | 'media' | 'secret' | 'verified' | 'matched'
  > {
  config: Config
  sendMessage: SendMessage
  /** Where this process is reached by its own simulators; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Rooms {
  handlers: Wired<typeof contract>
  /** What accounts show of them. */
  facts: Pick<AccountFacts, 'verification' | 'badge'>
  checkOf: Identity['checkOf']
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  close(): Promise<void>
}

/** The customer's own rooms, and the help that is open to everybody. */
export async function openRooms({
  config,
  ownUrl,
  sendMessage,
  ...deps
}: RoomDeps): Promise<Rooms> {
  const dojah = config.simulated.includes('dojah')
    ? await openDojah({ now: deps.clock.now, webhookUrl: () => webhookAt(ownUrl(), 'dojah') })
    : null
  const identity = openIdentity({ ...deps, dojah: dojahAccess(config, dojah) })
  const { database, clock, secret } = deps
  const orderCount = (accountId: number) => deliveredCount(database.pool, accountId)
  return {
    handlers: {
      badges: badgeRoutes({ pool: database.pool, deliveredCount: orderCount }),
      reviews: reviewRoutes({ database, clock }),
      identity: identity.routes,
      help: helpRoutes({
        database,
        clock,
        sendMessage,
        key: keyFor('help', secret),
        storeName: config.MALL_NAME,
        contactMail: (config.CONTACT_MAIL ?? config.MAIL_FROM ?? 'mall@example.com').toLowerCase(),
      }),
    },
    facts: {
      verification: identity.verificationOf,
      badge: async (accountId) => badgeName(database.pool, await orderCount(accountId)),
    },
    checkOf: identity.checkOf,
    webhooks: [identity.webhook],
    jobs: [
      ...identity.jobs,
      defineJob('help-clean', '40 3 * * *', () => cleanUpContactMessages({ database, clock })),
    ],
    panels: dojah ? [dojah.panel] : [],
    close: async () => dojah?.close(),
  }
}

function dojahAccess(config: Config, simulated: DojahSimulator | null): IdentityDeps['dojah'] {
  const { DOJAH_URL, DOJAH_APP_ID: appId = '', DOJAH_SECRET_KEY: secretKey = '' } = config
  return simulated ?? { url: DOJAH_URL.replace(/\/+$/, ''), appId, secretKey }
}
