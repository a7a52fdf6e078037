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
      sms: `Somebody wrote to ${storeName} with the contact form.`,
      subject: `Somebody wrote to ${storeName}`,
      mail: [
        `${writer} wrote with the contact form. Answer to ${[writerEmail, writerPhone].filter(Boolean).join(' or ')}.`,
        ...paragraphs(letter),
      ],
      pictures,
    }),
  }),
  contact_answer: template({
    values: z.object({ answer: z.string(), question: z.string(), writtenAt: z.coerce.date() }),
    isCode: false,
    write: ({ answer, question, writtenAt }, { storeName, publicUrl }) => ({
      sms: `${storeName} has answered your message. Look into your mail.`,
      subject: `${storeName} has answered your message`,
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
      sms: `${code} is your ${storeName} code ${purpose}. It works until ${until}. Give it to nobody: we never ask for it.`,
      subject: `Your ${storeName} code`,
      mail: [
        `This is your ${storeName} code ${purpose}. It works until ${until}, Lagos time.`,
        'Give it to nobody: we never ask for it. If you did not ask for this code, leave this mail alone: nothing has changed.',
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
          : `${what} on ${when}. Not you? Write to us at once.`,
        subject: what,
        mail: [
          `${what} on ${when}.`,
          ...(undoLink
            ? [
                'Was it you? Then there is nothing to do.',
                `Not you? Undo it within 72 hours by this link; every device is signed out then: ${undoLink}`,
              ]
            : ['Not you? Write to us at once.']),
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
          'Was it you? Then there is nothing to do. Not you? Set a new password at once, and look at ‘Signing in’ in your account.',
        ],
      }
    },
  })
}
