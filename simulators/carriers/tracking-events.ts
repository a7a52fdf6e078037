import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Delivery, deliver, isTaken } from '../deliver.ts'
import type { WebhookMode } from './fleet.ts'
import type { Parcel } from './parcels.ts'
import { shipmentOf } from './terminal.ts'

export interface TrackingDeps {
  secretKey: string
  /** Null while the mall does not listen yet. */
  webhookUrl: () => string | null
}

const maxAttempts = 3
/** For all attempts together. */
const timeoutMs = 30_000

/** Sends the mall a tracking event as Terminal does; answers whether the mall accepted it. */
export async function sendTrackingEvent(
  { secretKey, webhookUrl }: TrackingDeps,
  event: string,
  parcel: Parcel,
  mode: WebhookMode,
): Promise<boolean> {
  if (mode === 'lost') return false
  const body = JSON.stringify({ event, data: shipmentOf(parcel) })
  const key = mode === 'forged' ? `not ${secretKey}` : secretKey
  const signature = createHmac('sha512', key).update(body).digest('hex')
  const headers = { 'x-terminal-signature': signature }
  const delivery = { url: webhookUrl, headers, body, signal: AbortSignal.timeout(timeoutMs) }
  const taken = await send(delivery)
  return mode === 'twice' ? (await send(delivery)) && taken : taken
}

async function send(delivery: Delivery): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const status = await deliver(delivery)
    if (isTaken(status)) return true
    // A 4xx is final: another attempt would get the same answer.
    if (status !== null && status < 500) return false
    await wait(200)
  }
  return false
}
