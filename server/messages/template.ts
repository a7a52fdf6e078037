import type { z } from 'zod'

/** One message in the forms of all channels. */
export interface Wording {
  /** One SMS: at most 160 characters of its alphabet. */
  sms: string
  subject: string
  /** Paragraphs of the mail. */
  mail: string[]
  /** After the paragraphs: what was bought, each with the address of a small picture, if it has one. */
  lines?: { text: string; pictureUrl: string | null }[]
  /** The last line of the mail. */
  link?: { text: string; href: string }
  /** JPEGs to attach to the mail, base64. */
  pictures?: string[]
  /** Large in mails; the value of WhatsApp's own template for codes. */
  code?: string
}

/** What every message may name. */
export interface Facts {
  storeName: string
  /** When it expires, in Lagos. */
  until: string
  /** Of the mall, without a slash at its end. */
  publicUrl: string
}

export interface Template<V> {
  values: z.ZodType<V>
  /**
   * A newer code replaces a waiting one; a code is sent before all else, twice rather than not at all, and may go by
   * WhatsApp. Its name, and no other, ends with `_code`.
   */
  isCode: boolean
  write(values: V, facts: Facts): Wording
}

/** Types a template's text by its values. */
export function template<V>(definition: Template<V>): Template<V> {
  return definition
}

const lagos = { timeZone: 'Africa/Lagos', hourCycle: 'h23', timeStyle: 'short' } as const
export const time = new Intl.DateTimeFormat('en-GB', lagos)
export const dayAndTime = new Intl.DateTimeFormat('en-GB', { ...lagos, dateStyle: 'medium' })
