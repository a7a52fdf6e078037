import { z } from 'zod'
import { toGsm } from './gsm.ts'
import { officeTemplates } from './office-templates.ts'
import { orderTemplates } from './order-templates.ts'
import { dayAndTime, type Facts, type Template, template, time, type Wording } from './template.ts'

/** The text of every message; no other code writes any. */
export const templates = {
  register_code: codeTemplate('to open your account'),
  reset_code: codeTemplate('to set a new password'),
  phone_code: codeTemplate('to confirm your phone number'),
  confirm_code: codeTemplate('to confirm that it is you'),
  login_code: codeTemplate('to log in on another device'),
  letter: template({
    values: z.object({
      writer: z.string(),
      writerEmail: z.string(),
      writerPhone: z.string().nullable(),
      letter: z.string(),
      /** JPEGs, base64. */
      pictures: z.array(z.string()).default([]),
    }),
    isCode: false,
    write: ({ writer, writerEmail, writerPhone, letter, pictures }, { storeName }) => ({
      sms: `New message to ${storeName} from the contact form.`,
      subject: `New contact message to ${storeName}`,
      mail: [
        `${writer} sent a message with the contact form. Reply to ${[writerEmail, writerPhone].filter(Boolean).join(' or ')}.`,
        ...paragraphs(letter),
      ],
      pictures,
    }),
  }),
  contact_answer: template({
    values: z.object({ answer: z.string(), question: z.string(), writtenAt: z.coerce.date() }),
    isCode: false,
    write: ({ answer, question, writtenAt }, { storeName, publicUrl }) => ({
      sms: `${storeName} has replied to your message. Check your email.`,
      subject: `${storeName} has replied to your message`,
      mail: [
        ...paragraphs(answer),
        `You wrote on ${dayAndTime.format(writtenAt)}:`,
        ...paragraphs(question),
      ],
      link: { text: 'Write to us again', href: `${publicUrl}/contact-us` },
    }),
  }),
  password_changed: changeTemplate('password was changed'),
  phone_number_changed: changeTemplate('phone number was changed'),
  second_factor_changed: changeTemplate('way to log in was changed'),
  recovery_code_used: noticeTemplate((storeName, when) => ({
    subject: `A recovery code for your ${storeName} account was used`,
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
        sms: `A change to your ${storeName} account was undone on ${when}. Log in with your earlier password.`,
        subject: `A change to your ${storeName} account was undone`,
        mail: [
          `A change to your ${storeName} account was undone on ${when}with the link we sent you. Every device was signed out.`,
          'Your earlier contacts and password are back. For 72 hours you cannot reset your password with a code.',
        ],
      }
    },
  }),
  ...orderTemplates,
  ...officeTemplates,
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
  { storeName, publicUrl, until }: Omit<Facts, 'until'> & { until: Date },
): Wording {
  const { values: shape, write }: Template<unknown> = templates[name]
  const parsed = shape.parse(values)
  const facts = { storeName, publicUrl, until: time.format(until) }
  const short = { ...facts, storeName: toGsm(storeName).slice(0, maxNameLength).trim() }
  return { ...write(parsed, facts), sms: toGsm(write(parsed, short).sms) }
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

/** The lines of what somebody wrote, without empty ones. */
function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function codeTemplate(purpose: string) {
  return template({
    values: z.object({ code: z.string().regex(/^\d{6}$/) }),
    isCode: true,
    write: ({ code }, { storeName, until }) => ({
      sms: `${code} is your ${storeName} code ${purpose}. It expires at ${until}. Do not share it: we will never ask for it.`,
      subject: `Your ${storeName} code`,
      mail: [
        `This is your ${storeName} code ${purpose}. It expires at ${until}, Lagos time.`,
        'Do not share it: we will never ask for it. If you did not request this code, ignore this email: nothing has changed.',
      ],
      code,
    }),
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
          : `${what} on ${when}. Not you? Contact us immediately.`,
        subject: what,
        mail: [
          `${what} on ${when}.`,
          ...(undoLink
            ? [
                'If this was you, you do not need to do anything.',
                `Not you? Undo it within 72 hours with this link, which also signs out every device: ${undoLink}`,
              ]
            : ['Not you? Contact us immediately.']),
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
          'If this was you, you do not need to do anything. Not you? Set a new password immediately, and check ‘Signing in’ in your account.',
        ],
      }
    },
  })
}
