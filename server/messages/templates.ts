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
  confirm_code: codeTemplate('to confirm that it is you'),
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
  password_changed: changeTemplate('password was changed'),
  phone_number_changed: changeTemplate('phone number was changed'),
  second_factor_changed: changeTemplate('way to log in was changed'),
  recovery_code_used: noticeTemplate((storeName, when) => ({
    subject: `A recovery code of your ${storeName} account was used`,
    sentence: `Somebody logged in to your ${storeName} account with a recovery code on ${when}.`,
  })),
  second_factor_guessed: noticeTemplate((storeName, when) => ({
    subject: `Somebody knows your ${storeName} password`,
    sentence: `Somebody with your ${storeName} password entered many wrong codes, the last on ${when}.`,
  })),
  change_undone: template({
    values: z.object({ changedAt: z.coerce.date() }),
    isCode: false,
    write({ changedAt }, { storeName }) {
      const when = dayAndTime.format(changedAt)
      return {
        sms: `A change of your ${storeName} account was undone on ${when}. Log in with the password from before it.`,
        subject: `A change of your ${storeName} account was undone`,
        mail: [
          `A change of your ${storeName} account was undone on ${when}, by the link that we had sent. Every device was signed out.`,
          'Contacts and password are again what they were before the change. For 72 hours no code sets a new password.',
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
  order_cancelled_paid: orderTemplate(({ code, sum }) => ({
    change: 'was cancelled',
    sentence: `Your order ${code} was cancelled. ${sum} goes back the way it was paid.`,
  })),
  order_left: orderTemplate(({ code }) => ({
    change: 'was collected before we could stop it',
    sentence: `A carrier had collected your cancelled order ${code}. Please do not take it in: it comes back to us.`,
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

/** What changed of an account, after 'Your password …'; those who may undo it get the link. */
function changeTemplate(change: string) {
  return template({
    values: z.object({
      changedAt: z.coerce.date(),
      undoLink: z.string().nullable().default(null),
    }),
    isCode: false,
    write({ changedAt, undoLink }, { storeName }) {
      const when = dayAndTime.format(changedAt)
      const what = `Your ${storeName} ${change}`
      return {
        sms: undoLink
          ? `${what}. Not you? ${undoLink}`
          : `${what} on ${when}. Was it not you? Write to us at once.`,
        subject: what,
        mail: [
          `${what} on ${when}.`,
          ...(undoLink
            ? [
                'Was it you? Then there is nothing to do.',
                `Was it not you? Undo it within 72 hours by this link; every device is signed out then: ${undoLink}`,
              ]
            : ['Was it not you? Write to us at once.']),
        ],
      }
    },
  })
}

/** What happened at a login, in a sentence, and what to do where it was somebody else. */
function noticeTemplate(
  write: (storeName: string, when: string) => { subject: string; sentence: string },
) {
  return template({
    values: z.object({ changedAt: z.coerce.date() }),
    isCode: false,
    write({ changedAt }, { storeName }) {
      const { subject, sentence } = write(storeName, dayAndTime.format(changedAt))
      return {
        sms: `${sentence} Not you? Set a new password.`,
        subject,
        mail: [
          sentence,
          'Was it you? Then there is nothing to do. Was it not you? Set a new password at once, and look at ‘Signing in’ in your account.',
        ],
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
