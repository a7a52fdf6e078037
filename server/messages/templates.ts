import { z } from 'zod'
import { formatNaira } from '#server/platform/naira.ts'
import { toGsm } from './gsm.ts'

/** One message in the forms of all channels. */
export interface Wording {
  /** One SMS: at most 160 characters of its alphabet. */
  sms: string
  subject: string
  /** Paragraphs of the mail. */
  mail: string[]
  /** Large in mails; the value of WhatsApp's own template for codes. */
  code?: string
}

interface Template<V> {
  values: z.ZodType<V>
  /**
   * A newer code replaces a waiting one; a code is sent twice rather than not at all, and may go by
   * WhatsApp.
   */
  isCode: boolean
  write(values: V, facts: { storeName: string; until: string }): Wording
}

/** The text of every message; no other code writes any. */
export const templates = {
  register_code: codeTemplate('to open your account'),
  reset_code: codeTemplate('to set a new password'),
  phone_code: codeTemplate('to confirm your phone number'),
  letter: template({
    values: z.object({
      writer: z.string(),
      writerEmail: z.string(),
      writerPhone: z.string().nullable(),
      letter: z.string(),
    }),
    isCode: false,
    write: ({ writer, writerEmail, writerPhone, letter }, { storeName }) => ({
      sms: `Somebody wrote to ${storeName} with the contact form.`,
      subject: `Somebody wrote to ${storeName}`,
      mail: [
        `${writer} wrote with the contact form. Answer to ${[writerEmail, writerPhone].filter(Boolean).join(' or ')}.`,
        ...letter.split('\n').filter((line) => line.trim() !== ''),
      ],
    }),
  }),
  password_changed: template({
    values: z.object({ changedAt: z.coerce.date() }),
    isCode: false,
    write({ changedAt }, { storeName }) {
      const when = dayAndTime.format(changedAt)
      return {
        sms: `Your ${storeName} password was changed on ${when}. Was it not you? Set a new one at once with 'Forgot password'.`,
        subject: `Your ${storeName} password was changed`,
        mail: [
          `Your ${storeName} password was changed on ${when}. Every device was signed out.`,
          'Was it not you? Set a new password at once with ‘Forgot password’ on the login page.',
        ],
      }
    },
  }),
  order_paid: orderTemplate(({ code, sum }) => ({
    change: 'is paid',
    sentence: `Your order ${code} for ${sum} is paid, and we are getting it ready.`,
  })),
  order_reserved: orderTemplate(({ code, sum, until }) => ({
    change: 'is kept for you',
    sentence: `Your order ${code} for ${sum} is kept for you until ${until}. You pay when you pick it up.`,
  })),
  order_ready: orderTemplate(({ code }) => ({
    change: 'is ready',
    sentence: `Your order ${code} is ready for you at our store.`,
  })),
  order_sent: orderTemplate(({ code }) => ({
    change: 'is on its way',
    sentence: `Your order ${code} is on its way to you.`,
  })),
  order_cancelled: orderTemplate(({ code }) => ({
    change: 'was cancelled',
    sentence: `Your order ${code} was cancelled. You owe nothing for it.`,
  })),
  order_refunded: orderTemplate(({ code, sum }) => ({
    change: 'is paid back',
    sentence: `${sum} for your order ${code} is on its way back to you.`,
  })),
  payment_returned: orderTemplate(({ code, sum }) => ({
    change: 'could not be paid any more',
    sentence: `Your payment of ${sum} could not be used for order ${code} any more. It is on its way back to you.`,
  })),
}

export type TemplateName = keyof typeof templates
export type TemplateValues = {
  [T in TemplateName]: z.output<(typeof templates)[T]['values']>
}

const maxNameLength = 20

/**
 * The text of a message. `values` are the stored ones; throws where they do not fit the template.
 * `until`: when it expires.
 */
export function word(
  name: TemplateName,
  values: unknown,
  { storeName, until }: { storeName: string; until: Date },
): Wording {
  const { values: shape, write }: Template<unknown> = templates[name]
  const parsed = shape.parse(values)
  const facts = { storeName, until: time.format(until) }
  const short = { ...facts, storeName: toGsm(storeName).slice(0, maxNameLength).trim() }
  return { ...write(parsed, facts), sms: toGsm(write(parsed, short).sms) }
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

function codeTemplate(purpose: string) {
  return template({
    values: z.object({ code: z.string().regex(/^(\d{6}|\d{18})$/) }),
    isCode: true,
    write: ({ code: digits }, { storeName, until }) => {
      // Eighteen digits are read in groups.
      const code = digits.replace(/\d{6}(?=\d)/g, '$& ')
      // One SMS, also with a long code.
      const why = code === digits ? ': we never ask for it' : ''
      return {
        sms: `${code} is your ${storeName} code ${purpose}. It works until ${until}. Give it to nobody${why}.`,
        subject: `Your ${storeName} code`,
        mail: [
          `This is your ${storeName} code ${purpose}. It works until ${until}, Lagos time.`,
          'Give it to nobody: we never ask for it. If you did not ask for this code, leave this mail alone: nothing has changed.',
        ],
        code,
      }
    },
  })
}

/** One sentence about an order, the same in every channel. */
function orderTemplate(
  write: (facts: { code: string; sum: string; until: string }) => {
    /** What happened to it, after 'Your order'. */
    change: string
    sentence: string
  },
) {
  return template({
    values: z.object({
      orderCode: z.string(),
      amountKobo: z.number().int(),
      /** Until when a pick-up waits. */
      until: z.coerce.date().nullable(),
    }),
    isCode: false,
    write({ orderCode, amountKobo, until }, { storeName }) {
      const { change, sentence } = write({
        code: orderCode,
        sum: formatNaira(amountKobo),
        until: until ? dayAndTime.format(until) : '',
      })
      return {
        sms: `${storeName}: ${sentence}`,
        subject: `Your ${storeName} order ${change}`,
        mail: [sentence, `You find it under ‘Orders’ at ${storeName}.`],
      }
    },
  })
}

/** Types a template's text by its values. */
function template<V>(definition: Template<V>): Template<V> {
  return definition
}

const lagos = { timeZone: 'Africa/Lagos', hourCycle: 'h23', timeStyle: 'short' } as const
const time = new Intl.DateTimeFormat('en-GB', lagos)
const dayAndTime = new Intl.DateTimeFormat('en-GB', { ...lagos, dateStyle: 'medium' })
