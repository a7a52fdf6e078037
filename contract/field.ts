import { z } from 'zod'
import { puzzles } from './proof-of-work.ts'
import { cleaned, oneLine, seenLength } from './text/plain-text.ts'

/** A numeric identifier. */
export const Id = z.number().int().positive().max(2_147_483_647)

/** A boolean as the specification writes it. */
export const Flag = z.union([z.literal(0), z.literal(1)])

/** ISO 8601 in UTC: `2026-11-21T08:15:00.000Z`. */
export const Time = z.iso.datetime()

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/**
 * A whole number from 1 to `max` in an address or a body, where browsers send text as well as numbers. Lists and
 * booleans, which `Number` reads as numbers too, are refused.
 */
export function wholeNumber(max: number, error = `must be a whole number from 1 to ${max}`) {
  return wholeNumberFrom(1, max, error)
}

/** `Number` also reads `1e1`, `0x10`, `+1`, ` 1` and what is empty: text is digits, or refused. */
export function wholeNumberFrom(min: number, max: number, error: string) {
  const digits = z.string().regex(/^\d{1,10}$/)
  return z
    .union([z.number(), digits.transform(Number)], { error })
    .pipe(z.number().int(error).min(min, error).max(max, error))
}

/** A boolean as forms send it. */
export const FlagInput = z
  .union([z.number(), z.literal(['0', '1']), z.boolean()])
  .transform(Number)
  .pipe(Flag)

/** A number without an exponent, where browsers send text as well. */
export const DecimalInput = z.union([
  z.number().nonnegative().max(1e12),
  z
    .string()
    .regex(/^\d{1,12}(\.\d{1,6})?$/)
    .transform(Number),
])

/** An id as callers send it. */
export const IdInput = wholeNumber(2_147_483_647)

/** The query of a stream of events. */
export const StreamQuery = z.object({
  /**
   * How many ms ago the caller asked for what it displays, or last heard of the stream: events of that
   * account since then come first. Left out: only what happens from now on.
   */
  behind_ms: wholeNumber(86_400_000).optional(),
})

/** A field that forms also send empty, or as null. */
export const orNothing = <T extends z.ZodType>(value: T) =>
  z.union([value, z.literal('')]).nullish()

/** What a form of the office clears by sending nothing: null then. */
export const orNull = <T extends z.ZodType>(value: T) =>
  z.union([z.literal('').transform(() => null), z.null(), value])

/** Six digits, as sent by SMS, WhatsApp or mail. */
export const Code = z.string().regex(/^\d{6}$/, 'Code should be 6 characters long')

/** The answer to `proof_of_work_required` (`contract/proof-of-work.ts`). */
export const ProofOfWork = z.object({
  challenge: z.string().max(200),
  solution: z.array(z.number().int().nonnegative().max(4_294_967_295)).length(puzzles),
})

/** What pages must know of a picture before it is there. */
export const PictureFacts = z.object({
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Its average, the placeholder colour while it loads: `#rrggbb`. */
  placeholder_color: z.string(),
})

/** `+234` and ten digits, which are not a +234 once more. */
export const PhoneNumber = z
  .string()
  .regex(/^\+234\d{10}$/, { error: 'phone number must contain 10 digits', abort: true })
  .regex(/^\+234(?!234)/, 'phone number should not start with +234')

export const Email = z.email('Enter a valid email address').max(254)

/**
 * Short, unguessable, easy to read out by phone: ten capitals and digits. What is typed may be anything of that kind;
 * capitals are made of it here, and nowhere else.
 */
export const OrderCode = z
  .string()
  .min(4)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/)
  .toUpperCase()

/** Code units that one seen character may have at most, on an average: marks upon marks are no text. */
const unitsPerCharacter = 12

/**
 * Text typed by a person: trimmed, no control characters but line breaks. `max` characters as people see them, and at
 * least `min.characters`.
 */
export function text(max: number, min?: Minimum) {
  return typed(cleaned, max, min)
}

/** The same in one line, as names, codes and addresses are: a run of blanks is one. */
export function line(max: number, min?: Minimum) {
  return typed(oneLine, max, min)
}

interface Minimum {
  characters: number
  /** Says what is missing. */
  words: string
}

function typed(asStored: (text: string) => string, max: number, min?: Minimum) {
  return z
    .string()
    .max(max * unitsPerCharacter)
    .overwrite(asStored)
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'has characters that cannot be kept')
    .trim()
    .refine((text) => seenLength(text) <= max, `Write ${max} characters at most`)
    .refine((text) => seenLength(text) >= (min?.characters ?? 0), min?.words)
}

/** `?page=`, from 1. A page past the end is an empty list; anything but a positive whole number is 422. */
export const PageNumber = wholeNumber(1_000_000).default(1)

export const PageLink = z.object({
  url: z.string().nullable(),
  label: z.string(),
  active: z.boolean(),
})
export type PageLink = z.infer<typeof PageLink>

/** The paging fields, beside `data` in a list or under its `meta`. */
export const PageMeta = z.object({
  links: z.array(PageLink),
  per_page: z.number().int(),
  current_page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
})
export type PageMeta = z.infer<typeof PageMeta>

/** A list with its paging fields at its root. */
export function paged<T extends z.ZodType>(item: T) {
  return PageMeta.extend({ data: z.array(item) })
}

/** A list with its paging fields under `meta` (orders, reviews). */
export function pagedWithMeta<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: PageMeta })
}

/** The times by which lists of orders and transactions are narrowed. */
export const dateSorts = ['all', 'daily', 'weekly', 'monthly', 'last_month', 'custom'] as const

/** Both days included, in Lagos; required by `custom`. */
export const DateRange = z.object({ start: Day.optional(), end: Day.optional(), page: PageNumber })
