import { setTimeout as wait } from 'node:timers/promises'
import { auditRecorder } from '#server/audit/audit.ts'
import { isInCoupon } from '#server/coupons/coupons.ts'
import { isOrdered } from '#server/orders/orders.ts'
import { picturesNamed, usePictures } from '#server/pictures/pictures.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { OfficeBrowser } from '#server/staff/test-staff.ts'
import type { BulkDeps } from './deps.ts'

/** What workers beside the app's own need; an error that a worker logs is thrown away. */
export function testBulkDeps(database: Database, clock: Clock, keys: Keys): BulkDeps {
  return {
    database,
    clock,
    recordAudit: auditRecorder({ clock, keys }),
    isNamed: async (tx, item) =>
      (await isOrdered(tx, item)) ||
      (item.combinationId === null && (await isInCoupon(tx, item.productId))),
    picturesNamed,
    takePictures: usePictures,
    plainPicture: async () => 'a'.repeat(64),
    log: { error: () => undefined },
  }
}

/** Sends a file; answers the outcome of the call. */
export function sendCsv(browser: OfficeBrowser, file: string | Uint8Array, name = 'prices.csv') {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  return browser.upload(`/office/bulk/files?name=${name}`, Uint8Array.from(bytes), 'text/csv')
}

/** Sends a file and waits until it is checked; answers the id of the bulk change. */
export async function checkedCsv(browser: OfficeBrowser, file: string): Promise<number> {
  const { data, message } = await sendCsv(browser, file)
  if (!data) throw new Error(message)
  await settled(browser, data.id)
  return data.id
}

/** Applies or undoes a change, and waits for the end of it. */
export async function move(
  browser: OfficeBrowser,
  id: number,
  to: 'apply' | 'undo',
  body: object = {},
): Promise<void> {
  const { status, message } = await browser.post(`/office/bulk/${id}/${to}`, body)
  if (status !== 200) throw new Error(message)
  await settled(browser, id)
}

async function settled(browser: OfficeBrowser, id: number): Promise<void> {
  for (let attempts = 0; attempts < 1_000; attempts += 1) {
    const { data } = await browser.get(`/office/bulk/${id}`)
    if (data.state !== 'checking' && data.state !== 'running') return
    await wait(20)
  }
  throw new Error(`the bulk change ${id} does not end`)
}

/** State, and the figures that are not zero. */
export async function stateOf(browser: OfficeBrowser, id: number) {
  const { data } = await browser.get(`/office/bulk/${id}`)
  const figures = Object.entries<number>(data.rows).filter(([, count]) => count > 0)
  return { state: data.state, ...Object.fromEntries(figures) }
}

export async function rowsOf(browser: OfficeBrowser, id: number, outcome: string) {
  return (await browser.get(`/office/bulk/${id}/rows?outcome=${outcome}`)).data.rows
}
