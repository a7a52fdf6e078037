import { join } from 'node:path'
import type { contract } from '#contract/contract.ts'
import { openCarrierSimulator } from '#simulators/carriers/carriers.ts'
import type { Panel } from '#simulators/simulators.ts'
import { contactsOf } from './accounts/accounts.ts'
import { readCart } from './cart/cart.ts'
import type { Config } from './config.ts'
import { type DeliveryDeps, openDelivery } from './delivery/delivery.ts'
import { webhookAt } from './own-address.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import type { Job } from './platform/jobs/jobs.ts'

export interface ParcelDeps
  extends Pick<DeliveryDeps, 'database' | 'clock' | 'log' | 'media' | 'parcelMoved'> {
  config: Config
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Parcels {
  handlers: Wired<Pick<typeof contract, 'delivery'>>
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  close(): Promise<void>
}

/** Delivery, with the carriers or their simulator. */
export async function openParcels({ config, ownUrl, ...deps }: ParcelDeps): Promise<Parcels> {
  const { database } = deps
  const simulated = config.simulated.includes('terminal')
    ? await openCarrierSimulator({
        now: deps.clock.now,
        folder: join(config.DATA_DIR, 'simulators'),
        statesDown: config.SIMULATORS_CARRIER_DOWN ?? '',
        webhookUrl: () => webhookAt(ownUrl(), 'terminal'),
      })
    : null
  const { TERMINAL_URL, TERMINAL_SECRET_KEY: secretKey = '' } = config
  const delivery = openDelivery({
    ...deps,
    terminal: simulated ?? { url: TERMINAL_URL.replace(/\/+$/, ''), secretKey },
    store: storeOf(config),
    cartOf: (accountId) => readCart(database, accountId),
    emailOf: async (accountId) => (await contactsOf(database.pool, accountId)).email,
  })
  return {
    handlers: { delivery: delivery.routes },
    webhooks: [delivery.webhook],
    jobs: delivery.jobs,
    panels: simulated ? [simulated.panel] : [],
    async close() {
      await delivery.close()
      await simulated?.close()
    },
  }
}

/** Where carriers collect parcels; the defaults are for simulated carriers. */
export function storeOf({ STORE_STREET, STORE_PHONE, MAIL_FROM }: Config): DeliveryDeps['store'] {
  return {
    street: STORE_STREET ?? '14 Adire Crescent, Bodija',
    phone: STORE_PHONE ?? '+2348031000100',
    email: MAIL_FROM ?? 'mall@example.com',
  }
}
