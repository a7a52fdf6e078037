import type { documents } from '#contract/office/documents.ts'
import type { Fulfilment, fulfilment } from '#contract/office/fulfilment.ts'
import type { manifests } from '#contract/office/manifests.ts'
import { auditSource } from '#server/audit/audit.ts'
import { countRefund, type Orders, orderToFulfil } from '#server/orders/orders.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { dateRange } from '#server/platform/date-range.ts'
import { type Call, type Handlers, refuse, staffOf } from '#server/platform/http/handler.ts'
import { giveBatch, isFree, lockBatch, readBatch } from './batch.ts'
import { changeBatch, changeFulfilment, type FulfilmentDeps } from './change-fulfilment.ts'
import { type DocumentDeps, documentHandlers } from './documents/documents.ts'
import { handOver } from './hand-over.ts'
import { manifestHandlers } from './manifests/manifests.ts'
import { readPicking } from './overview.ts'
import { boxLines, expectedGrams, requireWeight, requireWholeBox } from './packing.ts'
import { takeScans } from './scans.ts'
import { serialsOf } from './serials/read-serials.ts'
import { requireSerials } from './serials/require-serials.ts'
import { storeSerials } from './serials/store-serials.ts'
import { lockFulfilment, moveFulfilment, readFulfilment, requireState } from './state.ts'
import { type MissingUnits, resumeOrder, stopForMissing } from './stop.ts'
import { takeBatch } from './take-batch.ts'

export interface FulfilmentOfficeDeps extends DocumentDeps {
  orders: Pick<Orders, 'makeReady' | 'moveByHand' | 'noteByHand' | 'refund'>
}

export function fulfilmentOffice(deps: FulfilmentOfficeDeps): Handlers<typeof fulfilment> {
  return {
    ...pickingHandlers(deps),
    ...packingHandlers(deps),
    ...documentHandlers(deps),
    ...manifestHandlers(deps),
  }
}

type PickingCalls = 'picking' | 'takeBatch' | 'batch' | 'takeOverBatch' | 'scan' | 'reportMissing'

function pickingHandlers(
  deps: FulfilmentOfficeDeps,
): Pick<Handlers<typeof fulfilment>, PickingCalls> {
  const { database, clock, memberNames } = deps
  const reader = (call: Call) => ({ memberId: staffOf(call).id, memberNames, now: clock.now() })
  const batch = (id: number, call: Call) => readBatch(database, id, reader(call))
  return {
    async picking(_, call) {
      return { data: await readPicking(database, reader(call)) }
    },
    async takeBatch({ body }, call) {
      const { count, delivery = null, carrier = null, promised_until: day } = body
      const at = clock.now()
      const { until } = dateRange(
        day ? 'custom' : 'all',
        { start: day ?? undefined, end: day ?? undefined },
        at,
      )
      const id = await inTransaction(database.pool, async (tx) => {
        const memberId = staffOf(call).id
        const request = { count, delivery, carrier, promisedBefore: until, memberId, at }
        const taken = await takeBatch(tx, request)
        const after = { count, ...(delivery && { delivery }), ...(carrier && { carrier }) }
        await deps.recordAudit(tx, auditSource(call), { subject: `pick-batch:${taken}`, after })
        return taken
      })
      return { data: await batch(id, call) }
    },
    async batch({ params }, call) {
      return { data: await batch(params.id, call) }
    },
    async takeOverBatch({ params: { id } }, call) {
      await inTransaction(database.pool, async (tx) => {
        const locked = await lockBatch(tx, id)
        const memberId = staffOf(call).id
        if (locked.taken_by === memberId) return
        if (!isFree(locked, clock.now())) {
          refuse('conflict', { message: 'Another member is picking this batch.' })
        }
        await giveBatch(tx, id, memberId, clock.now())
        const before = { taken_by: locked.taken_by }
        const change = { subject: `pick-batch:${id}`, before, after: { taken_by: memberId } }
        await deps.recordAudit(tx, auditSource(call), change)
      })
      return { data: await batch(id, call) }
    },
    async scan({ params: { id }, body: { scans } }, call) {
      const outcomes = await changeBatch(deps, call, id, (tx, _, memberId) =>
        takeScans(tx, { batchId: id, memberId, scans, at: clock.now() }),
      )
      return { data: { outcomes, batch: await batch(id, call) } }
    },
    async reportMissing({ params: { id }, body: { line_id: lineId } }, call) {
      await changeBatch(deps, call, id, async (tx, _, memberId) => {
        const by = { staff: memberId }
        const { reason } = await stopForMissing(tx, { batchId: id, lineId, by, at: clock.now() })
        const change = { subject: `pick-batch:${id}`, after: { stopped: reason } }
        await deps.recordAudit(tx, auditSource(call), change)
      })
      return { data: await batch(id, call) }
    },
  }
}

function packingHandlers(
  deps: FulfilmentOfficeDeps,
): Omit<
  Handlers<typeof fulfilment>,
  PickingCalls | keyof typeof documents | keyof typeof manifests
> {
  const { clock, orders } = deps
  const read = async (code: string) => ({ data: await wholeFulfilment(deps, code) })
  return {
    fulfilmentOf: ({ params }) => read(params.code),
    async packOrder({ params: { code }, body }, call) {
      await changeFulfilment(deps, call, code, async (tx, order, by) => {
        requireState((await lockFulfilment(tx, order.id)).state, 'packed')
        const lines = await boxLines(tx, order.id)
        requireWholeBox(lines, body.scanned)
        requireWeight(lines, body.weight_grams, body.is_weight_confirmed)
        const numbers = requireSerials(lines, body.serials)
        await storeSerials(tx, { orderId: order.id, numbers, memberId: by.staff, at: clock.now() })
        const { weight_grams: weightGrams } = body
        const move = { orderId: order.id, weightGrams, by, at: clock.now() }
        await moveFulfilment(tx, { ...move, state: 'packed' })
        if (order.shippingCode === 'pick-up') await orders.makeReady(tx, order, by)
        return {
          packed: true,
          ...(weightGrams && { weight_grams: weightGrams }),
          ...(numbers.length > 0 && { serials: numbers.map(({ number }) => number) }),
        }
      })
      return { message: 'The box is closed.', ...(await read(code)) }
    },
    async resumeOrder({ params: { code }, body: { how } }, call) {
      await changeFulfilment(deps, call, code, async (within, order, by) => {
        const at = clock.now()
        let refundedKobo = 0
        const settle = async (lines: MissingUnits[]) => {
          if (order.paymentStatus !== 'PAID') {
            return orders.noteByHand({ orderCode: code, note: noteOn(lines), by, within })
          }
          requireRefunds(call)
          const missing = lines.map((line) => ({ ...line, disposition: 'written-off' as const }))
          const choice = { of: 'lines' as const, lines: missing, reason: 'Missing on its shelf' }
          const request = { orderCode: code, ...choice, isAgain: true, by, within }
          refundedKobo = (await orders.refund(request)).amountKobo
          const money = { orderId: order.id, memberId: by.staff, amountKobo: refundedKobo, at }
          await countRefund(within, money)
        }
        await resumeOrder(within, { orderId: order.id, how, settle, by, at })
        return { resumed: how, ...(refundedKobo > 0 && { refunded_kobo: refundedKobo }) }
      })
      return { message: 'The order continues.', ...(await read(code)) }
    },
    async handOver({ params: { code }, body }, call) {
      await changeFulfilment(deps, call, code, (tx, order, by) =>
        handOver(tx, orders, order, { ...body, by, at: clock.now() }),
      )
      return { message: 'The order has been dispatched.', ...(await read(code)) }
    },
  }
}

/** For the customer of an order that is paid at the counter. */
function noteOn(missing: readonly MissingUnits[]): string {
  const units = missing.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')
  return `We do not have these units: ${units}. You pay only for what you collect.`
}

/** Money goes back by those who may send it, with the second step proved of late: as a refund on the order's page. */
function requireRefunds(call: Call): void {
  const { permissions, isSteppedUp } = staffOf(call)
  if (!permissions.has('refunds.make')) {
    refuse('forbidden', { message: 'Your roles do not send money back: let the order wait.' })
  }
  if (!isSteppedUp) refuse('step_up_needed')
}

async function wholeFulfilment({ database }: FulfilmentDeps, code: string): Promise<Fulfilment> {
  const { id: orderId, isPaid } = (await orderToFulfil(database, code)) ?? refuse('not_found')
  const { state, reason, weight_grams } = await readFulfilment(database, orderId)
  const lines = await boxLines(database, orderId)
  const numbers = await serialsOf(database, orderId)
  return {
    code,
    state,
    reason,
    is_paid: isPaid,
    lines: lines.map((line) => ({
      line_id: line.lineId,
      name: line.name,
      options: line.options,
      product_code: line.code,
      bin: line.bin,
      barcode: line.barcode,
      image_url: line.imageUrl,
      units: line.units,
      serials: line.serials,
      numbers: numbers.get(line.lineId) ?? [],
    })),
    expected_grams: expectedGrams(lines),
    weight_grams,
  }
}
