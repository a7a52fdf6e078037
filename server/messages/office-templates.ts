import { z } from 'zod'
import { dayAndTime, template } from './template.ts'

/** What members of the staff get; always by mail. */
export const officeTemplates = {
  staff_invitation: template({
    values: z.object({ invitationLink: z.string(), until: z.coerce.date() }),
    isCode: false,
    write: ({ invitationLink, until }, { storeName }) => ({
      sms: `You are invited to the office of ${storeName}. Look into your mail.`,
      subject: `You are invited to the office of ${storeName}`,
      mail: [
        `You are invited to work in the office of ${storeName}. The link below works until ${dayAndTime.format(until)}, Lagos time, and for you alone: pass it on to nobody.`,
        'You set a password, or use the one of your account, and then a second step: a passkey or an authenticator app.',
        'Did you not expect this? Then leave it alone, and nothing happens.',
      ],
      link: { text: 'Take up the invitation', href: invitationLink },
    }),
  }),
  office_approval: template({
    values: z.object({ title: z.string(), officeLink: z.string() }),
    isCode: false,
    write: ({ title, officeLink }, { storeName }) => ({
      sms: `A request waits for you in the office of ${storeName}.`,
      subject: `A request waits for you at ${storeName}`,
      mail: [
        `${title}: another member has requested it, and it waits for your decision.`,
        'It ends after three days. You get such a mail once for each request, and none while you have the office open.',
      ],
      link: { text: 'The request', href: officeLink },
    }),
  }),
  office_orders: template({
    values: z.object({
      count: z.number().int(),
      codes: z.array(z.string()),
      officeLink: z.string(),
    }),
    isCode: false,
    write({ count, codes, officeLink }, { storeName }) {
      const what = count === 1 ? 'An order has' : `${count} orders have`
      const more = count > codes.length ? ` and ${count - codes.length} more` : ''
      return {
        sms: `${what} come in at ${storeName}.`,
        subject: `New orders at ${storeName}`,
        mail: [
          `${what} come in: ${codes.join(', ')}${more}.`,
          'You get such a mail once in ten minutes at most, and none while you have the office open. Your own page there switches it off.',
        ],
        link: { text: 'The orders', href: officeLink },
      }
    },
  }),
  staff_factor_changed: template({
    /** `change`: 'a passkey was added'. */
    values: z.object({ change: z.string(), changedAt: z.coerce.date() }),
    isCode: false,
    write({ change, changedAt }, { storeName }) {
      const what = `At your sign-in to the office of ${storeName} ${change} on ${dayAndTime.format(changedAt)}.`
      return {
        sms: `Your sign-in to the office of ${storeName} was changed. Not you? Tell an owner at once.`,
        subject: `Your sign-in to the office of ${storeName} was changed`,
        mail: [
          what,
          'Was it you, or did you ask for it? Then there is nothing to do. Not you? Tell an owner at once: they can suspend your access.',
        ],
      }
    },
  }),
  staff_factor_guessed: template({
    values: z.object({ member: z.string(), changedAt: z.coerce.date() }),
    isCode: false,
    write({ member, changedAt }, { storeName }) {
      const what = `Somebody who has the password of ${member} entered ten wrong codes at the office of ${storeName}, the last on ${dayAndTime.format(changedAt)}.`
      return {
        sms: `Somebody guesses codes at the office of ${storeName}. Look into your mail.`,
        subject: `Somebody guesses at the office of ${storeName}`,
        mail: [
          what,
          'For a day the digits of that member work only in browsers in which they signed in before. Passkeys and recovery codes work everywhere.',
          'Was it not the member? Then set a new password in the shop at once; an owner can suspend the access until then.',
        ],
      }
    },
  }),
  audit_report: template({
    /** `fault`: the first entry that does not fit; null: all do. */
    values: z.object({
      entries: z.number(),
      hash: z.string(),
      fault: z.string().nullable(),
      at: z.coerce.date(),
    }),
    isCode: false,
    write({ entries, hash, fault, at }, { storeName }) {
      const when = dayAndTime.format(at)
      return {
        sms: fault
          ? `The audit of ${storeName} does not add up. Look into your mail.`
          : `The audit of ${storeName} adds up.`,
        subject: fault
          ? `The audit of ${storeName} does not add up`
          : `The audit of ${storeName} adds up`,
        mail: [
          fault
            ? `The audit was read on ${when} and does not add up: ${fault}. Somebody changed it past the mall. Keep this mail, and find out who could write to the database.`
            : `The audit was read on ${when}: all ${entries} entries fit.`,
          `The hash of entry ${entries}: ${hash}`,
          'Keep this mail. The audit can only grow, so a later one must still have this entry with this hash.',
        ],
      }
    },
  }),
}
