import { z } from 'zod'
import { Time } from '../field.ts'

/** `data` of the refusal `edited_meanwhile`: who changed it since the version that was sent, and to what. */
export const EditedMeanwhile = z.object({
  version: z.number().int(),
  by: z.string(),
  at: Time,
  /** Field → its value now, of those that differ from what was sent. */
  fields: z.record(z.string(), z.unknown()),
})
export type EditedMeanwhile = z.infer<typeof EditedMeanwhile>
