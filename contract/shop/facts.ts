import { z } from 'zod'

/** What products are and shoppers filter by, in the order in which equally frequent ones are offered. */
export const factKinds = [
  'size',
  'storage',
  'memory',
  'screen',
  'capacity',
  'power',
  'battery',
  'colour',
  'condition',
] as const
export type FactKind = (typeof factKinds)[number]

/** `storage.128gb,storage.256gb,colour.black`: any of one kind, all of the kinds; empty means no filter. */
export const FactList = z
  .string()
  .max(600)
  .regex(
    /^((size|storage|memory|screen|capacity|power|battery|colour|condition)\.[a-z0-9.]{1,40}(,(?!$)|$))*$/,
    'facts, comma-separated',
  )
  .transform((text) => (text === '' ? [] : [...new Set(text.split(','))].sort()))

export const FacetCount = z.object({ count: z.number().int(), count_is_exact: z.boolean() })

/** What the products of a list differ in, the most frequent first; each value counted without the others of its kind. */
export const FactFacet = z.object({
  kind: z.enum(factKinds),
  /** `fact` is what the filter takes: 'storage.128gb'. */
  values: z.array(FacetCount.extend({ fact: z.string(), name: z.string() })),
})
