import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, OrderCode, Time } from '../field.ts'
import { maxManifestParcels } from '../limits.ts'

/** A packed parcel that a carrier's driver may take. */
const WaitingParcel = z.object({
  code: OrderCode,
  /** City and state. */
  place: z.string(),
  weight_grams: z.number().int().nullable(),
  packed_at: Time,
})
export type WaitingParcel = z.infer<typeof WaitingParcel>

const ManifestParcel = z.object({
  code: OrderCode,
  place: z.string(),
  weight_grams: z.number().int().nullable(),
  tracking_number: z.string().nullable(),
  /** When the driver took it. */
  left_at: Time.nullable(),
  /** Why it stayed. */
  refused: z.string().nullable(),
})

const Manifest = z.object({
  id: Id,
  carrier: z.string(),
  /** A member's name. */
  made_by: z.string(),
  made_at: Time,
  driver_name: z.string().nullable(),
  /** An SVG path within 600 × 200. */
  signature: z.string().nullable(),
  counted: z.number().int().nullable(),
  handed_over_at: Time.nullable(),
  parcels: z.array(ManifestParcel),
})
export type Manifest = z.infer<typeof Manifest>

const ListedManifest = Manifest.pick({
  id: true,
  carrier: true,
  made_at: true,
  driver_name: true,
  handed_over_at: true,
}).extend({ parcels: z.number().int() })
export type ListedManifest = z.infer<typeof ListedManifest>

/** A line that a finger draws: from M to L, in whole units of the 600 × 200 that it is drawn in. */
const Signature = z
  .string()
  .max(20_000)
  .regex(/^(M\d{1,3} \d{1,3}( L\d{1,3} \d{1,3})+ ?)+$/, 'Sign in the field')

const edit = { staff: 'orders.edit' } as const
const one = z.object({ data: Manifest })
const id = z.object({ id: IdInput })

/** Parcels that a carrier's driver takes together. */
export const manifests = {
  manifests: officeEndpoint({
    method: 'GET',
    path: '/office/manifests',
    access: edit,
    summary: 'Packed parcels by carrier, and what drivers took of late',
    answer: z.object({
      data: z.object({
        carriers: z.array(z.object({ carrier: z.string(), parcels: z.array(WaitingParcel) })),
        recent: z.array(ListedManifest),
      }),
    }),
  }),
  makeManifest: officeEndpoint({
    method: 'POST',
    path: '/office/manifests',
    access: edit,
    keyed: true,
    summary: 'List parcels of one carrier for its driver',
    body: z.object({
      carrier: line(100),
      codes: z.array(OrderCode).min(1).max(maxManifestParcels),
    }),
    answer: one,
    errors: ['conflict'],
  }),
  manifest: officeEndpoint({
    method: 'GET',
    path: '/office/manifests/{id}',
    access: edit,
    summary: 'The parcels of a driver, and the proof that they were taken',
    params: id,
    answer: one,
    errors: ['not_found'],
  }),
  manifestSheet: officeEndpoint({
    method: 'GET',
    path: '/office/manifests/{id}/sheet',
    access: edit,
    summary: 'The same as PDF, to sign',
    params: id,
    answer: z.object({}),
    file: 'application/pdf',
    errors: ['not_found'],
  }),
  handOverManifest: officeEndpoint({
    method: 'POST',
    path: '/office/manifests/{id}/hand-over',
    access: { staff: 'orders.hand-over' },
    keyed: true,
    summary: 'Hand the parcels over, each on its own, against a signature or a count',
    params: id,
    body: z.object({
      driver_name: line(100, { characters: 2, words: 'Type the driver’s name' }),
      signature: Signature.nullish(),
      counted: z.number().int().min(1).max(10_000).nullish(),
    }),
    answer: one,
    errors: ['not_found', 'conflict'],
  }),
} as const
