import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Day, Id, IdInput, line, OrderCode, Time } from '../field.ts'
import { maxPickedOrders } from '../limits.ts'
import { serialKinds } from '../product-facts.ts'
import { shippingCodes } from '../shipping-methods.ts'
import { documents } from './documents.ts'
import { manifests } from './manifests.ts'

export const fulfilmentStates = [
  'waiting',
  'picking',
  'picked',
  'packed',
  'handed-over',
  'stopped',
] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]
const State = z.enum(fulfilmentStates)

/** A line as a picker finds it in the store. */
const PickLine = z.object({
  line_id: Id,
  order_code: OrderCode,
  /** The order's place in the batch, from 1: the box that its units go into. */
  box: z.number().int(),
  name: z.string(),
  /** The names of the chosen values. */
  options: z.array(z.string()),
  /** The product's; null once it is deleted. */
  product_code: z.string().nullable(),
  bin: z.string().nullable(),
  barcode: z.string().nullable(),
  image_url: z.string().nullable(),
  /** To find, without what was refunded. */
  units: z.number().int(),
  picked: z.number().int(),
})
export type PickLine = z.infer<typeof PickLine>

const PickBatch = z.object({
  id: Id,
  /** A member's name. */
  taken_by: z.string(),
  is_mine: z.boolean(),
  taken_at: Time,
  /** Nobody has touched it for two hours: another member may take it over. */
  is_free: z.boolean(),
  is_done: z.boolean(),
  orders: z.array(z.object({ code: OrderCode, box: z.number().int(), state: State })),
  /** By bin. */
  lines: z.array(PickLine),
})
export type PickBatch = z.infer<typeof PickBatch>

const OpenBatch = z.object({
  id: Id,
  taken_by: z.string(),
  is_mine: z.boolean(),
  taken_at: Time,
  touched_at: Time,
  is_free: z.boolean(),
  orders: z.number().int(),
  units: z.number().int(),
  picked: z.number().int(),
})
export type OpenBatch = z.infer<typeof OpenBatch>

const Picking = z.object({
  as_of: Time,
  /** Orders that nobody picks yet, by how they leave. */
  waiting: z.array(
    z.object({
      delivery: z.enum(shippingCodes),
      carrier: z.string().nullable(),
      count: z.number().int(),
      oldest_at: Time,
    }),
  ),
  batches: z.array(OpenBatch),
  /** Orders that were stopped, and those that wait for their box, or for whoever takes it. */
  stopped: z.array(z.object({ code: OrderCode, reason: z.string() })),
  to_pack: z.array(z.object({ code: OrderCode, picked_at: Time })),
  to_hand_over: z.array(z.object({ code: OrderCode, packed_at: Time })),
})
export type Picking = z.infer<typeof Picking>

/** A unit that was scanned, or confirmed by a press. The key makes it count once. */
const Scan = z.object({
  key: z.uuid(),
  line_id: IdInput,
  /** As it was read; null: a press confirmed it. */
  barcode: line(64).nullable(),
})
export type Scan = z.infer<typeof Scan>

export const scanOutcomes = ['counted', 'wrong', 'too-many'] as const

const PackingLine = PickLine.omit({ box: true, order_code: true, picked: true }).extend({
  /** The kind of number that each unit has; null: none. */
  serials: z.enum(serialKinds).nullable(),
  /** As they were recorded. */
  numbers: z.array(z.string()),
})
export type PackingLine = z.infer<typeof PackingLine>

const Fulfilment = z.object({
  code: OrderCode,
  state: State,
  reason: z.string().nullable(),
  /** Else its customer pays at the counter. */
  is_paid: z.boolean(),
  lines: z.array(PackingLine),
  /** Of all units, as the catalogue has it. */
  expected_grams: z.number().int(),
  weight_grams: z.number().int().nullable(),
})
export type Fulfilment = z.infer<typeof Fulfilment>

const batchId = z.object({ id: IdInput })
const code = z.object({ code: OrderCode })
const edit = { staff: 'orders.edit' } as const
const oneBatch = z.object({ data: PickBatch })
const oneFulfilment = z.object({ data: Fulfilment })

/** How orders are picked and packed. */
export const fulfilment = {
  ...documents,
  ...manifests,
  picking: officeEndpoint({
    method: 'GET',
    path: '/office/picking',
    access: edit,
    summary: 'What is to be picked, who picks, and what was stopped',
    answer: z.object({ data: Picking }),
  }),
  takeBatch: officeEndpoint({
    method: 'POST',
    path: '/office/pick-batches',
    access: edit,
    keyed: true,
    summary: 'Take the oldest orders that nobody picks',
    body: z.object({
      count: z.number().int().min(1).max(maxPickedOrders),
      delivery: z.enum(shippingCodes).nullish(),
      carrier: line(100).nullish(),
      /** Only those promised until this day, in Lagos. */
      promised_until: Day.nullish(),
    }),
    answer: oneBatch,
    errors: ['conflict'],
  }),
  batch: officeEndpoint({
    method: 'GET',
    path: '/office/pick-batches/{id}',
    access: edit,
    summary: 'A batch with its lines, by bin',
    params: batchId,
    answer: oneBatch,
    errors: ['not_found'],
  }),
  takeOverBatch: officeEndpoint({
    method: 'POST',
    path: '/office/pick-batches/{id}/take-over',
    access: edit,
    summary: 'Go on with a batch that nobody has touched for two hours',
    params: batchId,
    body: z.object({}),
    answer: oneBatch,
    errors: ['not_found', 'conflict'],
  }),
  scan: officeEndpoint({
    method: 'POST',
    path: '/office/pick-batches/{id}/scans',
    access: edit,
    summary: 'Count what was found: each scan once, whenever the network brings it',
    params: batchId,
    body: z.object({ scans: z.array(Scan).min(1).max(500) }),
    answer: z.object({
      data: z.object({
        outcomes: z.array(z.object({ key: z.uuid(), outcome: z.enum(scanOutcomes) })),
        batch: PickBatch,
      }),
    }),
    errors: ['not_found', 'conflict'],
  }),
  reportMissing: officeEndpoint({
    method: 'POST',
    path: '/office/pick-batches/{id}/missing',
    access: edit,
    keyed: true,
    summary: 'Stop an order of which not all units are there',
    params: batchId,
    body: z.object({ line_id: IdInput }),
    answer: oneBatch,
    errors: ['not_found', 'conflict'],
  }),
  fulfilmentOf: officeEndpoint({
    method: 'GET',
    path: '/office/fulfilments/{code}',
    access: edit,
    summary: 'An order as it is packed',
    params: code,
    answer: oneFulfilment,
    errors: ['not_found'],
  }),
  packOrder: officeEndpoint({
    method: 'POST',
    path: '/office/fulfilments/{code}/packing',
    access: edit,
    keyed: true,
    summary: 'Close the box: every unit was scanned into it, and no other',
    params: code,
    body: z.object({
      /** Barcodes or product codes, as often as each was scanned. */
      scanned: z
        .array(z.object({ code: line(64), units: z.number().int().min(1).max(10_000) }))
        .max(500),
      weight_grams: z.number().int().min(1).max(1_000_000).nullable(),
      /** One number for each unit of the lines that want them. */
      serials: z
        .array(z.object({ line_id: IdInput, numbers: z.array(line(60)).max(10_000) }))
        .max(500)
        .default([]),
      /** The weight is far from what is expected, and right. */
      is_weight_confirmed: z.boolean().default(false),
    }),
    answer: oneFulfilment,
    errors: ['not_found', 'conflict'],
  }),
  resumeOrder: officeEndpoint({
    method: 'POST',
    path: '/office/fulfilments/{code}/resume',
    access: edit,
    keyed: true,
    summary:
      'Let a stopped order wait for its units, or go on with what is there; a paid one with refunds.make and the second step',
    params: code,
    body: z.object({ how: z.enum(['wait', 'without-missing']) }),
    answer: oneFulfilment,
    errors: ['not_found', 'conflict', 'step_up_needed'],
  }),
  handOver: officeEndpoint({
    method: 'POST',
    path: '/office/fulfilments/{code}/hand-over',
    access: { staff: 'orders.hand-over' },
    keyed: true,
    summary: 'Give a packed order to a carrier or at a park',
    params: code,
    body: z.object({
      /** The company at a park, or who came for the carrier. */
      taken_by: line(100, { characters: 2, words: 'Say who took it' }),
      /** Of a park. */
      waybill: line(60).nullish(),
      driver_phone: line(30).nullish(),
    }),
    answer: oneFulfilment,
    errors: ['not_found', 'conflict'],
  }),
} as const
