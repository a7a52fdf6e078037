import { z } from 'zod'

/** An unset and an empty variable mean the same. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())
export const text = z.string().trim().min(1)
export const or = <T extends string | number>(type: z.ZodType<T>, otherwise: T) =>
  z.preprocess((value) => value || otherwise, type)

export const serviceUrl = (otherwise: string) =>
  or(z.url({ protocol: /^https$/ }).transform(withoutSlash), otherwise)

/**
 * `form` ends the sentence 'it should be …'; `meaning` is for docs/running.md, whose table `npm run variables`
 * writes.
 */
export const variable = <T extends z.ZodType>(type: T, form: string, meaning: string) =>
  type.meta({ description: form, meaning })

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
