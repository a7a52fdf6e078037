import { z } from 'zod'
import { Id, IdInput, line, orNull, text, wholeNumber, wholeNumberFrom } from './field.ts'

export const serialKinds = ['serial', 'imei'] as const

/** What a product's page shows as it is stored. */
export const PageFacts = z.object({
  code: z.string(),
  /** One to a line. */
  key_features: z.string(),
  bulk_text: z.string().nullable(),
})

/** What a product is, beside its price, stock, variations and pictures. */
export const ProductFacts = PageFacts.extend({
  name: z.string(),
  /** In the address of its page. */
  slug: z.string(),
  category_id: Id.nullable(),
  brand_id: Id,
  seller_id: Id,
  form: z.string(),
  weight_grams: z.number().int().nullable(),
  color: z.string().nullable(),
  /** Each unit has a number that is recorded when it is packed; null: none has. */
  serials: z.enum(serialKinds).nullable(),
  /** HTML, as it is stored. */
  description: z.string(),
  popularity: z.number().int(),
})

/** The same as forms send it. */
export const SentFacts = z.object({
  name: line(200).min(1, 'Give it a name'),
  slug: line(200),
  code: line(60).min(1, 'Give it a code'),
  category_id: orNull(IdInput),
  brand_id: IdInput,
  seller_id: IdInput,
  form: line(60),
  weight_grams: orNull(wholeNumber(10_000_000, 'Type the weight in grams, such as 850')),
  color: orNull(line(60)),
  serials: orNull(z.enum(serialKinds)),
  key_features: text(4_000),
  description: text(50_000),
  bulk_text: orNull(text(2_000)),
  popularity: wholeNumberFrom(0, 1_000_000, 'Type a number from 0 to 1,000,000'),
})
